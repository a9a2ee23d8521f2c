/** Lists, counts and search of orders, on the demo data. */
import type { InputOf } from '@banxin/contract/call';
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { PAGE_SIZES } from '@banxin/contract/constants';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { orderTabs, tabOf } from '@banxin/contract/lifecycles/order';
import { VIP_PRODUCT_ID } from '@banxin/contract/membership';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { statementsOf } from '../../../test/statements.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { contradictions } from './contradictions.testkit.ts';
import { confirmed, enter, paid, place, RECEIVER } from './order.testkit.ts';
import { isStoredInCloud } from './order.ts';

const server = await createTestServer();
const { db } = server;
const owner = server.browser();
await owner.login('悦享包装');

const rows = await db
  .selectFrom('orders')
  .selectAll()
  .where('customer_id', '=', 1)
  // A membership stands in no list of orders.
  .where('product_id', '!=', VIP_PRODUCT_ID)
  .orderBy('created_at', 'desc')
  .orderBy('id', 'desc')
  .execute();
const listed = rows.filter(({ status }) => status !== orderStatus.deleted);
type Row = (typeof rows)[number];
const tabOfRow = (row: Row) => tabOf(row.status, row.confirmed_at !== null, isStoredInCloud(row));

type Filter = InputOf<typeof getOrders>;

/** Every page of a list, in order. */
async function pages(filter: Filter, pageSize: number): Promise<OrderSummary[]> {
  const found: OrderSummary[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { items, total } = await owner.send(getOrders, { ...filter, pageIndex, pageSize });
    found.push(...items);
    if (items.length === 0) {
      expect(found).toHaveLength(total);
      return found;
    }
    expect(items.length).toBe(Math.min(pageSize, total - (pageIndex - 1) * pageSize));
  }
}

const numbers = (orders: readonly { orderSN: string }[]) => orders.map(({ orderSN }) => orderSN);
const numbersOf = (orders: readonly Row[]) => orders.map(({ order_sn }) => order_sn);

describe('pages', () => {
  test.each(PAGE_SIZES)(
    'of %i show every order once, newest first, from either end',
    async (size) => {
      expect(numbers(await pages({}, size))).toEqual(numbersOf(listed));
    },
  );

  test('beyond the end are empty and know the total', async () => {
    for (const pageIndex of [1_000, Number.MAX_SAFE_INTEGER]) {
      expect(await owner.send(getOrders, { pageIndex, pageSize: 20 })).toEqual({
        items: [],
        total: listed.length,
      });
    }
  });

  test.each([
    { pageIndex: 0 },
    { pageIndex: -1 },
    { pageIndex: 1.5 },
    { pageSize: 0 },
    { pageSize: 201 },
    { pageSize: 'all' },
  ])('%j is refused by field', async (page) => {
    const refusal = await owner.refused(getOrders, page as never);
    expect(refusal.errCode).toBe(errCode.invalidInput);
    expect(Object.keys((refusal.data as { fields: object }).fields)).toEqual(Object.keys(page));
  });
});

describe('tabs', () => {
  test('list exactly their statuses, count what they list, and cover every order once', async () => {
    const counts = await owner.send(getOrderStatusCount, {});
    expect(counts.map(({ tab, label }) => [tab, label])).toEqual(
      orderTabs.map(({ key, label }) => [key, label]),
    );
    for (const { tab, count } of counts) {
      const orders = await pages({ tab }, 100);
      expect(orders).toHaveLength(count);
      expect(count).toBeGreaterThan(0);
      // Late orders stand before the others.
      expect(numbers(orders).toSorted()).toEqual(
        numbersOf(listed.filter((row) => tabOfRow(row) === tab)).toSorted(),
      );
      for (const order of orders) expect(order.tab).toBe(tab);
    }
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
  });

  test('an order stands in the list as in its detail', async () => {
    for (const tab of orderTabs) {
      const { items } = await owner.send(getOrders, { tab: tab.key, pageSize: 10 });
      const { orderSN } = items[0] as OrderSummary;
      expect(await owner.send(getOrderDetail, { ordersn: orderSN })).toMatchObject(
        items[0] as OrderSummary,
      );
    }
  });

  test('one that does not exist is refused', async () => {
    const error = await owner.refused(getOrders, { tab: 'nothing' as 'done' });
    expect(error.errCode).toBe(errCode.invalidInput);
    expect(error.fields).toHaveProperty('tab');
  });
});

