/** Pays from the balance: ledger, payment, order and counters in one transaction. */
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
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { msOf } from '../../ports/clock.ts';
import { balanceOf } from '../account/account.ts';
import { paymentRefusal } from '../order/actions.ts';
import { promiseOf } from '../order/promise.ts';
import { reviewByRule } from '../order/review.ts';
import { advance } from '../order/status.ts';
import { findPayment, lockPayment, recordPaid } from '../paymentRecord/paymentRecord.ts';
import { orderOf } from './payment.ts';

type Paid = OutputOf<typeof payByBalance>;

export async function pay(
  { db, customer: actor, now }: UserContext,
  { paymentSN }: ParsedOf<typeof payByBalance>,
): Promise<Paid | Refusal> {
  return transaction(db, async (tx): Promise<Paid | Refusal> => {
    const known = await findPayment(tx, actor.ownerId, paymentSN);
    if (known === undefined) return refuse(refusals.unknown);
    const refusal = paymentRefusal(actor, known.amount);
    if (refusal !== null) return refusal;
    // Order before payment before account: every path locks in this sequence, so none can deadlock.
    const order = await orderOf(tx, known).forUpdate().executeTakeFirstOrThrow();
    const payment = await lockPayment(tx, actor.ownerId, paymentSN);
    if (payment.status === 'paid') {
      return {
        paymentSN,
        orderSN: order.order_sn,
        status: payment.status,
        amount: payment.amount as Fen,
        balanceAfter: (payment.balance_after ?? 0) as Fen,
        promise: promiseOf(order),
      };
    }
    if (payment.status !== 'pending') {
      return refuse(refusals.over, { status: payment.status });
    }
    if (!can(orderChart, order.status, 'PAY', 'customer')) {
      return refuse(refusals.notPayable, { status: order.status });
    }
    if (msOf(payment.expires_at) <= msOf(now)) {
      return refuse(refusals.expired, {
        status: payment.status,
        expiresAt: payment.expires_at,
      });
    }
    let balanceAfter: number;
    if (payment.amount > 0) {
      const booked = await bookEntry(tx, {
        customerId: actor.ownerId,
        asset: assetKind.balance,
        flow: accountFlow.spending,
        amount: -payment.amount,
        reference: paymentSN,
        at: now,
      });
      if (!booked.ok) {
        const missing = payment.amount - booked.balance;
        return refuse(refusals.balanceTooLow, {
          balance: booked.balance as Fen,
          amount: payment.amount as Fen,
          missing: missing as Fen,
        });
      }
      balanceAfter = booked.balanceAfter;
    } else {
      balanceAfter = await balanceOf(tx, actor.ownerId);
    }
    const paidOrder = await advance(tx, order, {
      event: 'PAY',
      actor: `customer:${actor.id}`,
      reason: messageOf(note.paidFromBalance),
      at: now,
    });
    // Thrown, so that the booking above is rolled back.
    if (paidOrder === null) throw new Error(`Order ${order.order_sn} cannot be paid any more`);
    await recordPaid(tx, payment, { by: actor.id, at: now, balanceAfter });
    const settled = await tx
      .updateTable('orders')
      .set({ paid: sql`paid + ${payment.amount}`, paid_at: now })
      .where('customer_id', '=', actor.ownerId)
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const reviewed = await reviewByRule(tx, settled, now);
    return {
      paymentSN,
      orderSN: order.order_sn,
      status: 'paid',
      amount: payment.amount as Fen,
      balanceAfter: balanceAfter as Fen,
      promise: promiseOf(reviewed),
    };
  });
}
