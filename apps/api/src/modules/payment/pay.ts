/** Pays from the balance: ledger, payment, all its orders and their counters in one transaction, or nothing. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { payByBalance } from '@banxin/contract/calls/payment/payment';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import type { Fen } from '@banxin/contract/money';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { bookEntry } from '../../db/ledger.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { msOf } from '../../ports/clock.ts';
import { balanceOf } from '../account/account.ts';
import { paymentRefusal } from '../order/actions.ts';
import type { OrderRow } from '../order/order.ts';
import { promiseOf } from '../order/promise.ts';
import { reviewByRule } from '../order/review.ts';
import { advance } from '../order/status.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  recordPaid,
} from '../paymentRecord/paymentRecord.ts';
import { type Settled, settledBy } from './payment.ts';

type Paid = OutputOf<typeof payByBalance>;

const receiptOf = (
  { payment_sn, amount }: PaymentRow,
  orders: readonly OrderRow[],
  balanceAfter: number,
): Paid => ({
  paymentSN: payment_sn,
  status: 'paid',
  amount: amount as Fen,
  balanceAfter: balanceAfter as Fen,
  orders: orders.map((order) => ({ orderSN: order.order_sn, promise: promiseOf(order) })),
});

/** Answers what is left of the balance. A payment of nothing books nothing. @unit fen */
async function takeFromBalance(
  tx: Tx,
  { customer_id, amount, payment_sn }: PaymentRow,
  now: string,
): Promise<number | Refusal> {
  if (amount === 0) return balanceOf(tx, customer_id);
  const booked = await bookEntry(tx, {
    customerId: customer_id,
    asset: assetKind.balance,
    flow: accountFlow.spending,
    amount: -amount,
    reference: payment_sn,
    at: now,
  });
  if (booked.ok) return booked.balanceAfter;
  return refuse(refusals.balanceTooLow, {
    balance: booked.balance as Fen,
    amount: amount as Fen,
    missing: (amount - booked.balance) as Fen,
  });
}

/** One order of the payment becomes a paid one, and passes review when its files are clean. */
async function settle(
  tx: Tx,
  { order, amount }: Settled,
  by: number,
  now: string,
): Promise<OrderRow> {
  const paid = await advance(tx, order, {
    event: 'PAY',
    actor: `customer:${by}`,
    reason: messageOf(note.paidFromBalance),
    at: now,
  });
  // Thrown, so that the booking is rolled back.
  if (paid === null) throw new Error(`Order ${order.order_sn} cannot be paid any more`);
  const settled = await tx
    .updateTable('orders')
    .set({ paid: sql`paid + ${amount}`, paid_at: now })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return reviewByRule(tx, settled, now);
}

export async function pay(
  { db, customer: actor, now }: UserContext,
  { paymentSN }: ParsedOf<typeof payByBalance>,
): Promise<Paid | Refusal> {
  return transaction(db, async (tx): Promise<Paid | Refusal> => {
    const known = await findPayment(tx, actor.ownerId, paymentSN);
    if (known === undefined) return refuse(refusals.unknown);
    const refusal = paymentRefusal(actor, known.amount);
    if (refusal !== null) return refusal;
    // Orders before payment before account: every path locks in this sequence, so none can deadlock.
    const settled = await settledBy(tx, known, { isLocked: true });
    const payment = await lockPayment(tx, actor.ownerId, paymentSN);
    if (payment.status === 'paid') {
      const balanceAfter = payment.balance_after ?? 0;
      return receiptOf(
        payment,
        settled.map(({ order }) => order),
        balanceAfter,
      );
    }
    if (payment.status !== 'pending') {
      return refuse(refusals.over, { status: payment.status });
    }
    for (const { order } of settled) {
      if (!can(orderChart, order.status, 'PAY', 'customer')) {
        return refuse(refusals.notPayable, { orderSN: order.order_sn, status: order.status });
      }
    }
    if (msOf(payment.expires_at) <= msOf(now)) {
      return refuse(refusals.expired, {
        status: payment.status,
        expiresAt: payment.expires_at,
      });
    }
    const taken = await takeFromBalance(tx, payment, now);
    if (taken instanceof Refusal) return taken;
    const orders: OrderRow[] = [];
    for (const part of settled) orders.push(await settle(tx, part, actor.id, now));
    await recordPaid(tx, payment, { by: actor.id, at: now, balanceAfter: taken });
    return receiptOf(payment, orders, taken);
  });
}
