/** Asks before a payment is closed; its code comes when somebody asks. */
import { closePayment } from '@banxin/contract/calls/payment/channel';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { useText } from '../../../lib/text.ts';
import { checkoutText } from '../checkout.messages.ts';
import type { PaymentKind } from '../paymentKind.ts';

export interface ClosePaymentProps {
  readonly paymentSN: string;
  readonly kind: PaymentKind;
  /** Closed; true when it was done. */
  readonly onEnd: (isDone: boolean) => void;
}

export default function ClosePayment({ paymentSN, kind, onEnd }: ClosePaymentProps) {
  const text = useText(checkoutText);
  return (
    <AskBefore
      call={closePayment}
      input={{ paymentSN }}
      title={text.close}
      done={{ text: text.closed, detail: text[`${kind}Closed`] }}
      failed={text.closeFailed}
      onEnd={onEnd}
    >
      {text[`${kind}CloseQuestion`]}
    </AskBefore>
  );
}
