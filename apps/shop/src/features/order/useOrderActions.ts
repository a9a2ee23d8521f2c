/** Performs what a customer does with an order: goes to the next page, or asks before cancelling. */

import { createPayment } from '@banxin/contract/calls/payment/payment';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSend } from '../../lib/useSend.ts';
import type { OrderActionName } from './orderActions.ts';

/** Where an action leads; null for one that happens in place. */
export function actionLink(name: OrderActionName, order: OrderSummary): string | null {
  const { orderSN, productId } = order;
  switch (name) {
    case 'confirm':
      return pathOf('orderConfirm', { id: productId, orderId: orderSN });
    case 'detail':
      return pathOf('UserOrderDetail', { sn: orderSN });
    case 'editFiles':
      return `${pathOf('UserOrderDetail', { sn: orderSN })}#files`;
    case 'reorder':
      return pathOf('productDetail', { id: productId }, { from: orderSN });
    case 'pay':
    case 'cancel':
      return null;
  }
}

/** `onChanged` is called when an order may have changed. The same until there is something else to show. */
export function useOrderActions(onChanged: () => void) {
  const [, navigate] = useLocation();
  const { send, sending } = useSend(createPayment);
  const [cancelling, setCancelling] = useState<OrderSummary | null>(null);
  const changed = useRef(onChanged);
  useLayoutEffect(() => {
    changed.current = onChanged;
  });
  const paying = sending?.orderSNs[0] ?? null;
  return useMemo(() => {
    const pay = async ({ orderSN }: OrderSummary): Promise<void> => {
      const sent = await send({ orderSNs: [orderSN] });
      if (sent.ok) navigate(pathOf('payCheckout', {}, { paymentSN: sent.value.paymentSN }));
      // The order may have moved on meanwhile.
      else if (sent.failure) changed.current();
    };
    return {
      /** Number of the order whose payment is being opened. */
      paying,
      /** The order whose cancellation is being asked about. */
      cancelling,
      pay: (order: OrderSummary) => void pay(order),
      askCancel: setCancelling,
      endCancel: (isCancelled: boolean) => {
        setCancelling(null);
        if (isCancelled) changed.current();
      },
    };
  }, [send, navigate, paying, cancelling]);
}

export type OrderActionsState = ReturnType<typeof useOrderActions>;
