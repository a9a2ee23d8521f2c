/** Enters a bank transfer that came, under the bank's own number. */
import { recordReceipt } from '@banxin/contract/calls/works/receipts';
import { fenOfText } from '@banxin/contract/rules/amount';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { receiptText } from '../receipt.messages.ts';

export interface ReceiptDialogProps {
  /** Something came: the queue shows how it stands. */
  readonly onEntered: () => void;
  readonly onEnd: () => void;
}

export default function ReceiptDialog({ onEntered, onEnd }: ReceiptDialogProps) {
  const text = useText(receiptText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(recordReceipt, { shownHere: 'all' });
  const needed = (message: string) => (value: unknown) =>
    String(value).trim() === '' ? message : null;
  const form = useForm({
    start: { remark: '', amount: '', number: '' },
    rules: {
      remark: needed(text.remarkMissing),
      amount: (value) => ((fenOfText(String(value)) ?? 0) > 0 ? null : text.amountMissing),
      number: needed(text.numberMissing),
    },
    refused: fields,
  });
  const submit = (): void =>
    form.submit(async ({ remark, amount, number }) => {
      const fen = fenOfText(amount);
      if (fen === null) return;
      const sent = await send({ remark: remark.trim(), amount: fen, number: number.trim() });
      if (!sent.ok) return;
      const { arrival, said } = sent.value;
      toasts.show({ text: words(said), tone: arrival === 'booked' ? 'positive' : 'caution' });
      onEntered();
      onEnd();
    });
  return (
    <FormDialog title={text.title} isChanged={form.isChanged && !isPending} onClose={onEnd}>
      {(close) => (
        <Form onSubmit={submit}>
          <Stack gap={16}>
            <TextField
              {...form.field('remark')}
              autoFocus
              label={text.remark}
              description={text.remarkHint}
              maxLength={40}
            />
            <TextField
              {...form.field('amount')}
              label={text.amount}
              description={text.amountHint}
              inputMode="decimal"
              maxLength={20}
            />
            <TextField
              {...form.field('number')}
              label={text.number}
              description={text.numberHint}
              maxLength={60}
            />
            <DialogFoot
              failure={Object.keys(fields).length > 0 ? null : failure}
              failed={text.failed}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button type="submit" variant="primary" isPending={isPending}>
                {text.enter}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
