/** Asks the seller to reverse an invoice, whole or in part; more than is left is refused at the amount. */
import { requestRed } from '@banxin/contract/calls/invoice/invoice';
import { RED_TEXT_MAX } from '@banxin/contract/constants';
import type { InvoiceRow } from '@banxin/contract/entities/invoice';
import { redReason } from '@banxin/contract/enums/invoice';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { fenOfText, textOfFen } from '@banxin/contract/rules/amount';
import { checkRedText } from '@banxin/contract/rules/invoice';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { formatFen } from '@banxin/ui/Money';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { TextField } from '@banxin/ui/TextField';
import { useMemo } from 'react';
import { DialogFoot } from '../../lib/DialogFoot.tsx';
import { FormDialog } from '../../lib/FormDialog.tsx';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useForm } from '../../lib/useForm.ts';
import { useSend } from '../../lib/useSend.ts';
import { redText } from './red.messages.ts';
import { useRedWords } from './redWords.ts';

export interface RequestRedProps {
  readonly invoice: Pick<InvoiceRow, 'id' | 'redLeft'>;
  readonly onEnd: () => void;
  /** Something else was reversed meanwhile: what is left is asked for anew, what was typed stays. */
  readonly onRefused: () => void;
}

export default function RequestRed({ invoice, onEnd, onRefused }: RequestRedProps) {
  const text = useText(redText);
  const { reasonOf } = useRedWords();
  const { toasts } = useServices();
  const { id, redLeft } = invoice;
  const { send, isPending, failure, fields } = useSend(requestRed, { shownHere: 'all' });
  const isTooMuch = failure?.errCode === errCode.balanceTooLow;
  const refused = useMemo(
    () => (isTooMuch ? { amount: failure } : fields),
    [isTooMuch, failure, fields],
  );
  const form = useForm({
    start: { reason: '', amount: textOfFen(redLeft), text: '' },
    rules: {
      reason: (value) => (value === '' ? text.reasonMissing : null),
      amount: (value) =>
        typeof value === 'string' && (fenOfText(value) ?? 0) > 0 ? null : text.amountInvalid,
      text: checkRedText,
    },
    refused,
  });
  const submit = (): void =>
    form.submit(async (typed) => {
      const amount = fenOfText(typed.amount) ?? fen(0);
      const sent = await send({ id, reason: Number(typed.reason), amount, text: typed.text });
      if (sent.ok) {
        toasts.show({ text: text.sent, tone: 'positive' });
        onEnd();
      } else if (sent.failure !== null) onRefused();
    });
  return (
    <FormDialog title={text.request} isChanged={form.isChanged && !isPending} onClose={onEnd}>
      {(close) => (
        <Form onSubmit={submit}>
          <Stack gap={16}>
            <RadioGroup
              {...form.field('reason')}
              label={text.reason}
              isRequired
              options={redReason.values.map((value) => ({
                id: String(value),
                label: reasonOf(value),
              }))}
            />
            <TextField
              {...form.field('amount')}
              label={text.amount}
              description={text.left(formatFen(redLeft))}
              isRequired
              inputMode="decimal"
              maxLength={14}
            />
            <TextArea {...form.field('text')} label={text.text} rows={3} maxLength={RED_TEXT_MAX} />
            <Text size={12} tone="quiet">
              {text.wholly}
            </Text>
            <DialogFoot
              failure={Object.keys(refused).length > 0 ? null : failure}
              failed={text.failed}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button type="submit" variant="primary" isPending={isPending}>
                {isPending ? text.sending : text.send}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
