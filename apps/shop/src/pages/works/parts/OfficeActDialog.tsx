/** Asks for what a step of the office needs beside the press: a reason, an answer, a number of the bank. */
import type { CallError } from '@banxin/contract/callError';
import { COMPANY_NAME_MAX, WORKS_REASON_MAX, WORKS_REASON_MIN } from '@banxin/contract/constants';
import type { OfficeNeed, OfficeStep } from '@banxin/contract/entities/office';
import { fenOfText, textOfFen } from '@banxin/contract/rules/amount';
import { checkCompanyName } from '@banxin/contract/rules/papers';
import { checkTaxNumber, warnTaxNumber } from '@banxin/contract/rules/validation';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { TextArea } from '@banxin/ui/TextArea';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { type Told, useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { officeText } from '../office.messages.ts';
import type { Needed } from '../useOfficeActing.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';
import { UsualReasons } from './UsualReasons.tsx';

/** How much of each fits, and whether it takes several lines. @unit characters */
const fields = {
  reason: { most: WORKS_REASON_MAX, isLong: true },
  text: { most: 500, isLong: true },
  amount: { most: 20, isLong: false },
  bankRef: { most: 64, isLong: false },
  bankNumber: { most: 60, isLong: false },
  invoiceNumber: { most: 40, isLong: false },
  carrier: { most: 40, isLong: false },
  trackingNo: { most: 40, isLong: false },
  account: { most: 50, isLong: false },
  remark: { most: 40, isLong: false },
  company: { most: COMPANY_NAME_MAX, isLong: false },
  taxNumber: { most: 20, isLong: false },
  redReason: { most: 1, isLong: false },
} as const satisfies Readonly<Record<OfficeNeed, unknown>>;

/** What is typed; the rest is chosen. */
type TypedNeed = Exclude<OfficeNeed, 'redReason'>;

const needs = Object.keys(fields) as readonly OfficeNeed[];

const blank = Object.fromEntries(needs.map((need) => [need, ''])) as Record<OfficeNeed, string>;

export interface OfficeActDialogProps {
  readonly step: OfficeStep;
  readonly isPending: boolean;
  readonly failure: CallError | null;
  /** What the server said of the fields. */
  readonly refused: Readonly<Record<string, Told>>;
  readonly onSend: (needed: Needed) => void;
  readonly onEnd: () => void;
}

export default function OfficeActDialog(props: OfficeActDialogProps) {
  const { step, isPending, failure, refused, onSend, onEnd } = props;
  const text = useText(worksText);
  const office = useText(officeText);
  const words = useFixedWords();
  const mostOf = step.redReasons ? office.redMost : office.most;
  const ruleOf = (need: OfficeNeed) => (value: unknown) => {
    if (!step.needs.includes(need)) return null;
    if (need === 'company') return checkCompanyName(value);
    if (need === 'taxNumber') return checkTaxNumber(value);
    if (need === 'amount') {
      const amount = fenOfText(String(value)) ?? 0;
      if (amount <= 0) return office.amountMissing;
      const tooMuch = step.redReasons ? office.redMost : office.aboveMost;
      return step.money && amount > step.money.most ? tooMuch(step.money.most) : null;
    }
    const { length } = String(value).trim();
    const least = need === 'reason' ? WORKS_REASON_MIN : 1;
    return length < least ? office[`${need}Missing`] : null;
  };
  const form = useForm({
    start: {
      ...blank,
      ...step.known,
      ...(step.money && { amount: textOfFen(step.money.asked) }),
    },
    rules: Object.fromEntries(needs.map((need) => [need, ruleOf(need)])),
    refused,
  });
  const hintOf = (need: TypedNeed): string => {
    if (need === 'amount') return step.money ? mostOf(step.money.most) : '';
    const softly = need === 'taxNumber' ? warnTaxNumber(form.values.taxNumber.trim()) : null;
    return softly === null ? office[`${need}Hint`] : words(softly);
  };
  const title = words(step.title);
  const submit = (): void =>
    form.submit(async ({ amount, redReason, ...values }) => {
      const typed = step.needs.flatMap((need) =>
        need === 'amount' || need === 'redReason' ? [] : [[need, values[need].trim()]],
      );
      const sum = step.needs.includes('amount') ? fenOfText(amount) : null;
      onSend({
        ...Object.fromEntries(typed),
        ...(sum !== null && { amount: sum }),
        ...(step.redReasons && { redReason: Number(redReason) }),
      });
    });
  return (
    <FormDialog title={title} isChanged={form.isChanged && !isPending} onClose={onEnd}>
      {(close) => (
        <Form onSubmit={submit}>
          <Stack gap={16}>
            {step.notices && (
              <Notice tone="caution" title={office.before}>
                <ul className={css.notices}>
                  {step.notices.map((notice) => (
                    <li key={notice.data.key}>{words(notice)}</li>
                  ))}
                </ul>
              </Notice>
            )}
            {step.needs.map((need, at) => {
              if (need === 'redReason') {
                return (
                  <RadioGroup
                    key={need}
                    {...form.field(need)}
                    label={office.redReason}
                    isRequired
                    options={(step.redReasons ?? []).map(({ value, title: name }) => ({
                      id: String(value),
                      label: words(name),
                    }))}
                  />
                );
              }
              const { most, isLong } = fields[need];
              const Field = isLong ? TextArea : TextField;
              return (
                <Field
                  key={need}
                  {...form.field(need)}
                  label={need === 'amount' && step.redReasons ? office.redAmount : office[need]}
                  description={hintOf(need)}
                  maxLength={most}
                  // Where there are usual reasons, their digits are keys until somebody types.
                  autoFocus={at === 0 && (need !== 'reason' || step.templates.length === 0)}
                  {...(isLong && { rows: 3 })}
                  {...(need === 'amount' && { inputMode: 'decimal' as const })}
                />
              );
            })}
            <UsualReasons reasons={step.templates} onChoose={(reason) => form.change({ reason })} />
            <DialogFoot
              failure={Object.keys(refused).length > 0 ? null : failure}
              failed={text.notActed}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button type="submit" variant="primary" isPending={isPending}>
                {title}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
