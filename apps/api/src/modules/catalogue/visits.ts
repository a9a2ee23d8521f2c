/** Counts which products a customer looks at: what the browser has collected, merged into one row a day. */

import type { InputOf } from '@banxin/contract/call';
import type { clickCategory } from '@banxin/contract/calls/order';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';

type Items = InputOf<typeof clickCategory>['clickCategoryItems'];

/** Where the count of one day ends: more is no customer looking. */
export const VISITS_PER_DAY = 100_000;

/**
 * Adds to today's counts. Products that are not in the catalogue are left out: a browser may have
 * collected them before they went. A repeat with the same idempotency key never gets here.
 * Customers are the ones who looked, sub-accounts too: habits are personal.
 * @param now instant
 */
export async function countVisits(
  db: Db,
  customerId: number,
  items: Items,
  now: string,
): Promise<null> {
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
