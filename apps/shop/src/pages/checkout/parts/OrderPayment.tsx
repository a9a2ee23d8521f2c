/** Opens the payment of the order that an address names, as messages do, and goes on with it; or says why there is none. */
import { createPayment } from '@banxin/contract/calls/payment/payment';
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { LoadFailure } from '../../../lib/LoadFailure.tsx';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { checkoutText } from '../checkout.messages.ts';
import { CashierWaiting } from './CashierWaiting.tsx';

export default function OrderPayment({ orderSN }: { readonly orderSN: string }) {
  const text = useText(checkoutText);
  const [, navigate] = useLocation();
  const { send, failure, isPending } = useSend(createPayment, { shownHere: 'all' });
  const open = useCallback(async (): Promise<void> => {
    const sent = await send({ orderSNs: [orderSN] });
    if (!sent.ok) return;
    // Whoever goes back comes to where the message was read.
    navigate(pathOf('payCheckout', {}, { paymentSN: sent.value.paymentSN }), { replace: true });
  }, [send, navigate, orderSN]);
  useEffect(() => void open(), [open]);
  if (failure === null || isPending) return <CashierWaiting />;
  return (
    <LoadFailure
      place="main"
      title={text.notOpened}
      kept={text.loadFailedKept}
      unknown={text.unknownOrder}
      unknownHint={text.notFoundHint}
      forbidden={text.forbidden}
      ways={
        <>
          <LinkButton href={pathOf('UserOrderDetail', { sn: orderSN })} variant="primary">
            {text.seeOrder}
          </LinkButton>
          <LinkButton href={pathOf('myOrder', {}, { tab: 'unpaid' })}>{text.toOrders}</LinkButton>
        </>
      }
      error={failure}
      onRetry={() => void open()}
    />
  );
}
