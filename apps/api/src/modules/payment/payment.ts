/** Payments: one open payment per order, settled from the balance, exactly once. */
import type { Payment } from '@banxin/contract/calls/payment/payment.schemas';
import type { Fen } from '@banxin/contract/money';
import type { Context, UserContext } from '../../context.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { balanceOf } from '../account/account.ts';
import { isPrinted, type OrderRow } from '../order/order.ts';
import { paymentNumber, withFreeNumber } from '../order/orderNumber.ts';
import { payBefore } from '../order/payBefore.ts';
import { arrivalOf, promiseOf } from '../order/promise.ts';
import { addPayment, openPaymentOf, type PaymentRow } from '../paymentRecord/paymentRecord.ts';

/** The open payment of an order, made when there is none. The caller holds the order's lock. */
export async function openPayment(
  tx: Tx,
  order: OrderRow,
  { now, random }: Pick<Context, 'now' | 'random'>,
): Promise<PaymentRow> {
  const open = await openPaymentOf(tx, order);
  if (open) return open;
  const write = (paymentSN: string) =>
    addPayment(tx, {
      customer_id: order.customer_id,
      order_id: order.id,
      payment_sn: paymentSN,
      amount: order.total,
      status: 'pending',
      created_at: now,
      expires_at: payBefore(order),
    });
  return withFreeNumber(() => paymentNumber(random, now.slice(0, 10)), write);
}

/** What the cashier shows. */
export async function paymentView(
  db: Db,
  payment: PaymentRow,
  order: OrderRow,
  { customer: actor, now }: Pick<UserContext, 'customer' | 'now'>,
): Promise<Payment> {
  return {
    paymentSN: payment.payment_sn,
    orderSN: order.order_sn,
    orderId: order.id,
    title: order.product_name,
    spec: order.spec,
    specSaid: order.spec_said,
    productId: order.product_id,
    amount: payment.amount as Fen,
    status: payment.status,
    expiresAt: payment.expires_at,
    balance: await balanceOf(db, actor.ownerId),
    promise: promiseOf(order),
    arrives: arrivalOf(order, now),
    isPrinted: isPrinted(order),
  };
}

/** A query for the order of a payment. */
export const orderOf = (db: Db, { customer_id, order_id }: PaymentRow) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('id', '=', order_id);
