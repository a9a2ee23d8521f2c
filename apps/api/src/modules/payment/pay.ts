/** Pays from the balance: ledger, payment, all its orders and their counters in one transaction, or nothing. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { payByBalance } from '@banxin/contract/calls/payment/payment';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { note } from '@banxin/contract/messages/order';
import type { Fen } from '@banxin/contract/money';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { bookEntry } from '../../db/ledger.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { msOf } from '../../ports/clock.ts';
import { balanceOf } from '../account/account.ts';
import { tellLowBalance } from '../account/alerts.ts';
import { paymentRefusal } from '../order/actions.ts';
import { lockHeldCoupons } from '../order/discounts.ts';
import type { OrderRow } from '../order/order.ts';
import { promiseOf } from '../order/promise.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  recordPaid,
} from '../paymentRecord/paymentRecord.ts';
import { settledBy } from './payment.ts';
import { expiredRefusal, overRefusal, settleAll, stuckRefusal } from './settle.ts';
import { topUpRefusal } from './topUp.ts';

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

/** @unit fen */
export interface Taken {
  /** Left of the balance. */
  readonly balanceAfter: number;
  /** Taken of given money. */
  readonly fromBonus: number;
}

/** A payment of nothing books nothing. */
export async function takeFromBalance(
  tx: Tx,
  { customer_id, amount, payment_sn }: PaymentRow,
  now: string,
): Promise<Taken | Refusal> {
  if (amount === 0) return { balanceAfter: await balanceOf(tx, customer_id), fromBonus: 0 };
  const booked = await bookEntry(tx, {
    customerId: customer_id,
    asset: assetKind.balance,
    flow: accountFlow.spending,
    amount: -amount,
    reference: payment_sn,
    at: now,
  });
  if (booked.ok) {
    const { balanceAfter, fromBonus } = booked;
    await tellLowBalance(tx, {
      customerId: customer_id,
      amount,
      balanceAfter,
      reference: payment_sn,
      at: now,
    });
    return { balanceAfter, fromBonus };
  }
  return refuse(refusals.balanceTooLow, {
    balance: booked.balance as Fen,
    amount: amount as Fen,
    missing: (amount - booked.balance) as Fen,
  });
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
    // Orders before payment before coupons before account: every path locks in this sequence, so none can deadlock.
    const settled = await settledBy(tx, known, { isLocked: true });
    if (settled.length === 0) return refuse(refusals.topUpFromBalance);
    const denied = settled[0]?.part === 'vip' ? topUpRefusal(actor) : null;
    if (denied !== null) return denied;
    const payment = await lockPayment(tx, actor.ownerId, paymentSN);
    if (payment.status === 'paid') {
      // What came by a channel left the balance as it was.
      const balanceAfter = payment.balance_after ?? (await balanceOf(tx, actor.ownerId));
      return receiptOf(
        payment,
        settled.map(({ order }) => order),
        balanceAfter,
      );
    }
    if (payment.status !== 'pending') return overRefusal(payment, settled[0]);
    const stuck = stuckRefusal(settled, now);
    if (stuck !== null) return stuck;
    if (msOf(payment.expires_at) <= msOf(now)) return expiredRefusal(payment, settled[0]);
    await lockHeldCoupons(
      tx,
      settled.map(({ order }) => order),
    );
    const taken = await takeFromBalance(tx, payment, now);
    if (taken instanceof Refusal) return taken;
    const reason = messageOf(note.paidFromBalance);
    const orders = await settleAll(tx, settled, { by: actor.id, reason, at: now });
    await recordPaid(tx, payment, {
      method: 'balance',
      by: actor.id,
      at: now,
      ...taken,
    });
    return receiptOf(payment, orders, taken.balanceAfter);
  });
}
