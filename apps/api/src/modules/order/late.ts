/** When an order is late, and when it is expected now. The day it was due stands in its row (`due_day`). */
import type { OrderLate } from '@banxin/contract/entities/order';
import type { DeliveryPromise } from '@banxin/contract/entities/quote';
import { standingFor } from '@banxin/contract/messages/orderStanding';
import { book } from '@banxin/pricing/book';
import { datesOf } from '@banxin/pricing/delivery';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from './order.ts';

/** What is still to be done at each station: working days until it is sent, days on the road. */
const left = {
  made: ({ transitDays, cutOff }: DeliveryPromise) => ({ days: 1, transitDays, cutOff }),
  shipped: ({ transitDays, cutOff }: DeliveryPromise) => ({ days: 0, transitDays, cutOff }),
  // On the road no cut-off counts any more.
  received: () => ({ days: 0, transitDays: 1, cutOff: '24:00' }),
};

/** The day after which an order is late is the last one on which it was to go on. @param now instant */
export const isLate = ({ due_day }: Pick<OrderRow, 'due_day'>, now: string): boolean =>
  due_day !== null && due_day < dayOf(msOf(now));

/** Null when the order is on time, or nothing was promised. @param now instant */
export function lateOf(
  order: Pick<OrderRow, 'status' | 'carrier' | 'due_day' | 'promise'>,
  now: string,
): OrderLate | null {
  if (!isLate(order, now)) return null;
  const { station } = standingFor(order.status, true);
  const terms =
    station === 'made' || station === 'shipped' || station === 'received' ? station : null;
  if (terms === null) return null;
  const promise = order.promise as DeliveryPromise;
  return { expected: datesOf(book, left[terms](promise), order.carrier, now).arriveDate };
}
