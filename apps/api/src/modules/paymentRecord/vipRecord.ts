/** Reads and writes payments of memberships. */
import type { Db, Tx } from '../../db/transaction.ts';
import type { PaymentRow } from './paymentRecord.ts';

/** A payment of a membership, with its order. */
export type VipPayment = PaymentRow & { readonly order_id: number };

/** The payment settles the fee of a membership: all of an order that has no goods. */
export async function addVipSubject(
  tx: Tx,
  { customer_id, id, amount }: PaymentRow,
  order: { readonly id: number },
): Promise<void> {
  await tx
    .insertInto('payment_subjects')
    .values({
      customer_id,
      payment_id: id,
      position: 1,
      kind: 'vip',
      order_id: order.id,
      amount,
      is_open: true,
    })
    .execute();
}

const openVips = (db: Db) =>
  db
    .selectFrom('payments as p')
    .innerJoin('payment_subjects as s', (join) =>
      join.onRef('s.customer_id', '=', 'p.customer_id').onRef('s.payment_id', '=', 'p.id'),
    )
    .where('s.kind', '=', 'vip')
    .where('s.is_open', '=', true)
    .selectAll('p')
    .select('s.order_id')
    .$narrowType<{ order_id: number }>();

/** The payment of a membership that waits; there is one at most. */
export const openVipOf = (db: Db, customerId: number): Promise<VipPayment | undefined> =>
  openVips(db).where('s.customer_id', '=', customerId).executeTakeFirst();

/** Those whose time is over, the longest first. */
export const overdueVips = (db: Db, now: string, limit: number): Promise<VipPayment[]> =>
  openVips(db).where('p.expires_at', '<=', now).orderBy('p.expires_at').limit(limit).execute();
