/** Performs what a customer does with an order: goes to the next page, or asks before it is done. */

import { createPayment } from '@banxin/contract/calls/payment/payment';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSend } from '../../lib/useSend.ts';
import type { OrderActionName } from './orderActions.ts';

/** What is asked about before it is done. */
export type AskedAction =
  | 'confirmFiles'
  | 'filesModified'
  | 'cancel'
  | 'confirmReceipt'
  | 'stopShipping'
  | 'resumeShipping'
  | 'hide';

const ASKED: readonly OrderActionName[] = [
  ...([
    'confirmFiles',
    'filesModified',
    'cancel',
    'confirmReceipt',
    'stopShipping',
    'resumeShipping',
    'hide',
  ] as const),
];

/** True for what is asked about first. */
export const isAsked = (name: OrderActionName): name is AskedAction => ASKED.includes(name);

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
    case 'afterSales':
      return pathOf('aftersaleCreate', { type: '1', sn: orderSN });
    case 'reorder':
      return pathOf('productDetail', { id: productId }, { from: orderSN });
    default:
      return null;
  }
}

/** `onChanged` is called when an order may have changed, with what was asked about and done. The same until there is something else to show. */
export function useOrderActions(onChanged: (done?: AskedAction) => void) {
  const [, navigate] = useLocation();
  const { send, sending } = useSend(createPayment);
  const [asked, setAsked] = useState<{
    readonly action: AskedAction;
    readonly order: OrderSummary;
  } | null>(null);
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
      /** What is being asked about, and of which order. */
      asked,
      pay: (order: OrderSummary) => void pay(order),
      ask: (action: AskedAction, order: OrderSummary) => setAsked({ action, order }),
      endAsking: (isDone: boolean) => {
        setAsked(null);
        if (isDone) changed.current(asked?.action);
      },
    };
  }, [send, navigate, paying, asked]);
}

export type OrderActionsState = ReturnType<typeof useOrderActions>;
