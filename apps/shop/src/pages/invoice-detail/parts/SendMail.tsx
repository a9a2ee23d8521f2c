/** Sends the files of an invoice to an address, the one of before where there is no other. */
import { sendInvoiceMail } from '@banxin/contract/calls/invoice/invoice';
import { checkInvoiceMailTo } from '@banxin/contract/rules/invoice';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { mailText } from '../mail.messages.ts';

export interface SendMailProps {
  /** Of the invoice. */
  readonly id: number;
  /** '' where none was named. */
  readonly address: string;
  readonly onEnd: () => void;
  readonly onBack: () => void;
}

export default function SendMail({ id, address, onEnd, onBack }: SendMailProps) {
  const text = useText(mailText);
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(sendInvoiceMail, { shownHere: 'all' });
  const form = useForm({
    start: { mail: address },
    rules: { mail: checkInvoiceMailTo },
    refused: fields,
  });
  const submit = (): void =>
    form.submit(async ({ mail }) => {
      const sent = await send({ id, mail });
      if (!sent.ok) return;
      toasts.show({ text: text.submitted, tone: 'positive' });
      onEnd();
    });
  return (
    <FormDialog
      title={address === '' ? text.send : text.again}
      isChanged={form.isChanged && !isPending}
      onClose={onBack}
    >
      {(close) => (
        <Form onSubmit={submit}>
          <Stack gap={16}>
            <TextField
              {...form.field('mail')}
              label={text.to}
              description={text.hint}
              type="email"
              autoComplete="email"
              isRequired
              maxLength={100}
            />
            <DialogFoot
              failure={Object.keys(fields).length > 0 ? null : failure}
              failed={text.failed}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button type="submit" variant="primary" isPending={isPending}>
                {isPending ? text.submitting : text.submit}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
