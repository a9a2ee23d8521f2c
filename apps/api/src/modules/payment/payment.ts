/** Payments: one open payment per order, alone or with others, settled from the balance, exactly once. */
import type { Payment, PaymentSubject } from '@banxin/contract/calls/payment/payment.schemas';
import type { OrderPart } from '@banxin/contract/entities/payment';
import type { Fen } from '@banxin/contract/money';
import type { Customer, UserContext } from '../../context.ts';
import type { FreightWish } from '../../db/tables/money.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { balanceOf } from '../account/account.ts';
import { termOf } from '../membership/term.ts';
import { isPrinted, type OrderRow } from '../order/order.ts';
import { paymentNumber, withFreeNumber } from '../order/orderNumber.ts';
import { goodsBackTo, payBefore } from '../order/payBefore.ts';
import { arrivalOf, promiseOf } from '../order/promise.ts';
import { arrivalOfWish, changeOf } from '../orderDelivery/freightWish.ts';
import {
  addPayment,
  addSubjects,
  endOpenPayments,
  openPaymentOf,
  type PaymentRow,
  subjectsOf,
} from '../paymentRecord/paymentRecord.ts';
import { bonusOfTopUp } from '../paymentRecord/topUpRecord.ts';
import { openTradeOf } from '../paymentRecord/trades.ts';
import { channelsFor } from './methods.ts';

/** The open payment of exactly these orders, if there is one. */
async function openOf(tx: Tx, orders: readonly OrderRow[]): Promise<PaymentRow | undefined> {
  const [first] = orders;
  const open = first && (await openPaymentOf(tx, first));
  if (!open) return undefined;
  const settled = new Set((await subjectsOf(tx, open)).map(({ order_id }) => order_id));
  const isSame = settled.size === orders.length && orders.every(({ id }) => settled.has(id));
  return isSame ? open : undefined;
}

/**
 * The open payment of these orders, made when there is none. Another open payment that one of them waits in ends:
 * what is paid together is what was asked for last. The caller holds the orders' locks.
 */
export async function openPayment(
  tx: Tx,
  orders: readonly OrderRow[],
  {
    customer,
    now,
    random,
  }: Pick<UserContext, 'now' | 'random'> & { readonly customer: Pick<Customer, 'ownerId'> },
): Promise<PaymentRow> {
  const open = await openOf(tx, orders);
  if (open) return open;
  await endOpenPayments(tx, orders, 'cancelled');
  const write = (paymentSN: string) =>
    addPayment(tx, {
      customer_id: customer.ownerId,
      payment_sn: paymentSN,
      amount: orders.reduce((sum, { total }) => sum + total, 0),
      status: 'pending',
      created_at: now,
      // The first order that is cancelled takes the payment with it.
      expires_at: orders.map(payBefore).sort()[0] ?? now,
    });
  const payment = await withFreeNumber(() => paymentNumber(random, now.slice(0, 10)), write);
  await addSubjects(tx, payment, orders);
  return payment;
}

/** One thing that a payment settles. */
export interface Settled {
  readonly order: OrderRow;
  /** Its part of the payment. @unit fen */
  readonly amount: number;
  /** Of the order: all of it, or freight of a change of its address. */
  readonly part: OrderPart;
  /** That change; null for an order, and for a freight of the past. */
  readonly wish: FreightWish | null;
}

/** The orders, or the freight of one, that a payment settles, as the cashier lists them; none where it fills the account. */
export async function settledBy(
  db: Db,
  payment: PaymentRow,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<Settled[]> {
  const subjects = (await subjectsOf(db, payment)).flatMap(({ order_id, amount, kind, wish }) =>
    order_id === null || kind === 'topUp' ? [] : [{ order_id, amount, part: kind, wish }],
  );
  if (subjects.length === 0) return [];
  const ids = subjects.map(({ order_id }) => order_id);
  const found = db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', payment.customer_id)
    .where('id', 'in', ids)
    // Whoever locks several takes them in this order, so that no two wait for each other.
    .orderBy('id');
  const rows = await (isLocked ? found.forUpdate() : found).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return subjects.map(({ order_id, ...subject }) => {
    const order = byId.get(order_id);
    if (!order) throw new Error(`Payment ${payment.payment_sn} settles an order that is not there`);
    return { order, ...subject };
  });
}

/** A line of the cashier. @param isOpen false: it is paid or over, and the order says what is */
function subjectView(
  settled: Settled,
  isOpen: boolean,
  { customer, now }: Pick<UserContext, 'customer' | 'now'>,
): PaymentSubject {
  const { order, amount, part, wish } = settled;
  const backTo = part === 'order' ? goodsBackTo(order) : undefined;
  // The cart is its buyer's; whoever else pays finds them on the shelf.
  const goods = backTo === 'cart' && order.placed_by !== customer.id ? 'shelf' : backTo;
  const waiting = isOpen && wish !== null ? { order, amount, wish } : null;
  return {
    kind: part,
    orderSN: order.order_sn,
    orderId: order.id,
    title: order.product_name,
    spec: order.spec,
    specSaid: order.spec_said,
    productId: order.product_id,
    amount: amount as Fen,
    promise: promiseOf(order),
    arrives: waiting ? arrivalOfWish(waiting, now) : arrivalOf(order, now),
    isPrinted: isPrinted(order),
    ...(goods !== undefined && { goods }),
    change: wish && changeOf({ wish, amount }),
  };
}

/** What the cashier shows. */
export async function paymentView(
  db: Db,
  payment: PaymentRow,
  context: Pick<UserContext, 'customer' | 'now' | 'ports'>,
): Promise<Payment> {
  const { customer: actor, now } = context;
  const settled = await settledBy(db, payment);
  const bonus = settled.length === 0 ? await bonusOfTopUp(db, payment) : null;
  return {
    paymentSN: payment.payment_sn,
    amount: payment.amount as Fen,
    status: payment.status,
    expiresAt: payment.expires_at,
    balance: await balanceOf(db, actor.ownerId),
    paidBy: payment.paid_at === null ? null : payment.method,
    channels: channelsFor(context, { amount: payment.amount, isTopUp: bonus !== null }),
    begun:
      payment.status === 'pending' ? ((await openTradeOf(db, payment))?.channel ?? null) : null,
    subjects: await Promise.all(
      settled.map(async (one) => ({
        ...subjectView(one, payment.status === 'pending', context),
        ...(one.part === 'vip' && { membership: await termOf(db, one.order, now) }),
      })),
    ),
    topUp: bonus === null ? null : { bonus: bonus as Fen },
  };
}
