/** Everything that a payment settles becomes paid, in the transaction that books the money. */
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import type { OrderRow } from '../order/order.ts';
import { reviewByRule } from '../order/review.ts';
import { advance } from '../order/status.ts';
import type { Settled } from './payment.ts';

/** Who paid, how, and when. */
export interface Settlement {
  /** Login. */
  readonly by: number;
  /** What the order's log says. */
  readonly reason: KeyedMessage;
  /** Instant. */
  readonly at: string;
}

/** The first order that cannot be paid as it stands; undefined when all can. */
export const unpayable = (settled: readonly Settled[]): OrderRow | undefined =>
  settled.find(({ order }) => !can(orderChart, order.status, 'PAY', 'customer'))?.order;

/** The first order whose price is not what the payment says. */
export const moved = (settled: readonly Settled[]): OrderRow | undefined =>
  settled.find(({ order, amount }) => order.total !== amount)?.order;

/** One order of the payment becomes a paid one, and passes review when its files are clean. */
async function settle(
  tx: Tx,
  { order, amount }: Settled,
  { by, reason, at }: Settlement,
): Promise<OrderRow> {
  const paid = await advance(tx, order, { event: 'PAY', actor: `customer:${by}`, reason, at });
  // Thrown, so that the booking is rolled back.
  if (paid === null) throw new Error(`Order ${order.order_sn} cannot be paid any more`);
  const settled = await tx
    .updateTable('orders')
    .set({ paid: sql`paid + ${amount}`, paid_at: at })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return reviewByRule(tx, settled, at);
}

/** All of them; the caller holds their locks. Throws when one cannot be paid, so that none is. */
export async function settleAll(
  tx: Tx,
  settled: readonly Settled[],
  settlement: Settlement,
): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (const part of settled) orders.push(await settle(tx, part, settlement));
  return orders;
}
