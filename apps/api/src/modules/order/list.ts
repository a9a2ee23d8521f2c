/** Lists and counts of a customer's orders: index order, one walk for words, totals from counters where they suffice. */
import { type OrderTab, orderTabs } from '@banxin/contract/lifecycles/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { type Said, say } from '@banxin/contract/refusals/row';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { plannedEachTime, prepared } from '../../db/prepared.ts';
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

/** A filter as the queries take it. */
interface Wanted {
  readonly customerId: number;
  readonly tab: OrderTab | undefined;
  readonly words: string | undefined;
  /** Beginnings of days, as instants. */
  readonly from: string | undefined;
  readonly lastDay: string | undefined;
}

interface Page extends Wanted {
  readonly size: number;
  readonly skip: number;
  /** The rows are nearer to the oldest than to the newest. */
  readonly isFromEnd: true | undefined;
}

type Query<O> = SelectQueryBuilder<Schema, 'orders', O>;

const startOf = (day: string | undefined): string | undefined =>
  day ? `${day}T00:00:00+08:00` : undefined;

const wantedOf = (customerId: number, filter: OrderFilter): Wanted => ({
  customerId,
  tab: filter.tab,
  words: searchable(filter.keyword ?? '') || undefined,
  from: startOf(filter.createdFrom),
  lastDay: startOf(filter.createdTo),
});

const containing = (words: string) => sql<boolean>`strpos(search_text, ${words}) > 0`;

function matching<O>(query: Query<O>, { customerId, tab, words, from, lastDay }: Wanted): Query<O> {
  let result = query.where('customer_id', '=', customerId);
  result = tab === undefined ? result.where('tab', 'is not', null) : result.where('tab', '=', tab);
  if (from !== undefined) result = result.where('created_at', '>=', from);
  if (lastDay !== undefined) {
    result = result.where(sql<boolean>`created_at < (${lastDay}::timestamptz + interval '1 day')`);
  }
  if (words === undefined) return result;
  return result.where(containing(words));
}

/** The counters know how many there are. */
const isPlain = ({ words, from, lastDay }: Wanted): boolean => !words && !from && !lastDay;

const counters = prepared((db, p: { customerId: number }) =>
  db.selectFrom('order_counts').select(['tab', 'count']).where('customer_id', '=', p.customerId),
);

const tabKeys = orderTabs.map(({ key }) => key);

