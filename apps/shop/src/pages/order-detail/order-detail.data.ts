/** The order of the address and its payments. */
import { getComment } from '@banxin/contract/calls/order/comment';
import type { OrderComment } from '@banxin/contract/calls/order/comment.schemas';
import { getOrderDetail, getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import type { RefundRecord } from '@banxin/contract/calls/payment/refund.schemas';
import type { OrderDetail, PaymentRecord } from '@banxin/contract/entities/order';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useServices } from '../../lib/services.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

/** Where the print files stand on the page. */
export const FILES_ANCHOR = 'files';

/** Set when the customer came to give an address. */
export const SET_ADDRESS = 'setAddress';

/** `type=2` leaves its mark and goes out of the address. @see specification §2 route behaviour */
export function useAddressFlag(): void {
  const { store } = useServices();
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const isFlagged = params.get('type') === '2';
  const rest = new URLSearchParams(params);
  rest.delete('type');
  const search = rest.toString();
  useEffect(() => {
    if (!isFlagged) return;
    store.write(SET_ADDRESS, true);
    navigate(search === '' ? path : `${path}?${search}`, { replace: true });
  }, [isFlagged, store, navigate, path, search]);
}

/** The mark is used up by the order's address: `open` is called once for each visit that asked for it. */
export function useTakenAddressFlag(open: () => void): void {
  const { store } = useServices();
  const [params] = useSearchParams();
  const isPassing = params.get('type') === '2';
  const opening = useEffectEvent(open);
  useEffect(() => {
    // While the mark is being left it is not there yet.
    if (isPassing || store.read(SET_ADDRESS) !== true) return;
    store.remove(SET_ADDRESS);
    opening();
  }, [isPassing, store]);
}

export function useOrderDetail(): Loadable<OrderDetail> {
  const { sn } = useRouteParams('UserOrderDetail');
  return useCall(getOrderDetail, { ordersn: sn });
}

/** What was said of it; null while nothing was. */
export const useComment = ({ orderSN }: OrderDetail): Loadable<OrderComment | null> =>
  useCall(getComment, { orderSN });

/** Waits for ever where prices are not shown: nothing is asked. */
export const usePayments = ({ orderId, total }: OrderDetail): Loadable<PaymentRecord[]> =>
  useCall(getOrderPaymentRecords, total === null ? null : { orderId });

export const useRefunds = ({ orderId }: OrderDetail): Loadable<RefundRecord[]> =>
  useCall(getOrderRefunds, { orderId });
