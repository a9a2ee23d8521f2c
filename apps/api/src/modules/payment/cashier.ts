/** The cashier's payment, and the list of an order's payments. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import type { createPayment, getPayment } from '@banxin/contract/calls/payment/payment';
import type { Payment } from '@banxin/contract/calls/payment/payment.schemas';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { method, payment } from '@banxin/contract/messages/payment';
import type { Fen } from '@banxin/contract/money';
import { order as orderRefusals } from '@banxin/contract/refusals/order';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { findOrderById, lockOrder } from '../order/order.ts';
import { findPayment, paymentsOf } from '../paymentRecord/paymentRecord.ts';
import { openPayment, orderOf, paymentView } from './payment.ts';

export async function showPayment(
  context: UserContext,
  { paymentSN }: ParsedOf<typeof getPayment>,
): Promise<Payment | Refusal> {
  const { db, customer } = context;
  const payment = await findPayment(db, customer.ownerId, paymentSN);
  if (payment === undefined) return refuse(refusals.unknown);
  const order = await orderOf(db, payment).executeTakeFirstOrThrow();
  return paymentView(db, payment, order, context);
}

/** Opens the payment of an order, or answers the one that is open; may be repeated. */
export function beginPayment(
  context: UserContext,
  { orderSN }: ParsedOf<typeof createPayment>,
): Promise<Payment | Refusal> {
  const { db, customer } = context;
  return transaction(db, async (tx): Promise<Payment | Refusal> => {
    const order = await lockOrder(tx, customer.ownerId, orderSN);
    if (order === undefined) return refuse(orderRefusals.unknown);
    if (order.confirmed_at === null) {
      return refuse(refusals.unconfirmed, { status: order.status });
    }
    if (order.paid > order.refunded) {
      return refuse(refusals.paidAlready, { status: order.status });
    }
    if (!can(orderChart, order.status, 'PAY', 'customer')) {
      return refuse(refusals.nothingToPay, { status: order.status });
    }
    return paymentView(tx, await openPayment(tx, order, context), order, context);
  });
}

/** Every payment of an order, the newest first. */
export async function listPayments(
  { db, customer }: UserContext,
  { orderId }: ParsedOf<typeof getOrderPaymentRecords>,
): Promise<OutputOf<typeof getOrderPaymentRecords> | Refusal> {
  const order = await findOrderById(db, customer.ownerId, orderId);
  if (!order) return refuse(orderRefusals.unknown);
  const rows = await paymentsOf(db, order);
  return rows.map((row) => ({
    paymentSN: row.payment_sn,
    method: row.method,
    methodLabel: messageOf(method[row.method]),
    amount: row.amount as Fen,
    status: row.status,
    statusLabel: messageOf(payment[row.status]),
    at: row.paid_at ?? row.created_at,
    balanceAfter: row.balance_after as Fen | null,
  }));
}
