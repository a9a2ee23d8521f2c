/** When an order is late, and when it is expected now. The day it was due stands in its row (`due_day`). */
import type { OrderLate } from '@banxin/contract/entities/order';
import { standingFor } from '@banxin/contract/messages/orderStanding';
import { book } from '@banxin/pricing/book';
import { datesOf, type Road } from '@banxin/pricing/delivery';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from './order.ts';
import { roadsOf, type StoredPromise } from './promise.ts';

const whole = (road: Road): Road => road;

/** What is still to be done at each station: working days until it is sent, and what is left of a road. */
const left = {
  made: ({ cutOff }: StoredPromise) => ({ days: 1, cutOff, rest: whole }),
  shipped: ({ cutOff }: StoredPromise) => ({ days: 0, cutOff, rest: whole }),
  // On the road no cut-off counts any more.
  received: () => ({
    days: 0,
    cutOff: '24:00',
    rest: ({ carrier }: Road): Road => ({ carrier, transitDays: 1 }),
  }),
};

/** The day after which an order is late is the last one on which it was to go on. @param now instant */
export const isLate = ({ due_day }: Pick<OrderRow, 'due_day'>, now: string): boolean =>
  due_day !== null && due_day < dayOf(msOf(now));

/** Null when the order is on time, or nothing was promised. @param now instant */
export function lateOf(
  order: Pick<OrderRow, 'status' | 'flags' | 'carrier' | 'due_day' | 'promise'>,
  now: string,
): OrderLate | null {
  if (!isLate(order, now)) return null;
  const { station } = standingFor(order.status, true);
  const terms =
    station === 'made' || station === 'shipped' || station === 'received' ? station : null;
  if (terms === null) return null;
  const promise = order.promise as StoredPromise;
  const { rest, ...works } = left[terms](promise);
  const [first, ...others] = roadsOf(order, promise);
  const roads = [rest(first), ...others.map(rest)] as const;
  return { expected: datesOf(book, works, roads, now).arriveDate };
}
