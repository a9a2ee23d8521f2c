/** Lists and counts of a customer's orders: indexed order, bigram search, totals from counters where they suffice. */
import { orderTabs } from '@banxin/contract/lifecycles/order';
import { type SelectQueryBuilder, sql } from 'kysely';
import { grams, searchable } from '../../db/grams.ts';
import type { Schema } from '../../db/schema.ts';
import type { Db } from '../../db/transaction.ts';
import type { OrderRow } from './order.ts';

export interface OrderFilter {
  readonly tab?: string | undefined;
  readonly keyword?: string | undefined;
  /** YYYY-MM-DD in Asia/Shanghai, both days included. */
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
}

type Query<O> = SelectQueryBuilder<Schema, 'orders', O>;

/** `%` and `_` of a keyword mean themselves. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function filtered<O>(query: Query<O>, customerId: number, filter: OrderFilter): Query<O> {
  let result = query.where('customer_id', '=', customerId);
  result = filter.tab ? result.where('tab', '=', filter.tab) : result.where('tab', 'is not', null);
  if (filter.createdFrom) {
    result = result.where('created_at', '>=', `${filter.createdFrom}T00:00:00+08:00`);
  }
  if (filter.createdTo) {
    result = result.where(
      sql<boolean>`created_at < (${`${filter.createdTo}T00:00:00+08:00`}::timestamptz + interval '1 day')`,
    );
  }
  const keyword = searchable(filter.keyword ?? '');
  if (keyword === '') return result;
  const pairs = grams(keyword);
  if (pairs.length > 0) {
    result = result.where(sql<boolean>`search_grams @> ${pairs}::text[]`);
  }
  return result.where('search_text', 'like', `%${literal(keyword)}%`);
}

const isPlain = (filter: OrderFilter): boolean =>
  !filter.keyword?.trim() && !filter.createdFrom && !filter.createdTo;

export async function countByTab(
  db: Db,
  customerId: number,
  filter: OrderFilter,
): Promise<Map<string, number>> {
  if (isPlain(filter)) {
    const rows = await db
      .selectFrom('order_counts')
      .select(['tab', 'count'])
      .where('customer_id', '=', customerId)
      .execute();
    return new Map(rows.map(({ tab, count }) => [tab, count]));
  }
  const { tab: _, ...rest } = filter;
  const rows = await filtered(db.selectFrom('orders'), customerId, rest)
    .select(['tab', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('tab')
    .execute();
  return new Map(rows.map(({ tab, count }) => [tab ?? '', Number(count)]));
}

/** Every tab in order, absent ones as 0. */
export const tabCounts = (counts: ReadonlyMap<string, number>) =>
  orderTabs.map(({ key, label }) => ({ tab: key as string, label, count: counts.get(key) ?? 0 }));

/** One page, newest first. Two queries whatever its size. */
export async function listOrders(
  db: Db,
  customerId: number,
  filter: OrderFilter,
  page: { readonly pageIndex: number; readonly pageSize: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const [counts, rows] = await Promise.all([
    countByTab(db, customerId, filter),
    filtered(db.selectFrom('orders').selectAll(), customerId, filter)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.pageSize)
      .offset((page.pageIndex - 1) * page.pageSize)
      .execute(),
  ]);
  const total = filter.tab
    ? (counts.get(filter.tab) ?? 0)
    : [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { rows, total };
}
