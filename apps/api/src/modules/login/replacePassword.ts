/** A new password for a login: what the old one opened ends. */
import type { Tx } from '../../db/transaction.ts';
import { revokeSessions } from '../../http/session.ts';

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
  await revokeSessions(tx, id, now, kept);
  await endTickets(tx, id, now);
}
