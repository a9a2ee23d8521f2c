/** The tabs of orders that a day was promised for: those that have missed it stand first. */
import type { OrderTab } from '@banxin/contract/lifecycles/order';
import { sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import {
  isUnfiltered,
  matching,
  ordered,
  type Page,
  paged,
  type QueryFilter,
  summaries,
} from './listFilter.ts';
import type { SummaryRow } from './order.ts';

/** So many late orders of a tab stand before the others; more than that are no exception any more. */
const LATE_FIRST_MAX = 100;

/** Late orders of a tab, the longest overdue first. */
const lateOrders = prepared((db, p: { customerId: number; tab: OrderTab; today: string }) =>
  summaries(db)
    .where('customer_id', '=', p.customerId)
    .where('tab', '=', p.tab)
    .where('due_day', '<', p.today)
    .orderBy('due_day')
    .orderBy('id')
    .limit(LATE_FIRST_MAX),
);

/** A page of a tab without those that stand before it. */
const afterLate = prepared((db, { late, ...p }: Page & { late: readonly number[] }) =>
  ordered(
    summaries(db)
      .where('customer_id', '=', p.customerId)
      .where(
        sql<boolean>`id = any(array(${paged(
          ordered(
            matching(db.selectFrom('orders').select('id'), p).where(
              sql<boolean>`id <> all(${late}::bigint[])`,
            ),
            p,
          ),
          p,
        )}))`,
      ),
    p,
  ),
);

/** Tabs of orders that a day was promised for. */
const PROMISED: readonly (OrderTab | undefined)[] = ['inProduction', 'toShip', 'toReceive'];

/** A page of a tab that holds late orders: they first, then the others; null when it holds none. */
export async function lateFirst(
  db: Db,
  filtered: QueryFilter,
  { size, skip }: Pick<Page, 'size' | 'skip'>,
  now: string,
): Promise<readonly SummaryRow[] | null> {
  const { customerId, tab } = filtered;
  if (tab === undefined || !PROMISED.includes(tab) || !isUnfiltered(filtered)) return null;
  const late = await lateOrders(db, { customerId, tab, today: dayOf(msOf(now)) });
  if (late.length === 0) return null;
  const first = late.slice(skip, skip + size);
  if (first.length === size) return first;
  const rest = await afterLate(db, {
    ...filtered,
    size: size - first.length,
    skip: Math.max(0, skip - late.length),
    isFromEnd: undefined,
    late: late.map(({ id }) => id),
  });
  return [...first, ...rest];
}