/** Every tab is named, so that days are a range in each. */
const countMatching = prepared((db, p: Wanted) =>
  matching(db.selectFrom('orders'), p)
    .modifyFront(plannedEachTime)
    .where('tab', 'in', tabKeys)
    .select(['tab', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('tab'),
);

/** Counts per tab, whichever of them the filter names. */
export async function countByTab(
  db: Db,
  customerId: number,
  filter: OrderFilter,
): Promise<Map<string, number>> {
  const wanted = { ...wantedOf(customerId, filter), tab: undefined };
  const rows = isPlain(wanted)
    ? await counters(db, { customerId })
    : await countMatching(db, wanted);
  return new Map(rows.map(({ tab, count }) => [tab ?? '', Number(count)]));
}

/** Every tab in order, absent ones as 0. */
export const tabCounts = (counts: ReadonlyMap<string, number>) =>
  orderTabs.map(({ key, label }) => ({ tab: key, label, count: counts.get(key) ?? 0 }));

/** Beyond this many rows a page is read from the nearer end of the list, its rows only once they are known. */
const SHALLOW = 200;

/** The contract's pattern lets 2026-02-30 and the year 0000 through, the database does not. */
function isRealDay(day: string): boolean {
  const ms = msOf(`${day}T00:00:00+08:00`);
  return !day.startsWith('0000') && !Number.isNaN(ms) && dayOf(ms) === day;
}

/** Refusal for a day that does not exist, or undefined. */
export function dayRefusal({ createdFrom, createdTo }: OrderFilter): Refusal | undefined {
  const fields: Record<string, Said> = {};
  for (const [name, day] of Object.entries({ createdFrom, createdTo })) {
    if (day && !isRealDay(day)) fields[name] = say(refusals.noSuchDay);
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

/** In list order, or from its end. */
const ordered = <O>(query: Query<O>, { isFromEnd }: Partial<Pick<Page, 'isFromEnd'>>): Query<O> =>
  query.orderBy('created_at', isFromEnd ? 'asc' : 'desc').orderBy('id', isFromEnd ? 'asc' : 'desc');

const cut = <O>(query: Query<O>, { size, skip }: Page): Query<O> => query.limit(size).offset(skip);

const near = prepared((db, p: Page) => cut(ordered(matching(summaries(db), p), p), p));

/** With the total that the counters know. */
const newest = prepared((db, p: Page) =>
  cut(ordered(matching(summaries(db), p), p), p).select((select) => {
    const total = select
      .selectFrom('order_counts as counters')
      .select(sql<number>`sum(counters.count)`.as('matches'))
      .where('counters.customer_id', '=', p.customerId);
    return (p.tab === undefined ? total : total.where('counters.tab', '=', p.tab)).as('matches');
  }),
);

/** Rows that are skipped cost an index entry each. */
const far = prepared((db, p: Page) =>
  ordered(
    summaries(db)
      .where('customer_id', '=', p.customerId)
      .where(
        sql<boolean>`id = any(array(${cut(ordered(matching(db.selectFrom('orders').select('id'), p), p), p)}))`,
      ),
    p,
  ),
);

/** How many of the newest orders are looked at before all are: enough for a common word to fill the page. */
const glanceFor = ({ size, skip }: Pick<Page, 'size' | 'skip'>): number =>
  Math.max(500, Math.ceil((skip + size) * 1.5));

/** Looking at more costs as much as looking at all. */
const GLANCE_MAX = 10_000;

/** A page of words that are common: found among the newest, so that not every match has to be kept. */
const glanced = prepared((db, { words, look, ...p }: Page & { words: string; look: number }) => {
  const newest = ordered(
    matching(db.selectFrom('orders').select(['id', 'created_at', 'search_text']), {
      ...p,
      words: undefined,
    }),
    {},
  ).limit(look);
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
});

/** One walk over the entries finds the words, counts, and keeps the page; its rows are read at the end. */
const worded = prepared((db, p: Page) =>
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
    .modifyFront(plannedEachTime)
    .select('counted.matches')
    .selectAll('page')
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc'),
);

/** One page, newest first. At most two queries whatever its size. */
export async function listOrders(
  db: Db,
  customerId: number,
  filter: OrderFilter,
  page: { readonly pageIndex: number; readonly pageSize: number },
): Promise<{ rows: readonly SummaryRow[]; total: number }> {
  const wanted = wantedOf(customerId, filter);
  const before = (page.pageIndex - 1) * page.pageSize;
  const first = { size: page.pageSize, skip: before, isFromEnd: undefined };
  const totalOf = (counts: ReadonlyMap<string, number>): number =>
    filter.tab
      ? (counts.get(filter.tab) ?? 0)
      : [...counts.values()].reduce((sum, count) => sum + count, 0);
  const { words } = wanted;
  if (words !== undefined) {
    const look = glanceFor(first);
    if (look <= GLANCE_MAX) {
      const rows = await glanced(db, { ...wanted, ...first, words, look });
      if (rows.length === page.pageSize) {
        return { rows, total: totalOf(await countByTab(db, customerId, filter)) };
      }
    }
    const rows = await worded(db, { ...wanted, ...first });
    const total = Number(rows[0]?.matches ?? 0);
    return { rows: before < total ? (rows as unknown as SummaryRow[]) : [], total };
  }
  if (isPlain(wanted) && before <= SHALLOW) {
    const rows = await newest(db, { ...wanted, ...first });
    if (rows[0]) return { rows, total: Number(rows[0].matches) };
  }
  const total = totalOf(await countByTab(db, customerId, filter));
  const size = Math.min(page.pageSize, total - before);
  if (size <= 0) return { rows: [], total };
  const after = total - before - size;
  const isFromEnd = before > SHALLOW && after < before;
  const skip = isFromEnd ? after : before;
  const read = skip > SHALLOW ? far : near;
  const rows = await read(db, { ...wanted, size, skip, isFromEnd: isFromEnd || undefined });
  return { rows: isFromEnd ? rows.reverse() : rows, total };
}
