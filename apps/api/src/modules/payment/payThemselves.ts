/** Approved orders of customers who want that pay themselves from the balance, the one that waits longest first. */
import { orderStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import type { Fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Db, Tx } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';
import { tell } from '../message/tell.ts';
import { advanceEach } from '../order/advanceEach.ts';
import type { OrderRow } from '../order/order.ts';
import { payBefore } from '../order/payBefore.ts';
import { lockPayment, recordPaid } from '../paymentRecord/paymentRecord.ts';
import { openTradeOf } from '../paymentRecord/trades.ts';
import { takeFromBalance } from './pay.ts';
import { openPayment, type Settled } from './payment.ts';
import { settleAll, stuckRefusal } from './settle.ts';

type Paying = Pick<Services, 'db' | 'clock' | 'random'>;

/**
 * Orders that could be paid now, of every customer the longest first: one whose balance is too low makes none wait.
 * What a sub-account placed above its limit waits for the main account.
 */
const dueOrders = (db: Db, limit: number) =>
  db
    .selectFrom('orders as o')
    .innerJoin('accounts as a', 'a.customer_id', 'o.customer_id')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .innerJoin('customers as p', 'p.id', 'o.placed_by')
    .where('o.status', '=', orderStatus.approved)
    .where('o.confirmed_at', 'is not', null)
    .where('a.is_pre_deposit_enabled', '=', true)
    .whereRef('a.balance', '>=', 'o.total')
    .where((eb) =>
      eb.or([
        eb('o.placed_by', '=', eb.ref('o.customer_id')),
        eb('o.total', '<=', eb.fn.coalesce('p.pay_limit', 'c.order_notify_sum')),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          // Somebody is paying it elsewhere just now.
          selectFrom('payment_subjects as s')
            .innerJoin('payment_trades as t', (join) =>
              join
                .onRef('t.customer_id', '=', 's.customer_id')
                .onRef('t.payment_id', '=', 's.payment_id'),
            )
            .select('t.id')
            .whereRef('s.customer_id', '=', 'o.customer_id')
            .whereRef('s.order_id', '=', 'o.id')
            .where('s.is_open', '=', true)
            .where('t.status', '=', 'open'),
        ),
      ),
    )
    .select(['o.customer_id', 'o.order_sn'])
    .orderBy('o.confirmed_at')
    .orderBy('o.id')
    .limit(limit)
    .execute();

/** Answers null when it cannot be paid any more; it is as it was then. */
async function pay(
  tx: Tx,
  order: OrderRow,
  { now, random }: { readonly now: string; readonly random: Services['random'] },
): Promise<OrderRow | null> {
  const { customer_id: ownerId, order_sn: orderSN } = order;
  const wants = await tx
    .selectFrom('accounts')
    .select('customer_id')
    .where('customer_id', '=', ownerId)
    .where('is_pre_deposit_enabled', '=', true)
    .executeTakeFirst();
  if (!wants || order.status !== orderStatus.approved) return null;
  if (!can(orderChart, order.status, 'PAY', 'customer')) return null;
  if (msOf(payBefore(order)) <= msOf(now)) return null;
  const opened = await openPayment(tx, [order], { customer: { ownerId }, now, random });
  const payment = await lockPayment(tx, ownerId, opened.payment_sn);
  const settled: Settled[] = [{ order, amount: payment.amount, part: 'order', wish: null }];
  if (stuckRefusal(settled, now) !== null || (await openTradeOf(tx, payment))) return null;
  const taken = await takeFromBalance(tx, payment, now);
  if (taken instanceof Refusal) return null;
  const reason = messageOf(note.paidByItself);
  const [paid = null] = await settleAll(tx, settled, { by: ownerId, reason, at: now });
  await recordPaid(tx, payment, { method: 'balance', by: ownerId, at: now, ...taken });
  await tell(tx, {
    customerId: ownerId,
    kind: 'paidAutomatically',
    values: { orderSN, amount: payment.amount as Fen, balance: taken.balanceAfter as Fen },
    of: payment.payment_sn,
    at: now,
  });
  return paid;
}

/** Answers how many were paid. May be repeated; several servers may run it at once. */
export async function payApproved({ db, clock, random }: Paying, limit = 100): Promise<number> {
  const now = instantOf(clock.now());
  const due = await dueOrders(db, limit);
  return advanceEach(db, due, (tx, order) => pay(tx, order, { now, random }));
}

export const payThemselvesJob: Job = {
  name: 'pay-approved',
  everyMs: 15_000,
  run: payApproved,
};
