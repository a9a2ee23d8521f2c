/** Reads and writes payments that fill the account. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { PaymentRow } from './paymentRecord.ts';

type PaymentKey = Pick<PaymentRow, 'id' | 'customer_id'>;

/** The payment fills the account, with a bonus. @param bonus fen */
export async function addTopUpSubject(
  tx: Tx,
  { customer_id, id, amount }: PaymentRow,
  bonus: number,
): Promise<void> {
  await tx
    .insertInto('payment_subjects')
    .values({
      customer_id,
      payment_id: id,
      position: 1,
      kind: 'topUp',
      order_id: null,
      amount,
      bonus,
      is_open: true,
    })
    .execute();
}

/** The payment that is open to fill the account; there is one at most. */
export const openTopUpOf = (tx: Tx, customerId: number): Promise<PaymentRow | undefined> =>
  tx
    .selectFrom('payments as p')
    .innerJoin('payment_subjects as s', (join) =>
      join.onRef('s.customer_id', '=', 'p.customer_id').onRef('s.payment_id', '=', 'p.id'),
    )
    .where('s.customer_id', '=', customerId)
    .where('s.kind', '=', 'topUp')
    .where('s.is_open', '=', true)
    .selectAll('p')
    .forUpdate('p')
    .executeTakeFirst();

/** What is given for the top-up that a payment is; null when it is none. @unit fen */
export async function bonusOfTopUp(
  db: Db,
  { customer_id, id }: PaymentKey,
): Promise<number | null> {
  const row = await db
    .selectFrom('payment_subjects')
    .select('bonus')
    .where('customer_id', '=', customer_id)
    .where('payment_id', '=', id)
    .where('kind', '=', 'topUp')
    .executeTakeFirst();
  return row?.bonus ?? null;
}

/** A top-up with what is still in the account or spent of it. @unit fen */
export type TopUpLeft = PaymentRow & { readonly left: number };

const withRest = (db: Db, customerId: number) =>
  db
    .selectFrom('payments as p')
    .innerJoin('payment_subjects as s', (join) =>
      join.onRef('s.customer_id', '=', 'p.customer_id').onRef('s.payment_id', '=', 'p.id'),
    )
    .where('p.customer_id', '=', customerId)
    .where('p.status', 'in', ['paid', 'partRefunded'])
    .where('s.kind', '=', 'topUp')
    .selectAll('p')
    .select(sql<number>`s.amount - s.refunded`.as('left'))
    .orderBy('p.id', 'desc');

/** Top-ups of a customer of which something is still in the account or spent, the newest first. */
export const topUpsLeftOf = (db: Db, customerId: number): Promise<TopUpLeft[]> =>
  withRest(db, customerId).execute();

/** The same; their rows are locked. */
export const lockTopUpsLeftOf = (tx: Tx, customerId: number): Promise<TopUpLeft[]> =>
  withRest(tx, customerId).forUpdate('p').execute();

/** Writes that so much of a top-up went back. @param amount no more than is left of it. @unit fen */
export async function recordTopUpReturned(
  tx: Tx,
  { customer_id, id }: PaymentKey,
  amount: number,
): Promise<void> {
  const { left } = await tx
    .updateTable('payment_subjects')
    .set({ refunded: sql`refunded + ${amount}` })
    .where('customer_id', '=', customer_id)
    .where('payment_id', '=', id)
    .where('kind', '=', 'topUp')
    .returning(sql<number>`amount - refunded`.as('left'))
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('payments')
    .set({ status: Number(left) === 0 ? 'refunded' : 'partRefunded' })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .execute();
}
