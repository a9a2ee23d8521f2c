/** The delivery promise of an order: when its days are fixed, and what is noted when they change later. */
import { OUTSOURCED_DAYS } from '@banxin/contract/constants';
import type { DeliveryPlan, DeliveryPromise } from '@banxin/contract/entities/quote';
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import type { Transition } from '@banxin/contract/lifecycles/chart';
import { book } from '@banxin/pricing/book';
import { datesLater, datesOf, type Road } from '@banxin/pricing/delivery';
import type { OrderRow } from './order.ts';

/** As it is stored; whether it was changed is a flag of the order. */
export type StoredPromise = Omit<DeliveryPromise, 'isChanged'> & {
  /** How it goes to each of several addresses; absent for one. */
  readonly roads?: readonly Road[];
};

/** The promise of an order that is not paid yet. */
export const unfixedPromise = (plan: DeliveryPlan | null): StoredPromise | null =>
  plan && { ...plan, shipDate: null, arriveDate: null };

type Promised = Pick<OrderRow, 'promise' | 'flags' | 'carrier'>;

/** How an order's goods go to each of its addresses. */
export function roadsOf(
  { flags, carrier }: Pick<Promised, 'flags' | 'carrier'>,
  { roads = [], transitDays }: StoredPromise,
): [Road, ...Road[]] {
  const [first, ...others] = roads;
  const isSeveral = orderFlag.has(flags, orderFlag.multiSiteShipping);
  return isSeveral && first ? [first, ...others] : [{ carrier, transitDays }];
}

/** Statuses in which the files are not confirmed, even if they had been before. */
export const SUSPENDED: readonly number[] = [s.ordered, s.reviewWithdrawnOrdered];

/** The promise as the customer may read it in the order's present status. */
export function promiseOf(
  order: Pick<OrderRow, 'promise' | 'status' | 'flags'>,
): DeliveryPromise | null {
  const stored = order.promise as StoredPromise | null;
  const isChanged = orderFlag.has(order.flags, orderFlag.deliveryDateChange);
  const known = stored && SUSPENDED.includes(order.status) ? unfixedPromise(stored) : stored;
  if (known === null) return null;
  const { roads: _, ...told } = known;
  return { ...told, isChanged };
}

/**
 * True for the arrow after which an order is both paid and has its files confirmed (domain §11 counts from
 * there): a day counted from an earlier payment would pass while files are still missing. An order that comes
 * back from a factory keeps its days.
 */
const fixesDays = ({ event, to }: Transition): boolean =>
  to === s.approvedOrdered && (event === 'PAY' || event === 'REVIEW_PASS');

interface Fixed {
  /** Columns to write with the step. */
  readonly set: { readonly promise?: string; readonly flags: number };
  /** Days of sending; null when no other day had been promised. */
  readonly change: { readonly from: string; readonly to: string } | null;
}

/** The promise with days; flagged and told where another day of sending had been promised. */
function withDays(order: Promised, before: StoredPromise, days: Partial<StoredPromise>): Fixed {
  const promise = { ...before, ...days };
  const [from, to] = [before.shipDate, promise.shipDate];
  const change = from !== null && to !== null && from !== to ? { from, to } : null;
  const flags =
    change === null ? order.flags : orderFlag.add(order.flags, orderFlag.deliveryDateChange);
  return { set: { promise: JSON.stringify(promise), flags }, change };
}

/** A job that a partner prints leaves later, however often it goes there; it is marked, whatever was promised. */
function outsourced(order: Promised): Fixed | null {
  if (orderFlag.has(order.flags, orderFlag.outgoing)) return null;
  const marked = { ...order, flags: orderFlag.add(order.flags, orderFlag.outgoing) };
  const before = order.promise as StoredPromise | null;
  if (before === null || before.shipDate === null) {
    return { set: { flags: marked.flags }, change: null };
  }
  const roads = roadsOf(order, before);
  const dates = datesLater(book, before.shipDate, OUTSOURCED_DAYS, roads);
  return withDays(marked, before, { ...dates, days: before.days + OUTSOURCED_DAYS });
}

/** The days that a step fixes or moves; null when it does neither. @param now an instant */
export function promiseFixedBy(order: Promised, arrow: Transition, now: string): Fixed | null {
  if (arrow.event === 'OUTSOURCE') return outsourced(order);
  const before = order.promise as StoredPromise | null;
  if (before === null || !fixesDays(arrow)) return null;
  return withDays(order, before, datesOf(book, before, roadsOf(order, before), now));
}

/** The day of arrival: the fixed one, or the one of an order that would be paid now, with files that pass. */
export function arrivalOf(order: Promised & Pick<OrderRow, 'status'>, now: string): string | null {
  const promise = promiseOf(order);
  const stored = order.promise as StoredPromise | null;
  if (promise === null || stored === null) return null;
  return promise.arriveDate ?? datesOf(book, promise, roadsOf(order, stored), now).arriveDate;
}
