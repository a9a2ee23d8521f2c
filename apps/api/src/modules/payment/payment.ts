/** Payments: one open payment per order, settled from the balance, exactly once. */
import type { Payment } from '@banxin/contract/calls/payment/payment.schemas';
import type { Fen } from '@banxin/contract/money';
import type { Selectable } from 'kysely';
import type { Context, Customer } from '../../context.ts';
import type { PaymentsTable } from '../../db/tables/money.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { balanceOf } from '../account/account.ts';
import type { OrderRow } from '../order/order.ts';
import { numbered, paymentNumber } from '../order/orderNumber.ts';
import { payBefore } from '../order/payBefore.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** The open payment of an order, made when there is none. The caller holds the order's lock. */
export async function openPayment(
  tx: Tx,
  order: OrderRow,
  { now, random }: Pick<Context, 'now' | 'random'>,
): Promise<PaymentRow> {
  const open = await tx
    .selectFrom('payments')
    .selectAll()
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (open) return open;
  const write = (paymentSN: string) =>
    tx
      .insertInto('payments')
      .values({
        customer_id: order.customer_id,
        order_id: order.id,
        payment_sn: paymentSN,
        amount: order.total,
        status: 'pending',
        created_at: now,
        expires_at: payBefore(order),
      })
      .onConflict((conflict) => conflict.column('payment_sn').doNothing())
      .returningAll()
      .executeTakeFirst();
  return numbered(() => paymentNumber(random, now.slice(0, 10)), write);
}

/** What the cashier shows. */
export async function paymentView(
  db: Db,
  payment: PaymentRow,
  order: OrderRow,
  actor: Customer,
): Promise<Payment> {
  return {
    paymentSN: payment.payment_sn,
    orderSN: order.order_sn,
    orderId: order.id,
    title: order.product_name,
    spec: order.spec,
    amount: payment.amount as Fen,
    status: payment.status,
    expiresAt: payment.expires_at,
    balance: await balanceOf(db, actor.ownerId),
  };
}

/** A payment of this customer with its order. */
export async function findPayment(
  db: Db,
  customerId: number,
  paymentSN: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('payment_sn', '=', paymentSN)
    .executeTakeFirst();
}

/** A query for the order of a payment. */
export const orderOf = (db: Db, { customer_id, order_id }: PaymentRow) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('id', '=', order_id);
