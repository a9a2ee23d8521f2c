/** Says no to a reversal of the works, and why. */
import { respondRed } from '@banxin/contract/calls/invoice/invoice';
import { RED_TEXT_MAX } from '@banxin/contract/constants';
import { checkRedText } from '@banxin/contract/rules/invoice';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Stack } from '@banxin/ui/Stack';
import { TextArea } from '@banxin/ui/TextArea';
import { redText } from '../../../features/invoice/red.messages.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';

export interface DenyRedProps {
  /** Of the reversal. */
  readonly id: number;
  readonly onEnd: () => void;
}

export default function DenyRed({ id, onEnd }: DenyRedProps) {
  const text = useText(redText);
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(respondRed, { shownHere: 'all' });
  const form = useForm({
    start: { reason: '' },
    rules: { reason: checkRedText },
    refused: fields,
  });
  const submit = (): void =>
    form.submit(async ({ reason }) => {
      const sent = await send({ id, agree: false, reason });
      if (!sent.ok) return;
      toasts.show({ text: text.denied, tone: 'positive' });
      onEnd();
    });
  return (
    <FormDialog title={text.denyTitle} isChanged={form.isChanged && !isPending} onClose={onEnd}>
      {(close) => (
        <Form onSubmit={submit}>
          <Stack gap={16}>
            <TextArea
              {...form.field('reason')}
              label={text.denyReason}
              rows={3}
              maxLength={RED_TEXT_MAX}
            />
            <DialogFoot
              failure={Object.keys(fields).length > 0 ? null : failure}
              failed={text.denyFailed}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button type="submit" variant="primary" isPending={isPending}>
                {text.deny}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
