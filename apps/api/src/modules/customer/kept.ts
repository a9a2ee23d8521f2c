/** What a customer keeps a few of, one of them the default: addresses and senders under one lock. */
import type { Tx } from '../../db/transaction.ts';

/** One writer of a customer's addresses and senders at a time: the customer's row is the lock. */
export const lockKept = (tx: Tx, ownerId: number) =>
  tx.selectFrom('customers').select('id').where('id', '=', ownerId).forUpdate().executeTakeFirst();

type Kept = 'addresses' | 'senders';

/** Makes one the default, or none. The caller holds the lock. */
export async function makeDefault(
  tx: Tx,
  kept: Kept,
  ownerId: number,
  id: number | null,
): Promise<void> {
  await tx
    .updateTable(kept)
    .set({ is_default: false })
    .where('customer_id', '=', ownerId)
    .where('is_default', '=', true)
    .$if(id !== null, (query) => query.where('id', '!=', id))
    .execute();
  if (id === null) return;
  await tx
    .updateTable(kept)
    .set({ is_default: true })
    .where('customer_id', '=', ownerId)
    .where('id', '=', id)
    .where('is_default', '=', false)
    .execute();
}

/** False when it is not there. Of a default the one used last takes over. The caller holds the lock. */
export async function removeKept(
  tx: Tx,
  kept: Kept,
  ownerId: number,
  id: number,
): Promise<boolean> {
  const gone = await tx
    .deleteFrom(kept)
    .where('customer_id', '=', ownerId)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst();
  if (gone === undefined) return false;
  if (!gone.is_default) return true;
  const next = await tx
    .selectFrom(kept)
    .select('id')
    .where('customer_id', '=', ownerId)
    .orderBy('used_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await makeDefault(tx, kept, ownerId, next?.id ?? null);
  return true;
}
