/** Whether after-sales can be asked for with an order: where it stands, since when, and what has a ticket already. */

import type { AfterSalesCause } from '@banxin/contract/enums/afterSales';
import { orderStatus } from '@banxin/contract/enums/order';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { claimDays, longestClaimDays } from '@banxin/contract/rules/afterSales';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';

const DAY = 24 * 3_600_000;

/** Statuses in which an order has left the works. */
export const SENT: readonly number[] = [
  orderStatus.shipped,
  orderStatus.inDelivery,
  orderStatus.delivered,
  orderStatus.toReturn,
  orderStatus.returned,
];

/** When each of these orders was received; none for what was not. */
export async function receivedAt(
  db: Db,
  customerId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('status_events')
    .select(['entity_id', sql<string>`max(at)`.as('at')])
    .where('customer_id', '=', customerId)
    .where('entity', '=', 'order')
    .where('entity_id', 'in', [...orderIds])
    .where('to_status', '=', orderStatus.delivered)
    .groupBy('entity_id')
    .execute();
  return new Map(rows.map(({ entity_id, at }) => [entity_id, at]));
}

/** The last day of a span that begins with the receipt; null before it. @param days span @param at instant */
const lastDayOf = (at: string | undefined, days: number): string | null =>
  at === undefined ? null : dayOf(msOf(at) + days * DAY);

export const lastDayFor = (
  at: string | undefined,
  cause: AfterSalesCause | null,
  vipLevel: number,
): string | null =>
  lastDayOf(at, cause === null ? longestClaimDays(vipLevel) : claimDays(cause, vipLevel));

/** Why nothing can be asked for, whatever the cause; null when it can. */
export function standingRefusal({
  status,
  flags,
  cloud,
}: Pick<OrderRow, 'status' | 'flags' | 'cloud'>): Refusal | null {
  // What left the cloud warehouse was printed by another order.
  if (cloud === null && mayAct('afterSales', status, flags)) return null;
  return refuse(SENT.includes(status) ? refusals.never : refusals.notYet);
}

/** Its last day is over. @param now instant */
export const isOver = (lastDay: string | null, now: string): boolean =>
  lastDay !== null && dayOf(msOf(now)) > lastDay;

/** The ticket that one of these styles has; undefined when none has. */
export const takenBy = (
  db: Db,
  order: Pick<OrderRow, 'customer_id' | 'id'>,
  styles: readonly number[],
): Promise<{ ticket_sn: string; id: number } | undefined> =>
  db
    .selectFrom('after_sales_styles as s')
    .innerJoin('after_sales as a', (join) =>
      join.onRef('a.customer_id', '=', 's.customer_id').onRef('a.id', '=', 's.ticket_id'),
    )
    .select(['a.ticket_sn', 'a.id'])
    .where('s.customer_id', '=', order.customer_id)
    .where('s.order_id', '=', order.id)
    .where('s.style', 'in', [...styles])
    .where('s.is_taken', '=', true)
    .limit(1)
    .executeTakeFirst();
