/** How an order is made, and its parcels. */
import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import type { ParcelLog } from '@banxin/contract/calls/delivery/express.schemas';
import { getOrderMaking } from '@banxin/contract/calls/order/making';
import type { OrderMaking } from '@banxin/contract/calls/order/making.schemas';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { type Loadable, useCall } from '../../lib/useCall.ts';

/** Statuses in which there may be a parcel. */
const PACKED: readonly number[] = [
  ...[s.shipping, s.shipped, s.inDelivery, s.delivered, s.toReturn, s.returned],
];

/** Whether anything may have been packed: before that nothing is asked. */
export const mayHaveParcels = ({ status }: OrderDetail): boolean => PACKED.includes(status);

/** Statuses before a work order is opened. */
const isMade = ({ status, isPrinted }: OrderDetail): boolean =>
  isPrinted && status >= s.workOrderOpened && status <= s.delivered;

/** Waits for ever before anything is made. */
export const useMaking = (order: OrderDetail): Loadable<OrderMaking | null> =>
  useCall(getOrderMaking, isMade(order) ? { orderSN: order.orderSN } : null);

export const useParcels = ({ orderSN }: OrderDetail): Loadable<ParcelLog[]> =>
  useCall(getExpressLogs, { orderSN });
