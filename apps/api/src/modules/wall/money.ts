/** Money that came into the shop's own accounts and left them on a day. */
import type { Fen } from '@banxin/contract/money';
import type { Db } from '../../db/transaction.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';

const DAY = 24 * 3_600_000;

/** What comes in is taken from the account of cash, what goes out is put there: the other side of each booking. */
export async function moneyOf(db: Db, now: string): Promise<{ in: Fen; out: Fen }> {
  const from = instantOf(msOf(`${dayOf(msOf(now))}T00:00:00+08:00`));
  const row = await db
    .selectFrom('ledger')
    .select((eb) => [
      eb.fn.sum<number | null>('amount').filterWhere('amount', '<', 0).as('in'),
      eb.fn.sum<number | null>('amount').filterWhere('amount', '>', 0).as('out'),
    ])
    .where('account', '=', 'cash')
    .where('created_at', '>=', from)
    .where('created_at', '<', instantOf(msOf(from) + DAY))
    .executeTakeFirstOrThrow();
  return { in: (0 - Number(row.in ?? 0)) as Fen, out: Number(row.out ?? 0) as Fen };
}
