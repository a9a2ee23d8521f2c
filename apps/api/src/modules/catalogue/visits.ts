/** Counts which products a customer looks at: what the browser has collected, merged into one row a day. */

import type { InputOf, ParsedOf } from '@banxin/contract/call';
import type { clickCategory } from '@banxin/contract/calls/order/usage';
import { catalogue as refusals } from '@banxin/contract/refusals/catalogue';
import { messageOf } from '@banxin/contract/refusals/row';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';

type Items = InputOf<typeof clickCategory>['clickCategoryItems'];

/** Where the count of one day ends: more is no customer looking. */
export const VISITS_PER_DAY = 100_000;

/** A batch is taken for so long after it was closed. @unit h */
export const BATCH_LIFE_HOURS = 36;
/** The clock of a browser may be so far ahead. @unit h */
export const BATCH_AHEAD_HOURS = 6;

const HOUR = 3_600_000;

/**
 * Counts a batch, or refuses one whose key may be forgotten. Both limits together are shorter than the life
 * of a key. So when a batch comes again after its key was forgotten it is too old, whatever the browser's
 * clock says: it was at most so far ahead when it was counted.
 */
export async function takeBatch(
  { db, customer, now, idempotencyKey }: UserContext,
  { clickCategoryItems, sealedAt }: ParsedOf<typeof clickCategory>,
): Promise<null | Refusal> {
  if (idempotencyKey !== null) {
    if (sealedAt === undefined) return invalid({ sealedAt: messageOf(refusals.sealedAtMissing) });
    const age = msOf(now) - sealedAt;
    if (age > BATCH_LIFE_HOURS * HOUR) {
      return invalid({ sealedAt: messageOf(refusals.batchTooOld, { hours: BATCH_LIFE_HOURS }) });
    }
    if (age < -BATCH_AHEAD_HOURS * HOUR) {
      return invalid({ sealedAt: messageOf(refusals.clockAhead) });
    }
  }
  return countVisits(db, customer.id, clickCategoryItems, now);
}

/**
 * Adds to today's counts. Products that are not in the catalogue are left out: a browser may have
 * collected them before they went. A repeat with the same idempotency key never gets here.
 * Customers are the ones who looked, sub-accounts too: habits are personal.
 * @param now instant
 */
async function countVisits(db: Db, customerId: number, items: Items, now: string): Promise<null> {
  const times = new Map<number, number>();
  for (const { productCategoryId: id, orderTimes } of items) {
    if (productById(id)) times.set(id, Math.min((times.get(id) ?? 0) + orderTimes, VISITS_PER_DAY));
  }
  if (times.size === 0) return null;
  const day = dayOf(msOf(now));
  await db
    .insertInto('category_visits')
    .values(
      // In one order, so that two posts at once never wait for each other in a circle.
      [...times]
        .sort(([a], [b]) => a - b)
        .map(([id, count]) => ({ customer_id: customerId, day, category_id: id, times: count })),
    )
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'day', 'category_id']).doUpdateSet({
        times: sql<number>`least(category_visits.times + excluded.times, ${VISITS_PER_DAY}::int)`,
      }),
    )
    .execute();
  return null;
}
