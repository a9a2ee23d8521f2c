/** Lists and counts of a customer's orders: indexed order, bigram search, totals from counters where they suffice. */
import { orderTabs } from '@banxin/contract/lifecycles/order';
import { type SelectQueryBuilder, sql } from 'kysely';
import { grams, searchable } from '../../db/grams.ts';
import type { Schema } from '../../db/schema.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { invalid, type Refusal } from '../../refusal.ts';
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
  // A single pair is found exactly: there is nothing left to verify.
  if ([...keyword].length === 2) return result;
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

/** Beyond this many rows a page is read from the nearer end of the list. */
const SHALLOW = 200;

/** The contract's pattern lets 2026-02-30 and the year 0000 through, the database does not. */
function isRealDay(day: string): boolean {
  const ms = msOf(`${day}T00:00:00+08:00`);
  return !day.startsWith('0000') && !Number.isNaN(ms) && dayOf(ms) === day;
}

/** Refusal for a day that does not exist, or undefined. */
export function dayRefusal({ createdFrom, createdTo }: OrderFilter): Refusal | undefined {
  const fields: Record<string, string> = {};
  for (const [name, day] of Object.entries({ createdFrom, createdTo })) {
    if (day && !isRealDay(day)) fields[name] = '没有这一天，请核对日期';
  }
  return Object.keys(fields).length > 0 ? invalid(fields) : undefined;
}

/** One page, newest first. Two queries whatever its size. */
export async function listOrders(
  db: Db,
  customerId: number,
  filter: OrderFilter,
  page: { readonly pageIndex: number; readonly pageSize: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const counts = await countByTab(db, customerId, filter);
  const total = filter.tab
    ? (counts.get(filter.tab) ?? 0)
    : [...counts.values()].reduce((sum, count) => sum + count, 0);
  const before = (page.pageIndex - 1) * page.pageSize;
  const size = Math.min(page.pageSize, total - before);
  if (size <= 0) return { rows: [], total };
  const after = total - before - size;
  const isFromEnd = before > SHALLOW && after < before;
  const direction = isFromEnd ? 'asc' : 'desc';
  const rows = await filtered(db.selectFrom('orders').selectAll(), customerId, filter)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(size)
    .offset(isFromEnd ? after : before)
    .execute();
  return { rows: isFromEnd ? rows.reverse() : rows, total };
}
