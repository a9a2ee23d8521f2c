/** Closes the payment, after a question. */
import { closePayment } from '@banxin/contract/calls/payment/channel';
import { Button } from '@banxin/ui/Button';
import { useState } from 'react';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { checkoutText } from '../checkout.messages.ts';
import type { PaymentKind } from '../paymentKind.ts';

const ClosePayment = lazyPart(() => import('./ClosePayment.tsx'));

export interface CloseActionProps {
  readonly paymentSN: string;
  readonly kind: PaymentKind;
  /** It is closed, or was over before. */
  readonly onClosed: () => void;
}

export function CloseAction({ paymentSN, kind, onClosed }: CloseActionProps) {
  const text = useText(checkoutText);
  const showPartFailed = usePartFailedToast();
  const [isAsking, setIsAsking] = useState(false);
  if (!useCanCall()(closePayment)) return null;
  const end = (isDone: boolean): void => {
    setIsAsking(false);
    if (isDone) onClosed();
  };
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>{text.close}</Button>
      {isAsking && (
        <PartBoundary
          onLost={() => {
            setIsAsking(false);
            showPartFailed(text.closeFailed, () => setIsAsking(true));
          }}
        >
          <ClosePayment paymentSN={paymentSN} kind={kind} onEnd={end} />
        </PartBoundary>
      )}
    </>
  );
}