describe('search', () => {
  const text = ({ order_sn, product_name, spec, receiver }: Row) => {
    const known = receiver as typeof RECEIVER | null;
    return `${order_sn} ${product_name} ${spec} ${known?.consignee ?? ''} ${known?.mobilePhone ?? ''}`
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\s+/g, '');
  };
  const sample = listed[40] as Row;
  const keywords = [
    ['a whole order number', sample.order_sn],
    ['the end of an order number', sample.order_sn.slice(-5)],
    ['a product', sample.product_name],
    ['two characters of a product', '名片'],
    ['two characters of a receiver', '杭州'],
    ['three characters', '成都店'],
    ['a single character', '袋'],
    ['a telephone number', '13800000001'],
    ['capitals and wide characters', 'Ａ４'],
    ['words with a space', '悦享 包装'],
    ['characters that are wild in SQL', '%'],
    ['an underscore', '_'],
    ['a backslash', '\\'],
    ['a quote', "名片' or '1'='1"],
    ['what nobody ordered', '飞船'],
    ['characters that only meet in another place', '片名'],
  ] as const;

  test.each(keywords)('%s: %s', async (_, keyword) => {
    const wanted = keyword.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
    const expected = listed.filter((row) => text(row).includes(wanted));
    const found = await pages({ keyword }, 100);
    expect(numbers(found)).toEqual(numbersOf(expected));
    const counts = await owner.send(getOrderStatusCount, { keyword });
    for (const { tab, count } of counts) {
      expect(count).toBe(expected.filter((row) => tabOfRow(row) === tab).length);
    }
  });

  test('finds something where something is', async () => {
    for (const [, keyword] of keywords.slice(0, 10)) {
      const { total } = await owner.send(getOrders, { keyword });
      expect(total, keyword).toBeGreaterThan(0);
    }
  });

  test('blanks alone are no search', async () => {
    const { total } = await owner.send(getOrders, { keyword: '  　' });
    expect(total).toBe(listed.length);
  });

  test('knows the receiver from the confirmation on, within a tab', async () => {
    const { browser } = await enter(server);
    const receiver = { ...RECEIVER, consignee: '欧阳收货' };
    const { orderSN } = await confirmed(browser, {}, { receiver });
    await place(browser);
    for (const keyword of ['欧阳', '收货', '欧阳收货', RECEIVER.mobilePhone, orderSN]) {
      const { items } = await browser.send(getOrders, { keyword, tab: 'unpaid' });
      expect(numbers(items), keyword).toEqual([orderSN]);
      const none = await browser.send(getOrders, { keyword, tab: 'done' });
      expect(none).toEqual({ items: [], total: 0 });
    }
  });
});

describe('days', () => {
  const dayOfRow = ({ created_at }: Row) => dayOf(msOf(created_at));
  const days = [...new Set(listed.map(dayOfRow))];
  const first = days.at(-20) as string;
  const last = days[10] as string;

  test.each([
    ['from a day on', { createdFrom: first }],
    ['up to a day, itself included', { createdTo: last }],
    ['between two days', { createdFrom: first, createdTo: last }],
    ['one day', { createdFrom: last, createdTo: last }],
    ['backwards', { createdFrom: last, createdTo: first }],
    ['within a tab', { createdFrom: first, tab: 'done' as const }],
    ['with a word', { createdTo: last, keyword: '名片' }],
  ])('%s', async (_, filter) => {
    const { createdFrom = '0', createdTo = '9', tab, keyword } = filter as Record<string, string>;
    const expected = listed.filter(
      (row) =>
        dayOfRow(row) >= createdFrom &&
        dayOfRow(row) <= createdTo &&
        (tab === undefined || row.tab === tab) &&
        (keyword === undefined || row.search_text.includes(keyword)),
    );
    expect(numbers(await pages(filter, 50))).toEqual(numbersOf(expected));
  });

  test('are days in Shanghai: an order placed at 00:30 there belongs to the new day', async () => {
    const { browser } = await enter(server);
    server.clock.advance(15.5 * 3_600_000);
    const { orderSN } = await place(browser);
    server.clock.advance(-15.5 * 3_600_000);
    const on = (day: string) => browser.send(getOrders, { createdFrom: day, createdTo: day });
    expect((await on('2026-11-20')).total).toBe(0);
    expect(numbers((await on('2026-11-21')).items)).toEqual([orderSN]);
  });

  test.each(['2026-02-30', '2026-13-01', '0000-01-01', '2026-00-10', '2026-11-31', 'gestern'])(
    '%s is no day',
    async (day) => {
      for (const filter of [{ createdFrom: day }, { createdTo: day }]) {
        for (const call of [getOrders, getOrderStatusCount] as const) {
          const refusal = await owner.refused(call as typeof getOrders, filter);
          expect(refusal.errCode).toBe(errCode.invalidInput);
        }
      }
    },
  );

  test.each(['0001-01-01', '9999-12-31'])('%s is one', async (day) => {
    await owner.send(getOrders, { createdFrom: day, createdTo: day });
  });
});

describe('the number of statements does not depend on the number of rows', () => {
  const filters = [
    ['all', {}],
    ['a tab', { tab: 'done' }],
    ['a search', { keyword: '悦享' }],
    ['days', { createdFrom: '2025-01-01' }],
  ] as const;
  test.each(filters)('list: %s', async (_, filter) => {
    const counts: number[] = [];
    for (const pageSize of [10, 20, 200]) {
      const count = await statementsOf(server, async () => {
        const { items } = await owner.send(getOrders, { ...filter, pageSize });
        expect(items).toHaveLength(pageSize);
      });
      counts.push(count);
    }
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeLessThanOrEqual(4);
  });

  test('detail, thumbnails, files: with one file or many, one event or many', async () => {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const short = await place(browser);
    const long = await paid(browser);
    const cost = (ordersn: string) =>
      statementsOf(server, () => browser.send(getOrderDetail, { ordersn }));
    const before = await cost(short.orderSN);
    expect(await cost(long.orderSN)).toBe(before);
    expect(before).toBeLessThanOrEqual(6);
  });

  test('a catalogue page asks the database for the session only', async () => {
    const statements = await statementsOf(server, () =>
      owner.send(getOrderConfig, { categoryId: 101 }),
    );
    expect(statements).toBeLessThanOrEqual(1);
  });
});

test('nothing of all this contradicts itself', async () => {
  expect(await contradictions(db)).toEqual([]);
});
