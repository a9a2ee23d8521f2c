/** Lists and counts of a customer's orders. Pages follow an index; totals come from counters where no filter is set. */
import { type OrderTab, orderTabs } from '@banxin/contract/lifecycles/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { customPlan, prepared } from '../../db/prepared.ts';
import type { Schema } from '../../db/schema.ts';
import { searchable } from '../../db/searchable.ts';
import type { Db } from '../../db/transaction.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { type SummaryRow, summaryColumns } from './order.ts';

export interface OrderFilter {
  readonly tab?: OrderTab | undefined;
  readonly keyword?: string | undefined;
  /** YYYY-MM-DD in Asia/Shanghai, both days included. */
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
}

/** A filter as the queries take it; undefined does not filter. */
interface QueryFilter {
  readonly customerId: number;
  readonly tab: OrderTab | undefined;
  readonly words: string | undefined;
  /** Beginnings of the first and of the last day, as instants. */
  readonly from: string | undefined;
  readonly lastDay: string | undefined;
}

interface Page extends QueryFilter {
  readonly size: number;
  readonly skip: number;
  /** The rows are nearer to the oldest than to the newest. */
  readonly isFromEnd: true | undefined;
}

type Query<O> = SelectQueryBuilder<Schema, 'orders', O>;

const startOf = (day: string | undefined): string | undefined =>
  day ? `${day}T00:00:00+08:00` : undefined;

const queryFilterOf = (customerId: number, filter: OrderFilter): QueryFilter => ({
  customerId,
  tab: filter.tab,
  words: searchable(filter.keyword ?? '') || undefined,
  from: startOf(filter.createdFrom),
  lastDay: startOf(filter.createdTo),
});

const containing = (words: string) => sql<boolean>`strpos(search_text, ${words}) > 0`;

function matching<O>(
  query: Query<O>,
  { customerId, tab, words, from, lastDay }: QueryFilter,
): Query<O> {
  let result = query.where('customer_id', '=', customerId);
  result = tab === undefined ? result.where('tab', 'is not', null) : result.where('tab', '=', tab);
  if (from !== undefined) result = result.where('created_at', '>=', from);
  if (lastDay !== undefined) {
    result = result.where(sql<boolean>`created_at < (${lastDay}::timestamptz + interval '1 day')`);
  }
  if (words === undefined) return result;
  return result.where(containing(words));
}

/** True where the counters give the total. */
const isUnfiltered = ({ words, from, lastDay }: QueryFilter): boolean =>
  !words && !from && !lastDay;

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

/** The contract's pattern lets 2026-02-30 and the year 0000 through, the database does not. */
function isRealDay(day: string): boolean {
  const ms = msOf(`${day}T00:00:00+08:00`);
  return !day.startsWith('0000') && !Number.isNaN(ms) && dayOf(ms) === day;
}

/** Refusal for a day that does not exist, or undefined. */
export function dayRefusal({ createdFrom, createdTo }: OrderFilter): Refusal | undefined {
  const fields: Record<string, KeyedMessage> = {};
  for (const [name, day] of Object.entries({ createdFrom, createdTo })) {
    if (day && !isRealDay(day)) fields[name] = messageOf(refusals.noSuchDay);
  }
  return Object.keys(fields).length > 0 ? invalid(fields) : undefined;
}

const summaries = (db: Kysely<Schema>) =>
  db
    .selectFrom('orders')
    .select(summaryColumns)
    .select(
      sql<SummaryRow['configuration']>`jsonb_build_object(
        'widthMm', configuration->'widthMm', 'heightMm', configuration->'heightMm')`.as(
        'configuration',
      ),
    );

/** Newest first, or oldest first. */
const ordered = <O>(query: Query<O>, { isFromEnd }: Partial<Pick<Page, 'isFromEnd'>>): Query<O> =>
  query.orderBy('created_at', isFromEnd ? 'asc' : 'desc').orderBy('id', isFromEnd ? 'asc' : 'desc');

const paged = <O>(query: Query<O>, { size, skip }: Page): Query<O> =>
  query.limit(size).offset(skip);

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

/** How many of the newest orders are looked at before all are: enough for a common word to fill the page. */
const recentCountFor = ({ size, skip }: Pick<Page, 'size' | 'skip'>): number =>
  Math.max(500, Math.ceil((skip + size) * 1.5));

/** Searching more of the newest costs as much as searching all. */
const RECENT_MAX = 10_000;

/** A page of matches for common words: the newest orders fill it, without a list of every match. */
const recentMatches = prepared(
  (db, { words, recentCount, ...p }: Page & { words: string; recentCount: number }) => {
    const newest = ordered(
      matching(db.selectFrom('orders').select(['id', 'created_at', 'search_text']), {
        ...p,
        words: undefined,
      }),
      {},
    ).limit(recentCount);
    const page = db
      .selectFrom(newest.as('orders'))
      .select('id')
      .where(containing(words))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(p.size)
      .offset(p.skip);
    return ordered(
      summaries(db)
        .where('customer_id', '=', p.customerId)
        .where(sql<boolean>`id = any(array(${page}))`),
      {},
    );
  },
);

/** The newest orders that contain words, among the customer's last few hundred: what suggestions need. */
export const newestContaining = async (
  db: Db,
  customerId: number,
  keyword: string,
  size: number,
): Promise<readonly SummaryRow[]> => {
  const words = searchable(keyword);
  const page = { size, skip: 0, isFromEnd: undefined };
  const recentCount = recentCountFor(page);
  return words === ''
    ? []
    : recentMatches(db, { ...queryFilterOf(customerId, { keyword }), ...page, words, recentCount });
};

/** One scan finds and counts all matches; only the rows of the page are read in full. */
const allMatches = prepared((db, p: Page) =>
  db
    .with(
      (cte) => cte('found').materialized(),
      (on) =>
        matching(on.selectFrom('orders').select(['id', 'created_at']), p).where(
          'tab',
          'in',
          tabKeys,
        ),
    )
    .with('page', (on) =>
      summaries(on as unknown as Kysely<Schema>)
        .where('customer_id', '=', p.customerId)
        .where(
          sql<boolean>`id = any(array(
            select id from found order by created_at desc, id desc limit ${p.size} offset ${p.skip}))`,
        ),
    )
    .selectFrom(sql<{ matches: number }>`(select count(*) as matches from found)`.as('counted'))
    .leftJoin('page', (join) => join.onTrue())
    .modifyFront(customPlan)
    .select('counted.matches')
    .selectAll('page')
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc'),
);

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
async function lateFirst(
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
  const { words } = filtered;
  if (words !== undefined) {
    const recentCount = recentCountFor(first);
    if (recentCount <= RECENT_MAX) {
      const rows = await recentMatches(db, { ...filtered, ...first, words, recentCount });
      if (rows.length === page.pageSize) {
        return { rows, total: totalOf(await countByTab(db, customerId, filter)) };
      }
    }
    const rows = await allMatches(db, { ...filtered, ...first });
    const total = Number(rows[0]?.matches ?? 0);
    return { rows: before < total ? (rows as unknown as SummaryRow[]) : [], total };
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
