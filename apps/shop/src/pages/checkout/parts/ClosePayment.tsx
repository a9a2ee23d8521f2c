/** Asks before a payment is closed; its code comes when somebody asks. */
import { closePayment } from '@banxin/contract/calls/payment/channel';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { useText } from '../../../lib/text.ts';
import { checkoutText } from '../checkout.messages.ts';

export interface ClosePaymentProps {
  readonly paymentSN: string;
  /** It fills the account. */
  readonly isTopUp: boolean;
  /** Closed; true when it was done. */
  readonly onEnd: (isDone: boolean) => void;
}

export default function ClosePayment({ paymentSN, isTopUp, onEnd }: ClosePaymentProps) {
  const text = useText(checkoutText);
  return (
    <AskBefore
      call={closePayment}
      input={{ paymentSN }}
      title={text.close}
      done={{ text: text.closed, detail: isTopUp ? text.closedTopUp : text.closedDetail }}
      failed={text.closeFailed}
      onEnd={onEnd}
    >
      {isTopUp ? text.closeTopUpQuestion : text.closeQuestion}
    </AskBefore>
  );
}
