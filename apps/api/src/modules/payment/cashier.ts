/** The cashier's payment, and the list of an order's payments. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import type { createPayment, getPayment } from '@banxin/contract/calls/payment/payment';
import type { Payment } from '@banxin/contract/calls/payment/payment.schemas';
import type { OrderPart } from '@banxin/contract/entities/payment';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { method, orderPart, payment } from '@banxin/contract/messages/payment';
import type { Fen } from '@banxin/contract/money';
import { order as orderRefusals } from '@banxin/contract/refusals/order';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { findOrderById, lockOrders, type OrderRow } from '../order/order.ts';
import { findPayment, type PaymentOfOrder, paymentsOf } from '../paymentRecord/paymentRecord.ts';
import { openPayment, paymentView } from './payment.ts';

export async function showPayment(
  context: UserContext,
  { paymentSN }: ParsedOf<typeof getPayment>,
): Promise<Payment | Refusal> {
  const { db, customer } = context;
  const payment = await findPayment(db, customer.ownerId, paymentSN);
  if (payment === undefined) return refuse(refusals.unknown);
  return paymentView(db, payment, context);
}

/** Why an order cannot be paid now; null when it can. */
function refusalOf(order: OrderRow): Refusal | null {
  const standing = { orderSN: order.order_sn, status: order.status };
  if (order.confirmed_at === null) return refuse(refusals.unconfirmed, standing);
  if (order.paid > order.refunded) return refuse(refusals.paidAlready, standing);
  if (!can(orderChart, order.status, 'PAY', 'customer')) {
    return refuse(refusals.nothingToPay, standing);
  }
  return null;
}

/** Opens the payment of these orders, or answers the one that is open; may be repeated. */
export function beginPayment(
  context: UserContext,
  { orderSNs }: ParsedOf<typeof createPayment>,
): Promise<Payment | Refusal> {
  const { db, customer } = context;
  return transaction(db, async (tx): Promise<Payment | Refusal> => {
    const orders = await lockOrders(tx, customer.ownerId, orderSNs);
    if (orders.length < new Set(orderSNs).size) return refuse(orderRefusals.unknown);
    for (const order of orders) {
      const refusal = refusalOf(order);
      if (refusal !== null) return refusal;
    }
    return paymentView(tx, await openPayment(tx, orders, context), context);
  });
}

const partOf = ({ kind }: Pick<PaymentOfOrder, 'kind'>): OrderPart =>
  kind === 'topUp' ? 'order' : kind;

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
    part: partOf(row),
    partLabel: messageOf(orderPart[partOf(row)]),
    method: row.method,
    methodLabel: messageOf(method[row.method]),
    amount: row.part as Fen,
    paidTogether: row.amount as Fen,
    status: row.status,
    statusLabel: messageOf(payment[row.status]),
    at: row.paid_at ?? row.created_at,
    balanceAfter: row.balance_after as Fen | null,
  }));
}
