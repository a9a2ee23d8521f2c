/** Asks which of the orders that wait are paid at once, says what that comes to, and opens their one payment. */
import { createPayment } from '@banxin/contract/calls/payment/payment';
import { PAYMENT_ORDERS_MAX } from '@banxin/contract/constants';
import { pathOf } from '@banxin/contract/routes';
import { formatFen } from '@banxin/ui/Money';
import { useLocation } from 'wouter';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { OrdersTogether, type TogetherDialogProps } from './OrdersTogether.tsx';
import { payTogetherText } from './payTogether.messages.ts';

export default function PayTogetherDialog({ onChanged, onClose }: TogetherDialogProps) {
  const text = useText(payTogetherText);
  const [, navigate] = useLocation();
  const { send, isPending, failure } = useSend(createPayment, { shownHere: 'all' });
  const pay = async (orderSNs: string[]): Promise<void> => {
    const sent = await send({ orderSNs });
    if (sent.ok) navigate(pathOf('payCheckout', {}, { paymentSN: sent.value.paymentSN }));
    else if (sent.failure) onChanged();
  };
  return (
    <OrdersTogether
      text={text}
      action="pay"
      tab="unpaid"
      most={PAYMENT_ORDERS_MAX}
      valueFor={({ total }) => formatFen(total ?? 0)}
      wordsOf={(chosen) => {
        const sum = formatFen(chosen.reduce((all, { total }) => all + (total ?? 0), 0));
        return { chosen: text.chosen(chosen.length, sum), send: text.pay(sum) };
      }}
      isPending={isPending}
      failure={failure}
      onSend={(orderSNs) => void pay(orderSNs)}
      onClose={onClose}
    />
  );
}
