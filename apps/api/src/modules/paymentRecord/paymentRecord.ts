/** Reads and writes the tables of payments and of what each settles. */
import type { PaymentMethod } from '@banxin/contract/entities/payment';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { FreightWish, PaymentSubjectsTable, PaymentsTable } from '../../db/tables/money.ts';
import type { OrdersTable } from '../../db/tables/orders.ts';
import type { Db, Tx } from '../../db/transaction.ts';

export type PaymentRow = Selectable<PaymentsTable>;
export type SubjectRow = Selectable<PaymentSubjectsTable>;
type PaymentKey = Pick<PaymentRow, 'id' | 'customer_id'>;
type OrderKey = Pick<Selectable<OrdersTable>, 'id' | 'customer_id'>;

/** A query for the payments of an order, each with the order's part of it. */
const ofOrder = (db: Db, { customer_id, id }: OrderKey) =>
  db
    .selectFrom('payment_subjects as s')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.customer_id', '=', 's.customer_id').onRef('p.id', '=', 's.payment_id'),
    )
    .where('s.customer_id', '=', customer_id)
    .where('s.order_id', '=', id);

/** A payment, with what of one order it settles. */
export type PaymentOfOrder = PaymentRow & Pick<SubjectRow, 'kind' | 'wish'>;

/** The payment that an order, or a change of its address, waits in; there is one at most. */
export const openPaymentOf = (db: Db, order: OrderKey): Promise<PaymentOfOrder | undefined> =>
  ofOrder(db, order)
    .where('s.is_open', '=', true)
    .selectAll('p')
    .select(['s.kind', 's.wish'])
    .executeTakeFirst();

/** Every payment of an order with the order's part of it, the newest first. */
export const paymentsOf = (
  db: Db,
  order: OrderKey,
): Promise<(PaymentOfOrder & { part: number })[]> =>
  ofOrder(db, order)
    .selectAll('p')
    .select(['s.amount as part', 's.kind', 's.wish'])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();

/** A query for a payment of this customer. */
const bySN = (db: Db, customerId: number, paymentSN: string) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('payment_sn', '=', paymentSN);

export const findPayment = (
  db: Db,
  customerId: number,
  paymentSN: string,
): Promise<PaymentRow | undefined> => bySN(db, customerId, paymentSN).executeTakeFirst();

/** The same by the row's id. */
export const findPaymentById = (
  db: Db,
  customerId: number,
  id: number,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();

/** The same with its lock. The caller holds the locks of its orders: orders before payment before account. */
export const lockPayment = (tx: Tx, customerId: number, paymentSN: string): Promise<PaymentRow> =>
  bySN(tx, customerId, paymentSN).forUpdate().executeTakeFirstOrThrow();

/** What a payment settles, as the cashier lists it. */
export const subjectsOf = (db: Db, { customer_id, id }: PaymentKey): Promise<SubjectRow[]> =>
  db
    .selectFrom('payment_subjects')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('payment_id', '=', id)
    .orderBy('position')
    .execute();

/** Answers undefined when the number is taken. */
export const addPayment = (
  tx: Tx,
  row: Insertable<PaymentsTable>,
): Promise<PaymentRow | undefined> =>
  tx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.column('payment_sn').doNothing())
    .returningAll()
    .executeTakeFirst();

/** What the payment settles; the database refuses parts that do not add up to it. */
export async function addSubjects(
  tx: Tx,
  { customer_id, id, status }: PaymentRow,
  orders: readonly Pick<Selectable<OrdersTable>, 'id' | 'total'>[],
): Promise<void> {
  await tx
    .insertInto('payment_subjects')
    .values(
      orders.map((order, index) => ({
        customer_id,
        payment_id: id,
        position: index + 1,
        kind: 'order' as const,
        order_id: order.id,
        amount: order.total,
        is_open: status === 'pending',
      })),
    )
    .execute();
}

/** The payment settles more freight of an order: of a change that is made, or waits for it. */
export async function addFreightSubject(
  tx: Tx,
  { customer_id, id, amount, status }: PaymentRow,
  order: OrderKey,
  wish: FreightWish,
): Promise<void> {
  await tx
    .insertInto('payment_subjects')
    .values({
      customer_id,
      payment_id: id,
      position: 1,
      kind: 'freight',
      order_id: order.id,
      wish: JSON.stringify(wish),
      amount,
      is_open: status === 'pending',
    })
    .execute();
}

