/** Asks which of the parcels on their way have arrived, and confirms their receipt at once. */
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { RECEIPT_ORDERS_MAX } from '@banxin/contract/constants';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { OrdersTogether, type TogetherDialogProps } from './OrdersTogether.tsx';
import { receiveTogetherText } from './receiveTogether.messages.ts';

export default function ReceiveTogetherDialog({ onChanged, onClose }: TogetherDialogProps) {
  const text = useText(receiveTogetherText);
  const { toasts } = useServices();
  const { send, isPending, failure } = useSend(confirmReceipt, { shownHere: 'all' });
  const receive = async (orderSNs: string[]): Promise<void> => {
    const sent = await send({ orderSNs });
    if (sent.ok) {
      toasts.show({ text: text.done(orderSNs.length), tone: 'positive' });
      onClose();
    }
    if (sent.ok || sent.failure) onChanged();
  };
  return (
    <OrdersTogether
      text={text}
      action="confirmReceipt"
      tab="toReceive"
      most={RECEIPT_ORDERS_MAX}
      valueFor={({ orderSN }) => orderSN.slice(-4)}
      wordsOf={({ length }) => ({ chosen: text.chosen(length), send: text.confirm(length) })}
      isPending={isPending}
      failure={failure}
      onSend={(orderSNs) => void receive(orderSNs)}
      onClose={onClose}
    />
  );
}
