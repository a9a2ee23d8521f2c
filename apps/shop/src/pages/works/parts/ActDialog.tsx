/**
 * Asks for what a step needs beside the press: a reason, what the customer changes, the number of a label, the money that
 * goes back with goods.
 */
import type { InputOf } from '@banxin/contract/call';
import type { CallError } from '@banxin/contract/callError';
import type { act } from '@banxin/contract/calls/works/desk';
import type { WorksStep } from '@banxin/contract/entities/works';
import { fenOfText } from '@banxin/contract/rules/amount';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { TextArea } from '@banxin/ui/TextArea';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { type Told, useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { worksText } from '../works.messages.ts';
import { UsualReasons } from './UsualReasons.tsx';

type More = Pick<InputOf<typeof act>, 'reason' | 'payload'>;

/** @unit characters */
const REASON_MIN = 4;
const REASON_MAX = 200;

const asks = ['file', 'product', 'certificate'] as const;
type Asks = (typeof asks)[number];

const templates = ['resolution', 'bleed', 'fonts', 'size', 'certificate'] as const;

/** Steps that print a label, or take one that was printed elsewhere. */
const LABELS = ['LABEL', 'RESHIP'];

export interface ActDialogProps {
  readonly step: WorksStep;
  /** The address that takes it; null for the whole case. */
  readonly of: number | null;
  /** The pass of files in which the check found something. */
  readonly isPass: boolean;
  readonly isPending: boolean;
  readonly failure: CallError | null;
  /** What the server said of the fields. */
  readonly refused: Readonly<Record<string, Told>>;
  readonly onSend: (more: More) => void;
  readonly onEnd: () => void;
}

export default function ActDialog(props: ActDialogProps) {
  const { step, of, isPass, isPending, failure, refused, onSend, onEnd } = props;
  const text = useText(worksText);
  const words = useFixedWords();
  const isLabel = LABELS.includes(step.event);
  const isReturned = step.event === 'RETURN_SCANNED';
  const isHandedBack = step.event === 'REVIEW_WITHDRAW';
  const needsReason = step.needsReason || isPass;
  const form = useForm({
    start: { reason: '', asks: 'file' as Asks, trackingNo: '', refund: '' },
    rules: {
      reason: (value) =>
        needsReason && String(value).trim().length < REASON_MIN ? text.reasonMissing : null,
      refund: (value) =>
        value !== '' && fenOfText(String(value)) === null ? text.refundUnreadable : null,
    },
    refused,
  });
  const ownHint = step.event === 'OUTSOURCE' ? text.outsourcedHint : text.reasonHint;
  const reasonHint = isPass ? text.passReasonHint : ownHint;
  const said = words(step.title);
  const title = of === null ? said : text.stepOf(text.drop(of), said);
  const submit = (): void =>
    form.submit(async ({ reason, asks: asked, trackingNo, refund }) => {
      const back = isReturned ? fenOfText(refund) : null;
      onSend({
        ...(reason !== '' && { reason }),
        payload: {
          ...(isHandedBack && { asks: asked }),
          ...(isLabel && trackingNo !== '' && { trackingNo }),
          ...(back !== null && { refund: back }),
        },
      });
    });
  return (
    <FormDialog title={title} isChanged={form.isChanged && !isPending} onClose={onEnd}>
      {(close) => (
        <Form onSubmit={submit}>
          <Stack gap={16}>
            {isHandedBack && (
              <RadioGroup
                label={text.asks}
                value={form.values.asks}
                options={[
                  { id: 'file', label: text.asksFile },
                  { id: 'product', label: text.asksProduct },
                  { id: 'certificate', label: text.asksCertificate },
                ]}
                onChange={(value) => form.change({ asks: value as Asks })}
              />
            )}
            {needsReason && (
              <TextArea
                {...form.field('reason')}
                label={isPass ? text.passReason : text.reason}
                description={reasonHint}
                rows={3}
                maxLength={REASON_MAX}
                // Usual reasons have digits, which are keys until somebody types.
                autoFocus={!isHandedBack}
              />
            )}
            {isHandedBack && (
              <UsualReasons
                reasons={templates.map((name) => text[name])}
                onChoose={(reason) => form.change({ reason })}
              />
            )}
            {isLabel && (
              <TextField
                {...form.field('trackingNo')}
                label={text.trackingNo}
                description={text.trackingHint}
                maxLength={40}
                autoFocus={!needsReason}
              />
            )}
            {isReturned && (
              <TextField
                {...form.field('refund')}
                label={text.refund}
                description={text.refundHint}
                inputMode="decimal"
                maxLength={20}
                autoFocus={!needsReason}
              />
            )}
            <DialogFoot
              failure={Object.keys(refused).length > 0 ? null : failure}
              failed={text.notActed}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button type="submit" variant="primary" isPending={isPending}>
                {said}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
