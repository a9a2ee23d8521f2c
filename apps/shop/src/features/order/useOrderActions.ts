/** Performs what a customer does with an order: goes to the next page, or asks before cancelling. */

import { createPayment } from '@banxin/contract/calls/payment/payment';
import { CallError } from '@banxin/contract/client';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../lib/services.ts';
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

/** `onChanged` is called when an order may have changed. */
export function useOrderActions(onChanged: () => void) {
  const { client, newKey } = useServices();
  const [, navigate] = useLocation();
  const [paying, setPaying] = useState<string | null>(null);
  const [cancelling, setCancelling] = useState<OrderSummary | null>(null);

  const pay = async ({ orderSN }: OrderSummary): Promise<void> => {
    if (paying !== null) return;
    setPaying(orderSN);
    try {
      const { paymentSN } = await client.send(
        createPayment,
        { orderSN },
        { idempotencyKey: newKey() },
      );
      navigate(pathOf('payCheckout', {}, { payment: paymentSN }));
    } catch (error) {
      // The client has shown why; the order may have moved on meanwhile.
      if (!(error instanceof CallError)) throw error;
      onChanged();
    } finally {
      setPaying(null);
    }
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
      if (isCancelled) onChanged();
    },
  };
}

export type OrderActionsState = ReturnType<typeof useOrderActions>;
