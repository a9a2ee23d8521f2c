/** Everything that a payment settles becomes paid, in the transaction that books the money. */
import { orderStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { membership as vip } from '@banxin/contract/refusals/membership';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { countGrowth } from '../growth/growth.ts';
import { buyTerm } from '../membership/buyTerm.ts';
import type { OrderRow } from '../order/order.ts';
import { reviewByRule } from '../order/review.ts';
import { advance } from '../order/status.ts';
import { grantWish, wishRefusal } from '../orderDelivery/freightWish.ts';
import type { PaymentRow } from '../paymentRecord/paymentRecord.ts';
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

/** Of a membership whose order waits no longer. */
const vipRefusal = ({ order_sn: orderSN, status }: Settled['order']): Refusal =>
  refuse(status === orderStatus.cancelled ? vip.notPayable : vip.paidAlready, { orderSN });

/** What is wrong with one of them as it stands now; null when nothing is. @param now instant */
function refusalOfOne({ order, amount, part, wish }: Settled, now: string): Refusal | null {
  const { order_sn: orderSN, status } = order;
  if (part === 'freight') {
    return wish === null
      ? refuse(refusals.wishMoved, { orderSN })
      : wishRefusal({ order, amount, wish }, now);
  }
  if (!can(orderChart, status, 'PAY', 'customer')) {
    if (part === 'vip') return vipRefusal(order);
    return refuse(refusals.notPayable, { orderSN, status });
  }
  return order.total === amount ? null : refuse(refusals.moved, { orderSN });
}

/**
 * Why it cannot be paid as it stands: an order is over, an address cannot change any more, or a price is not what the
 * payment says. Null when all of it can. @param now instant
 */
export function stuckRefusal(settled: readonly Settled[], now: string): Refusal | null {
  for (const one of settled) {
    const refusal = refusalOfOne(one, now);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Its time is over: what that means for what it settles. */
export function expiredRefusal(
  { status, expires_at: expiresAt }: PaymentRow,
  first: Settled | undefined,
): Refusal {
  const rows = { freight: refusals.wishExpired, vip: vip.expired, order: refusals.expired };
  return refuse(rows[first?.part ?? 'order'], { status, expiresAt });
}

/** It is over without having been paid. */
export const overRefusal = ({ status }: PaymentRow, first: Settled | undefined): Refusal =>
  first?.part === 'vip'
    ? refuse(vip.notPayable, { orderSN: first.order.order_sn })
    : refuse(refusals.over, { status });

/** One order becomes a paid one, and passes review when its files are clean; or goes where it was to go. */
async function settle(
  tx: Tx,
  { order, amount, part, wish }: Settled,
  { by, reason, at }: Settlement,
): Promise<OrderRow> {
  if (wish !== null) return grantWish(tx, { order, amount, wish }, at);
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
  return part === 'vip' ? buyTerm(tx, settled, amount, at) : reviewByRule(tx, settled, at);
}

/** All of them; the caller holds their locks. Throws when one cannot be paid, so that none is. */
export async function settleAll(
  tx: Tx,
  settled: readonly Settled[],
  settlement: Settlement,
): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (const part of settled) orders.push(await settle(tx, part, settlement));
  const owner = settled[0]?.order.customer_id;
  if (owner !== undefined) await countGrowth(tx, owner, settlement.at);
  return orders;
}
