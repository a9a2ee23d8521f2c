/** When an order was received, and until when after-sales can be asked for: one rule for its offer and for its refusal. */
import type { AfterSalesCause } from '@banxin/contract/enums/afterSales';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { claimDays, longestClaimDays } from '@banxin/contract/rules/afterSales';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from './order.ts';
import { withWorkOrder } from './workOrder.ts';

const DAY = 24 * 3_600_000;

/**
 * The first time that an order came to be received since it last left the works; null for what is on its way. A return
 * that is called off gives back what was received before: nothing is received again by it.
 */
export const whenReceived = ({ selectFrom }: ExpressionBuilder<Schema, 'orders'>) =>
  selectFrom('status_events as r')
    .select(sql<string | null>`min(r.at)`.as('at'))
    .whereRef('r.customer_id', '=', 'orders.customer_id')
    .where('r.entity', '=', 'order')
    .whereRef('r.entity_id', '=', 'orders.id')
    .where('r.to_status', '=', s.delivered)
    .where('r.id', '>', (of) =>
      of
        .selectFrom('status_events as l')
        .select(sql<number>`coalesce(max(l.id), 0)`.as('id'))
        .whereRef('l.customer_id', '=', 'orders.customer_id')
        .where('l.entity', '=', 'order')
        .whereRef('l.entity_id', '=', 'orders.id')
        .where('l.to_status', '=', s.shipped),
    );

/** When each of these orders was received; none for what was not. */
export async function receivedAt(
  db: Db,
  customerId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select((of) => ['id', whenReceived(of).as('at')])
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...orderIds])
    .execute();
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at]])));
}

/** The same of one; null for what was not. */
export const receiptOf = async (
  db: Db,
  { customer_id, id }: Pick<OrderRow, 'customer_id' | 'id'>,
): Promise<string | null> => (await receivedAt(db, customer_id, [id])).get(id) ?? null;

/** What the page of one order asks beside its row, at once: whether it has a work order, and when it was received. */
export const madeAndReceived = (
  db: Db,
  { customer_id, id }: Pick<OrderRow, 'customer_id' | 'id'>,
) =>
  db
    .selectFrom('orders')
    .select((of) => [
      withWorkOrder(of).$castTo<boolean>().as('has_work_order'),
      whenReceived(of).as('received_at'),
    ])
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The last day on which a cause can be told of; null before the receipt. @param cause null: that with the most time */
export function lastDayFor(
  received: string | null,
  cause: AfterSalesCause | null,
  vipLevel: number,
): string | null {
  if (received === null) return null;
  const days = cause === null ? longestClaimDays(vipLevel) : claimDays(cause, vipLevel);
  return dayOf(msOf(received) + days * DAY);
}

/** Its last day is over. @param now instant */
export const isOver = (lastDay: string | null, now: string): lastDay is string =>
  lastDay !== null && dayOf(msOf(now)) > lastDay;
