/** Reads and writes the table of payments. */
import type { Insertable, Selectable } from 'kysely';
import type { PaymentsTable } from '../../db/tables/money.ts';
import type { OrdersTable } from '../../db/tables/orders.ts';
import type { Db, Tx } from '../../db/transaction.ts';

export type PaymentRow = Selectable<PaymentsTable>;
type OrderKey = Pick<Selectable<OrdersTable>, 'id' | 'customer_id'>;

/** A query for the payments of an order. */
const ofOrder = (db: Db, { customer_id, id }: OrderKey) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', id);

/** The payment of an order that can still be paid; there is one at most. */
export const openPaymentOf = (db: Db, order: OrderKey): Promise<PaymentRow | undefined> =>
  ofOrder(db, order).where('status', '=', 'pending').executeTakeFirst();

/** Every payment of an order, the newest first. */
export const paymentsOf = (db: Db, order: OrderKey): Promise<PaymentRow[]> =>
  ofOrder(db, order).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

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

/** The same with its lock. The caller holds the order's lock: order before payment before account. */
export const lockPayment = (tx: Tx, customerId: number, paymentSN: string): Promise<PaymentRow> =>
  bySN(tx, customerId, paymentSN).forUpdate().executeTakeFirstOrThrow();

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

/** Marks a payment as paid from the balance, of which `balanceAfter` is left. @unit fen */
export async function recordPaid(
  tx: Tx,
  { customer_id, id }: PaymentRow,
  { by, at, balanceAfter }: { by: number; at: string; balanceAfter: number },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      status: 'paid',
      method: 'balance',
      paid_by: by,
      paid_at: at,
      balance_after: balanceAfter,
    })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .execute();
}

/** Moves the payments of an order from one status to another; there may be none. */
export async function movePayments(
  tx: Tx,
  { customer_id, id }: OrderKey,
  from: PaymentRow['status'],
  to: PaymentRow['status'],
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: to })
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', id)
    .where('status', '=', from)
    .execute();
}
