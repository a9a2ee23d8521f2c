/** Lists and counts of a customer's orders. Pages follow an index; totals come from counters where no filter is set. */
import { orderTabs } from '@banxin/contract/lifecycles/order';
import { sql } from 'kysely';
import { customPlan, prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/transaction.ts';
import { lateFirst } from './lateFirst.ts';
import {
  isUnfiltered,
  matching,
  type OrderFilter,
  ordered,
  type Page,
  paged,
  type QueryFilter,
  queryFilterOf,
  summaries,
} from './listFilter.ts';
import type { SummaryRow } from './order.ts';
import { matchesOf } from './wordMatches.ts';

const tabCounters = prepared((db, p: { customerId: number }) =>
  db.selectFrom('order_counts').select(['tab', 'count']).where('customer_id', '=', p.customerId),
);

const tabKeys = orderTabs.map(({ key }) => key);

/** Names every tab, so that the index on customer, tab and day is searched by a range of days in each. */
const countMatching = prepared((db, p: QueryFilter) =>
  matching(db.selectFrom('orders'), p)
    .modifyFront(customPlan)
    .where('tab', 'in', tabKeys)
    .select(['tab', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('tab'),
);

/** Counts per tab; the filter's own tab is ignored. */
export async function countByTab(
  db: Db,
  customerId: number,
  filter: OrderFilter,
): Promise<Map<string, number>> {
  const filtered = { ...queryFilterOf(customerId, filter), tab: undefined };
  const rows = isUnfiltered(filtered)
    ? await tabCounters(db, { customerId })
    : await countMatching(db, filtered);
  return new Map(rows.map(({ tab, count }) => [tab ?? '', Number(count)]));
}

/** Every tab in its order; one without a count has 0. */
export const tabCounts = (counts: ReadonlyMap<string, number>) =>
  orderTabs.map(({ key, label }) => ({ tab: key, label, count: counts.get(key) ?? 0 }));

/** Behind this many rows a page is read from the nearer end of the list, by ids first. */
const SHALLOW_MAX = 200;

const shallowPage = prepared((db, p: Page) => paged(ordered(matching(summaries(db), p), p), p));

/** With the total from the counters. */
const newestPage = prepared((db, p: Page) =>
  paged(ordered(matching(summaries(db), p), p), p).select((select) => {
    const total = select
      .selectFrom('order_counts as counters')
      .select(sql<number>`sum(counters.count)`.as('matches'))
      .where('counters.customer_id', '=', p.customerId);
    return (p.tab === undefined ? total : total.where('counters.tab', '=', p.tab)).as('matches');
  }),
);

/** Skips ids in the index and reads only the rows of the page. */
const deepPage = prepared((db, p: Page) =>
  ordered(
    summaries(db)
      .where('customer_id', '=', p.customerId)
      .where(
        sql<boolean>`id = any(array(${paged(ordered(matching(db.selectFrom('orders').select('id'), p), p), p)}))`,
      ),
    p,
  ),
);

/**
 * One page, newest first; in its own tab an order that is late stands before the others. At most three queries
 * whatever its size. @param now instant
 */
export async function listOrders(
  db: Db,
  customerId: number,
  filter: OrderFilter,
  page: { readonly pageIndex: number; readonly pageSize: number },
  now: string,
): Promise<{ rows: readonly SummaryRow[]; total: number }> {
  const filtered = queryFilterOf(customerId, filter);
  const before = (page.pageIndex - 1) * page.pageSize;
  const first = { size: page.pageSize, skip: before, isFromEnd: undefined };
  const late = await lateFirst(db, filtered, first, now);
  if (late !== null) {
    const counts = await countByTab(db, customerId, filter);
    return { rows: late, total: counts.get(filter.tab ?? '') ?? 0 };
  }
  const totalOf = (counts: ReadonlyMap<string, number>): number =>
    filter.tab
      ? (counts.get(filter.tab) ?? 0)
      : [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (filtered.words !== undefined) {
    const { rows, total } = await matchesOf(db, { ...filtered, ...first, words: filtered.words });
    return { rows, total: total ?? totalOf(await countByTab(db, customerId, filter)) };
  }
  if (isUnfiltered(filtered) && before <= SHALLOW_MAX) {
    const rows = await newestPage(db, { ...filtered, ...first });
    if (rows[0]) return { rows, total: Number(rows[0].matches) };
  }
  const total = totalOf(await countByTab(db, customerId, filter));
  const size = Math.min(page.pageSize, total - before);
  if (size <= 0) return { rows: [], total };
  const after = total - before - size;
  const isFromEnd = before > SHALLOW_MAX && after < before;
  const skip = isFromEnd ? after : before;
  const read = skip > SHALLOW_MAX ? deepPage : shallowPage;
  const rows = await read(db, { ...filtered, size, skip, isFromEnd: isFromEnd || undefined });
  return { rows: isFromEnd ? rows.reverse() : rows, total };
}
