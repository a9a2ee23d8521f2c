/** Removes imports that nobody went on with; the orders that came of them stay, and so do their numbers. */
import { IMPORT_KEPT_DAYS } from '@banxin/contract/constants';
import type { Db } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';
import { removeImport } from './imports.ts';

/** Imports that one run removes at most: the next one goes on. */
const AT_ONCE = 200;

/** Answers how many went. Safe on several servers at once. @param now ms */
export async function removeOldImports(db: Db, now: number): Promise<number> {
  const before = instantOf(now - IMPORT_KEPT_DAYS * 24 * 3_600_000);
  const old = await db
    .selectFrom('batch_imports')
    .select(['customer_id', 'id'])
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .execute();
  let removed = 0;
  for (const { customer_id, id } of old) {
    removed += await transaction(db, async (tx) => {
      const found = await tx
        .selectFrom('batch_imports')
        .selectAll()
        .where('customer_id', '=', customer_id)
        .where('id', '=', id)
        .where('updated_at', '<', before)
        .forUpdate()
        .executeTakeFirst();
      if (!found) return 0;
      await removeImport(tx, found);
      return 1;
    });
  }
  return removed;
}

export const removingJob: Job = {
  name: 'remove-old-batches',
  everyMs: 3_600_000,
  run: ({ db, clock }) => removeOldImports(db, clock.now()),
};
