/** Removes quotes, and with them their links, some months after their last day. */
import { QUOTE_KEPT_DAYS } from '@banxin/contract/constants';
import type { Db } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { dayOf } from '../../ports/clock.ts';

/** Quotes that one run removes at most: the next one goes on. */
const AT_ONCE = 1_000;

/** Answers how many went. Safe on several servers at once. @param now ms */
export async function removeOldQuotes(db: Db, now: number): Promise<number> {
  const removed = await db
    .deleteFrom('quote_sheets')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('quote_sheets')
        .select('id')
        .where('valid_until', '<', dayOf(now - QUOTE_KEPT_DAYS * 24 * 3_600_000))
        .orderBy('valid_until')
        .limit(AT_ONCE),
    )
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

export const quoteJobs: readonly Job[] = [
  {
    name: 'remove-old-quotes',
    everyMs: 3_600_000,
    run: ({ db, clock }) => removeOldQuotes(db, clock.now()),
  },
];
