/** Which way the database goes to a page of a long list: by index, without reading rows that are not shown. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { plansOf as plansIn } from '../../../test/statements.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import type { Db } from '../../db/transaction.ts';
import { readLastJob } from './lastJob.ts';
import { countByTab, listOrders } from './list.ts';
import type { OrderFilter } from './listFilter.ts';

const { db } = await createTestServer();

/** Orders of customer 1 and as many of customer 3, each a copy of a demo order. */
const MANY = 8_000;

beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'orders' and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  const made: Readonly<Record<string, string>> = {
    id: '1000000 + n',
    order_sn: "'3' || lpad(n::text, 14, '0')",
    created_at: "old.created_at - n * interval '1 hour'",
    search_text: "old.search_text || '~' || n",
  };
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => made[name] ?? `old.${name}`);
  await sql
    .raw(
      `insert into orders (${columns.join()}) select ${values.join()}
       from (select *, row_number() over (partition by customer_id order by id) as place,
           count(*) over (partition by customer_id) as count from orders where customer_id in (1, 3)) old
         join generate_series(1, ${2 * MANY}) n on (n / 2) % old.count + 1 = old.place
           and old.customer_id = case when n % 2 = 0 then 1 else 3 end`,
    )
    .execute(db);
  await sql`delete from order_counts`.execute(db);
  await sql`insert into order_counts (customer_id, tab, count)
    select customer_id, tab, count(*) from orders where tab is not null group by 1, 2`.execute(db);
  await sql`vacuum analyze`.execute(db);
});

const plansOf = (work: (on: Db) => Promise<unknown>) => plansIn(db, () => work(db));

const page = (pageIndex: number) => ({ pageIndex, pageSize: 20 });
const WORDS = { keyword: '名片' };
const DAYS = { createdFrom: '2026-09-01', createdTo: '2026-09-30' };

describe('a page of a list', () => {
  const lists: readonly (readonly [string, OrderFilter, page: number, queries: number, RegExp])[] =
    [
      ['the first', {}, 1, 1, /Index Scan using orders_list/],
      ['the middle', {}, MANY / 40, 2, /Index Only Scan using orders_list/],
      ['the last', {}, MANY / 20 + 8, 2, /Index Scan Backward using orders_list/],
      // Where nearly all are done, both indexes read as little: a tab that holds few shows it.
      ['of a tab', { tab: 'cancelled' }, 1, 1, /Index Scan using orders_tab/],
      ['of a tab, further on', { tab: 'done' }, 50, 2, /Index Only Scan .*using orders_tab/],
      ['of some days', DAYS, 1, 2, /Index Scan using orders_list/],
      ['with a word', WORDS, 1, 2, /Index Only Scan using orders_tab/],
      ['with a word, further on', WORDS, 9, 2, /Index Only Scan using orders_tab/],
      ['with a rare word', { keyword: '~77' }, 3, 2, /Index Only Scan using orders_tab/],
      ['with a word far down', WORDS, 400, 1, /Index Only Scan using orders_tab/],
      ['with a word on some days', { ...WORDS, ...DAYS }, 1, 2, /Index Only Scan using orders_tab/],
      ['with a word in a tab', { ...WORDS, tab: 'done' }, 1, 2, /Index Only Scan using orders_tab/],
    ];
  test.each(lists)('%s', async (_, filter, pageIndex, queries, way) => {
    const plans = await plansOf((on) => listOrders(on, 1, filter, page(pageIndex), SEED_NOW));
    expect(plans.at(-1)).toMatch(way);
    // Rows are read by their own key or in list order: never all of a customer's.
    expect(plans.join('\n')).not.toMatch(/Seq Scan on orders\b|Bitmap Heap Scan/);
    expect(plans).toHaveLength(queries);
  });

  test('of a tab that holds late orders: they by their day, the others in list order', async () => {
    const plans = await plansOf((on) =>
      listOrders(on, 1, { tab: 'toReceive' }, page(7), '2026-12-01T09:00:00.000+08:00'),
    );
    expect(plans[0]).toMatch(/Index Scan using orders_due/);
    expect(plans[1]).toMatch(/Index Only Scan .*using orders_tab/);
    expect(plans.join('\n')).not.toMatch(/Seq Scan on orders\b|Bitmap Heap Scan/);
    expect(plans).toHaveLength(3);
  });
});

describe('the last job of a product', () => {
  test('is found by index, also far down', async () => {
    const customer = { id: 1, ownerId: 1, rights: [] };
    const [plan, ...others] = await plansOf((on) =>
      readLastJob({ db: on, customer }, { productId: 101 }),
    );
    expect(plan).toMatch(/Index Scan using orders_of_product/);
    expect(others).toEqual([]);
  });
});

describe('counts', () => {
  test('of everything come from the counters', async () => {
    const [plan, ...others] = await plansOf((on) => countByTab(on, 1, {}));
    expect(plan).toMatch(/Scan .*\border_counts/);
    expect(others).toEqual([]);
  });

  test.each([
    ['a word', WORDS],
    ['days', DAYS],
    ['a word on some days', { ...WORDS, ...DAYS }],
  ])('of %s read no row', async (_, filter) => {
    const [plan] = await plansOf((on) => countByTab(on, 1, filter));
    expect(plan).toMatch(/Index Only Scan using orders_tab/);
  });
});
