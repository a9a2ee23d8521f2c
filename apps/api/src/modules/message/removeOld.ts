/** Removes messages that are too old to be shown. */
import { MESSAGE_KEPT_DAYS } from '@banxin/contract/constants';
import type { Db } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';

/** Removes messages that are too old to be shown, with who read them. Answers how many. @param now ms */
export async function removeOldMessages(db: Db, now: number, limit = 1_000): Promise<number> {
  const oldest = instantOf(now - MESSAGE_KEPT_DAYS * 24 * 3_600_000);
  const removed = await db
    .deleteFrom('site_messages')
    .where((eb) =>
      eb(
        eb.refTuple('customer_id', 'id'),
        'in',
        eb
          .selectFrom('site_messages as old')
          .select(['old.customer_id', 'old.id'])
          .where('old.created_at', '<', oldest)
          .orderBy('old.created_at')
          .limit(limit)
          .$asTuple('customer_id', 'id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(removed.numDeletedRows);
}

export const messageJobs: readonly Job[] = [
  {
    name: 'remove-messages',
    everyMs: 3_600_000,
    run: ({ db, clock }) => removeOldMessages(db, clock.now()),
  },
];