/** Ends an open payment without another look at what it settles. */
export async function endPayment(
  tx: Tx,
  { customer_id, id }: PaymentKey,
  status: 'cancelled' | 'expired',
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/**
 * Whether a part of what the balance pays now is given back: approved orders pay themselves, and it is no membership.
 * The account is locked by the booking, so whoever switches it comes before or after.
 */
const earnsCashback = ({ customer_id, id }: PaymentKey) => sql<boolean>`exists (
    select 1 from accounts a where a.customer_id = ${customer_id} and a.is_pre_deposit_enabled)
  and not exists (select 1 from payment_subjects s
    where s.customer_id = ${customer_id} and s.payment_id = ${id} and s.kind = 'vip')`;

/** Marks a payment as paid; from the balance, of which `balanceAfter` is left then, `fromBonus` of it given money. @unit fen */
export async function recordPaid(
  tx: Tx,
  key: PaymentKey,
  {
    method,
    by,
    at,
    balanceAfter,
    fromBonus = 0,
  }: {
    method: PaymentMethod;
    by: number;
    at: string;
    balanceAfter: number | null;
    fromBonus?: number;
  },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      status: 'paid',
      method,
      paid_by: by,
      paid_at: at,
      balance_after: balanceAfter,
      from_bonus: fromBonus,
      ...(method === 'balance' && { earns_cashback: earnsCashback(key) }),
    })
    .where('customer_id', '=', key.customer_id)
    .where('id', '=', key.id)
    .execute();
}

/**
 * Ends the open payments of these orders of one customer: for all that they would have settled, since their sums are
 * wrong without these orders. The others get a payment of their own when somebody pays them. Several are locked in one
 * sequence everywhere, so that no two wait for each other.
 */
export async function endOpenPayments(
  tx: Tx,
  orders: readonly OrderKey[],
  status: 'cancelled' | 'expired',
): Promise<void> {
  const [first] = orders;
  if (first === undefined) return;
  const open = await tx
    .selectFrom('payments')
    .select('id')
    .where('customer_id', '=', first.customer_id)
    .where('status', '=', 'pending')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_subjects')
        .select('payment_id')
        .where('customer_id', '=', first.customer_id)
        .where(
          'order_id',
          'in',
          orders.map(({ id }) => id),
        )
        .where('is_open', '=', true),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (open.length === 0) return;
  await tx
    .updateTable('payments')
    .set({ status })
    .where('customer_id', '=', first.customer_id)
    .where('status', '=', 'pending')
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .execute();
}

/** The same of one order. */
export const endOpenPayment = (
  tx: Tx,
  order: OrderKey,
  status: 'cancelled' | 'expired',
): Promise<void> => endOpenPayments(tx, [order], status);

/** What was paid for an order, the newest payment first, each with its part of it; their rows are locked. */
export const paidPartsOf = (
  tx: Tx,
  order: OrderKey,
): Promise<(PaymentOfOrder & { part: number; returned: number })[]> =>
  ofOrder(tx, order)
    .where('p.status', 'in', ['paid', 'partRefunded'])
    .selectAll('p')
    .select(['s.amount as part', 's.refunded as returned', 's.kind', 's.wish'])
    .orderBy('p.id', 'desc')
    .forUpdate('p')
    .execute();

/**
 * Writes that so much of what a payment paid for an order went back; the payment says whether all of it did. What it
 * paid for others stays paid.
 * @param amount no more than its part that did not go back yet. @unit fen
 * @param ofBonus the part of it that was given money. @unit fen
 */
export async function recordPartRefunded(
  tx: Tx,
  { customer_id, id }: PaymentKey,
  order: OrderKey,
  amount: number,
  ofBonus: number,
): Promise<void> {
  await tx
    .updateTable('payment_subjects')
    .set({ refunded: sql`refunded + ${amount}` })
    .where('customer_id', '=', customer_id)
    .where('payment_id', '=', id)
    .where('order_id', '=', order.id)
    .execute();
  const parts = await subjectsOf(tx, { customer_id, id });
  const isWhole = parts.every(({ amount: paid, refunded }) => refunded === paid);
  await tx
    .updateTable('payments')
    .set({
      status: isWhole ? 'refunded' : 'partRefunded',
      from_bonus: sql`from_bonus - ${ofBonus}`,
    })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .execute();
}
