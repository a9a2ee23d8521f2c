/** What a list of orders is asked for, as parts of its queries. */
import type { OrderTab } from '@banxin/contract/lifecycles/order';
import { type OrderTodoKey, todoOf } from '@banxin/contract/lifecycles/todo';
import { order as refusals } from '@banxin/contract/refusals/order';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { searchable } from '../../db/searchable.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { type SummaryRow, summaryColumns } from './order.ts';
import { whenReceived } from './received.ts';
import { withWorkOrder } from './workOrder.ts';

/** What a customer asks the list for. */
export interface OrderFilter {
  readonly tab?: OrderTab | undefined;
  /** What they wait for. */
  readonly todo?: OrderTodoKey | undefined;
  readonly keyword?: string | undefined;
  /** YYYY-MM-DD in Asia/Shanghai, both days included. */
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
}

/** A filter as the queries take it; undefined does not filter. */
export interface QueryFilter {
  readonly customerId: number;
  readonly tab: OrderTab | undefined;
  readonly words: string | undefined;
  /** Beginnings of the first and of the last day, as instants. */
  readonly from: string | undefined;
  readonly lastDay: string | undefined;
  /** What they wait for, by the row of the contract. */
  readonly tabs?: readonly OrderTab[] | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly files?: readonly number[] | undefined;
  readonly hasFiles?: true | undefined;
  readonly uncommentedWithout?: number | undefined;
}

/** A filter with the place of a page. */
export interface Page extends QueryFilter {
  readonly size: number;
  readonly skip: number;
  /** The rows are nearer to the oldest than to the newest. */
  readonly isFromEnd: true | undefined;
}

type Query<O> = SelectQueryBuilder<Schema, 'orders', O>;

const startOf = (day: string | undefined): string | undefined =>
  day ? `${day}T00:00:00+08:00` : undefined;

/** What a row of the contract says of orders that wait, as the queries take it. */
type Waiting = Pick<QueryFilter, 'tabs' | 'statuses' | 'files' | 'hasFiles' | 'uncommentedWithout'>;

function waitingFor(todo: OrderTodoKey): Waiting {
  const { key: _, label: __, ...waiting } = todoOf(todo);
  return waiting;
}

/** A filter of the list as the queries take it. */
export const queryFilterOf = (customerId: number, filter: OrderFilter): QueryFilter => ({
  customerId,
  tab: filter.tab,
  words: searchable(filter.keyword ?? '') || undefined,
  from: startOf(filter.createdFrom),
  lastDay: startOf(filter.createdTo),
  ...(filter.todo && waitingFor(filter.todo)),
});

/** Whose number, product, specification or receiver contains the words. */
export const containing = (words: string) => sql<boolean>`strpos(search_text, ${words}) > 0`;

/** Whether somebody has sent print files for it. */
const hasPrintFile = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'orders'>) =>
  exists(
    selectFrom('order_files as f')
      .select('f.file_id')
      .whereRef('f.customer_id', '=', 'orders.customer_id')
      .whereRef('f.order_id', '=', 'orders.id'),
  );

/** A change of address that costs more waits for its freight; an order has one open payment at most. */
const addressWaits = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'orders'>) =>
  exists(
    selectFrom('payment_subjects as s')
      .select('s.payment_id')
      .whereRef('s.customer_id', '=', 'orders.customer_id')
      .whereRef('s.order_id', '=', 'orders.id')
      .where('s.is_open', '=', true)
      .where(sql<boolean>`s.kind = 'freight'`),
  );

/** Those that wait for what the filter names. */
function waitingOnly<O>(
  query: Query<O>,
  { tabs, statuses, files, hasFiles, uncommentedWithout }: Waiting,
): Query<O> {
  let result = query;
  if (tabs !== undefined) result = result.where(sql<boolean>`tab = any(${tabs}::text[])`);
  if (statuses !== undefined) {
    result = result.where(sql<boolean>`status = any(${statuses}::integer[])`);
  }
  if (files !== undefined) {
    result = result.where(sql<boolean>`file_status = any(${files}::integer[])`);
  }
  if (hasFiles !== undefined) result = result.where(hasPrintFile);
  if (uncommentedWithout === undefined) return result;
  return result
    .where(sql<boolean>`flags & ${uncommentedWithout}::bigint = 0`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_comments as c')
            .select('c.order_id')
            .whereRef('c.customer_id', '=', 'orders.customer_id')
            .whereRef('c.order_id', '=', 'orders.id'),
        ),
      ),
    );
}

/** The orders of a customer that a filter lets through. */
export function matching<O>(
  query: Query<O>,
  { customerId, tab, words, from, lastDay, ...waiting }: QueryFilter,
): Query<O> {
  let result = waitingOnly(query.where('customer_id', '=', customerId), waiting);
  result = tab === undefined ? result.where('tab', 'is not', null) : result.where('tab', '=', tab);
  if (from !== undefined) result = result.where('created_at', '>=', from);
  if (lastDay !== undefined) {
    result = result.where(sql<boolean>`created_at < (${lastDay}::timestamptz + interval '1 day')`);
  }
  if (words === undefined) return result;
  return result.where(containing(words));
}

/** True where the counters give the total. */
export const isUnfiltered = ({ words, from, lastDay, statuses }: QueryFilter): boolean =>
  !words && !from && !lastDay && !statuses;

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

/** What the list shows of orders. */
export const summaries = (db: Kysely<Schema>) =>
  db
    .selectFrom('orders')
    .select(summaryColumns)
    .select(
      sql<SummaryRow['configuration']>`jsonb_build_object(
        'widthMm', configuration->'widthMm', 'heightMm', configuration->'heightMm')`.as(
        'configuration',
      ),
    )
    .select((of) => [
      hasPrintFile(of).$castTo<boolean>().as('has_files'),
      withWorkOrder(of).$castTo<boolean>().as('has_work_order'),
      addressWaits(of).$castTo<boolean>().as('address_waits'),
      whenReceived(of).as('received_at'),
    ]);

/** Newest first, or oldest first. */
export const ordered = <O>(
  query: Query<O>,
  { isFromEnd }: Partial<Pick<Page, 'isFromEnd'>>,
): Query<O> =>
  query.orderBy('created_at', isFromEnd ? 'asc' : 'desc').orderBy('id', isFromEnd ? 'asc' : 'desc');

/** The rows of a page. */
export const paged = <O>(query: Query<O>, { size, skip }: Page): Query<O> =>
  query.limit(size).offset(skip);
