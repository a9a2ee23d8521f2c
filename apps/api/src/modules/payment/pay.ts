/** Pays from the balance: ledger, payment, order and counters in one transaction. */
import type { OutputOf } from '@banxin/contract/call';
import type { payByBalance } from '@banxin/contract/calls/payment/payment';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { can } from '@banxin/contract/lifecycles/chart';
import { filesMayPassReview } from '@banxin/contract/lifecycles/file';
import { orderChart } from '@banxin/contract/lifecycles/order';
import type { Fen } from '@banxin/contract/money';
import { sql } from 'kysely';
import type { Customer } from '../../context.ts';
import { book } from '../../db/ledger.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { msOf } from '../../ports/clock.ts';
import { paymentRefusal } from '../order/actions.ts';
import { filesAreClean, filesOf } from '../order/files.ts';
import type { OrderRow } from '../order/order.ts';
import { advance } from '../order/status.ts';
import { findPayment } from './payment.ts';

type Paid = OutputOf<typeof payByBalance>;

const yuan = (amount: number): string => `¥${(amount / 100).toFixed(2)}`;

/** An order whose files are clean, or that needs none, passes review by rule, at once. */
export async function reviewByRule(tx: Tx, order: OrderRow, now: string): Promise<OrderRow> {
  if (order.status !== orderStatus.ordered) return order;
  const clean =
    order.file_status === fileStatus.unmodified &&
    (await filesAreClean(await filesOf(tx, order), order.configuration as Configuration));
  if (!filesMayPassReview(order.file_status as never, clean, true)) return order;
  const passed = await advance(tx, order, {
    event: 'REVIEW_PASS',
    actor: 'system',
    reason: clean ? '文件检查无误，自动通过审核' : '无需再审文件，自动通过审核',
    at: now,
  });
  return passed ?? order;
}

export async function pay(
  db: Db,
  actor: Customer,
  paymentSN: string,
  now: string,
): Promise<Paid | Refusal> {
  return transaction(db, async (tx): Promise<Paid | Refusal> => {
    const known = await findPayment(tx, actor.ownerId, paymentSN);
    if (known === undefined) return refuse(errCode.notFound, '付款单不存在');
    const right = paymentRefusal(actor, known.amount);
    if (right !== null) return refuse(errCode.forbidden, right);
    // Order before payment before account: every path locks in this sequence, so none waits in a circle.
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', actor.ownerId)
      .where('id', '=', known.order_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const payment = await tx
      .selectFrom('payments')
      .selectAll()
      .where('customer_id', '=', actor.ownerId)
      .where('id', '=', known.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (payment.status === 'paid') {
      return {
        paymentSN,
        orderSN: order.order_sn,
        status: payment.status,
        amount: payment.amount as Fen,
        balanceAfter: (payment.balance_after ?? 0) as Fen,
      };
    }
    if (payment.status !== 'pending') {
      return refuse(errCode.wrongState, '付款单已失效，请回到订单重新付款', {
        status: payment.status,
      });
    }
    if (!can(orderChart, order.status, 'PAY', 'customer')) {
      return refuse(errCode.wrongState, `订单${orderStatus.label(order.status)}，现在不能付款`, {
        status: order.status,
      });
    }
    if (msOf(payment.expires_at) <= msOf(now)) {
      return refuse(errCode.wrongState, '付款单已过期，订单将自动取消，请重新下单', {
        status: payment.status,
        expiresAt: payment.expires_at,
      });
    }
    let balanceAfter: number;
    if (payment.amount > 0) {
      const booked = await book(tx, {
        customerId: actor.ownerId,
        asset: assetKind.balance,
        flow: accountFlow.spending,
        amount: -payment.amount,
        reference: paymentSN,
        at: now,
      });
      if (!booked.ok) {
        const missing = payment.amount - booked.balance;
        return refuse(
          errCode.balanceTooLow,
          `余额 ${yuan(booked.balance)}，还差 ${yuan(missing)}，请充值后再付款`,
          { balance: booked.balance, amount: payment.amount, missing },
        );
      }
      balanceAfter = booked.balanceAfter;
    } else {
      const account = await tx
        .selectFrom('accounts')
        .select('balance')
        .where('customer_id', '=', actor.ownerId)
        .executeTakeFirstOrThrow();
      balanceAfter = account.balance;
    }
    const paidOrder = await advance(tx, order, {
      event: 'PAY',
      actor: `customer:${actor.id}`,
      // No amount: the timeline is also read by roles that see no prices.
      reason: '账户余额支付',
      at: now,
    });
    // Thrown, not answered: the booking above must not stay.
    if (paidOrder === null) throw new Error(`Order ${order.order_sn} cannot be paid any more`);
    await tx
      .updateTable('payments')
      .set({
        status: 'paid',
        method: 'balance',
        paid_by: actor.id,
        paid_at: now,
        balance_after: balanceAfter,
      })
      .where('customer_id', '=', actor.ownerId)
      .where('id', '=', payment.id)
      .execute();
    const settled = await tx
      .updateTable('orders')
      .set({ paid: sql`paid + ${payment.amount}`, paid_at: now })
      .where('customer_id', '=', actor.ownerId)
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await reviewByRule(tx, settled, now);
    return {
      paymentSN,
      orderSN: order.order_sn,
      status: 'paid',
      amount: payment.amount as Fen,
      balanceAfter: balanceAfter as Fen,
    };
  });
}
