/** Payments: one open payment per order, settled from the balance, exactly once. */
import type { Payment } from '@banxin/contract/calls/payment/payment';
import { UNPAID_CANCEL_HOURS } from '@banxin/contract/constants';
import type { Fen } from '@banxin/contract/money';
import type { Selectable } from 'kysely';
import type { Context, Customer } from '../../context.ts';
import type { PaymentsTable } from '../../db/schema.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';
import { numbered, paymentNumber } from '../order/orderNumber.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** When an order that nobody paid is cancelled. */
export const payBefore = ({
  confirmed_at,
  created_at,
}: Pick<OrderRow, 'confirmed_at' | 'created_at'>): string =>
  instantOf(msOf(confirmed_at ?? created_at) + UNPAID_CANCEL_HOURS * 3_600_000);

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
  const account = await db
    .selectFrom('accounts')
    .select('balance')
    .where('customer_id', '=', actor.ownerId)
    .executeTakeFirst();
  return {
    paymentSN: payment.payment_sn,
    orderSN: order.order_sn,
    orderId: order.id,
    title: order.product_name,
    spec: order.spec,
    amount: payment.amount as Fen,
    status: payment.status,
    expiresAt: payment.expires_at,
    balance: (account?.balance ?? 0) as Fen,
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
