/** Logs a customer out of a device, as it asked. */
import { endCustomerDevice } from '@banxin/contract/calls/works/customers';
import type { CustomerDevice } from '@banxin/contract/entities/customerFile';
import { Text } from '@banxin/ui/Text';
import { deviceName } from '../../../lib/deviceName.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { customersText } from '../customers.messages.ts';
import { isReason, ReasonDialog } from './ReasonDialog.tsx';

export interface EndDeviceDialogProps {
  /** Of the customer. */
  readonly id: number;
  readonly device: CustomerDevice;
  readonly onEnd: () => void;
}

export default function EndDeviceDialog({ id, device, onEnd }: EndDeviceDialogProps) {
  const text = useText(customersText);
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(endCustomerDevice, { shownHere: 'all' });
  const form = useForm({
    start: { reason: '' },
    rules: { reason: (reason) => (isReason(reason) ? null : text.reasonMissing) },
    refused: fields,
  });
  const submit = (): void =>
    form.submit(async ({ reason }) => {
      const sent = await send({ id, device: device.id, reason });
      if (!sent.ok) return;
      toasts.show({ text: text.ended, tone: 'positive' });
      onEnd();
    });
  const name = deviceName(device.device, text.unknownDevice);
  return (
    <ReasonDialog
      title={text.end}
      form={form}
      isTold
      templates={[text.templateCall]}
      isPending={isPending}
      failure={Object.keys(fields).length > 0 ? null : failure}
      failed={text.notEnded}
      does={text.end}
      onSubmit={submit}
      onEnd={onEnd}
    >
      <Text>{text.endHint(name, device.ip, device.login)}</Text>
    </ReasonDialog>
  );
}
