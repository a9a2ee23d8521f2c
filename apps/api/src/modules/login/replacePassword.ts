/** A new password for a login: what the old one opened ends. */
import type { Tx } from '../../db/transaction.ts';

/** No ticket that was proved before sets a password any more. */
export async function endTickets(tx: Tx, id: number, now: string): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ expires_at: now })
    .where('customer_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
}

/** The customer's row comes first: it is the lock. @param kept session that goes on; null: none */
export async function replacePassword(
  tx: Tx,
  id: number,
  passwordHash: string,
  now: string,
  kept: string | null = null,
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('customer_id', '=', id)
    .where('revoked_at', 'is', null)
    .$if(kept !== null, (query) => query.where('id', '<>', kept))
    .execute();
  await endTickets(tx, id, now);
}
