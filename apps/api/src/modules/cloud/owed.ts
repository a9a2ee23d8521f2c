/** Storage fees that a balance did not reach. */
import { type Fen, fen } from '@banxin/contract/money';
import type { Db } from '../../db/transaction.ts';

/** What is owed so long that nothing leaves any more; null when nothing is. @param now instant @unit fen */
export async function owedNow(db: Db, ownerId: number, now: string): Promise<Fen | null> {
  const { owed } = await db
    .selectFrom('cloud_fees')
    .select((eb) => eb.fn.sum<number | null>('amount').as('owed'))
    .where('customer_id', '=', ownerId)
    .where('state', '=', 'owed')
    .where('held_from', '<=', now)
    .executeTakeFirstOrThrow();
  return owed === null ? null : fen(Number(owed));
}
