/** What waits for a login today, and what was ordered, in numbers. */
import { getToday } from '@banxin/contract/calls/customer/today';
import { getInvoiceable } from '@banxin/contract/calls/invoice/invoice';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { createComment } from '@banxin/contract/calls/order/comment';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import {
  getCategoryStatistics,
  getLastSixMonths,
  getOrderStatistics,
} from '@banxin/contract/calls/order/statistics';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderStatus } from '@banxin/contract/enums/order';
import { statisticPeriod } from '@banxin/contract/enums/statistic';
import { orderTodos } from '@banxin/contract/lifecycles/todo';
import { describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { statementsOf } from '../../../test/statements.ts';
import { configurationOf, confirmed, enter, paid, place, standAt } from '../order/order.testkit.ts';

const server = await createTestServer();
const { db } = server;
const owner = server.browser();
await owner.login('悦享包装');

const kinds = orderTodos.map(({ key }) => key);
const today = async (browser: Browser) => (await browser.send(getToday, {})).groups;
const waiting = async (browser: Browser, kind: (typeof kinds)[number] | 'invoice') => {
  const group = (await today(browser)).find((one) => one.kind === kind);
  return { count: group?.count, orders: group?.items.map(({ orderSN }) => orderSN) };
};

/** What each kind lets its customer do. */
const STEP = {
  pay: 'pay',
  mend: 'editFiles',
  confirm: 'confirmFiles',
  receive: 'confirmReceipt',
  comment: 'comment',
} as const;

describe('what waits today', () => {
  test('is what the list shows under the same filter, five of a kind at most, and its step is allowed', async () => {
    for (const { kind, count, items } of await today(owner)) {
      if (kind === 'invoice') continue;
      const listed = await owner.send(getOrders, { todo: kind, pageSize: 200 });
      expect(count, kind).toBe(listed.total);
      expect(items).toHaveLength(Math.min(5, count));
      const step = { event: STEP[kind], allowed: true, reason: null };
      for (const order of items) {
        expect(listed.items).toContainEqual(order);
        expect(order.actions, `${kind} ${order.orderSN}`).toContainEqual(step);
      }
      const counts = await owner.send(getOrderStatusCount, { todo: kind });
      expect(counts.reduce((sum, tab) => sum + tab.count, 0)).toBe(count);
    }
  });

  test('of the demo account is something of every kind but files that nobody sent', async () => {
    const none = (await today(owner)).filter(({ count }) => count === 0);
    expect(none.map(({ kind }) => kind)).toEqual(['confirm']);
  });

  test('begins with the payment that is due first', async () => {
    const { browser } = await enter(server);
    const first = await confirmed(browser);
    const second = await confirmed(browser);
    const set = (orderSN: string, at: string) =>
      db.updateTable('orders').set({ confirmed_at: at }).where('order_sn', '=', orderSN).execute();
    await set(first.orderSN, '2026-11-20T08:59:00.000+08:00');
    await set(second.orderSN, '2026-11-20T08:00:00.000+08:00');
    expect((await waiting(browser, 'pay')).orders).toEqual([second.orderSN, first.orderSN]);
    // Goods of the shelf are kept for minutes.
    await db
      .updateTable('orders')
      .set({ held_until: '2026-11-20T09:30:00.000+08:00' })
      .where('order_sn', '=', first.orderSN)
      .execute();
    expect((await waiting(browser, 'pay')).orders).toEqual([first.orderSN, second.orderSN]);
  });

  test('leaves when it is done: paid, and commented', async () => {
    const { browser } = await enter(server, { balance: 10_000_000 });
    const { orderSN, paymentSN } = await confirmed(browser);
    await place(browser);
    expect(await waiting(browser, 'pay')).toEqual({ count: 1, orders: [orderSN] });
    expect(await waiting(browser, 'invoice')).toEqual({ count: 0, orders: [] });
    await browser.send(payByBalance, { paymentSN });
    expect(await waiting(browser, 'invoice')).toEqual({ count: 1, orders: [orderSN] });
    expect(await waiting(browser, 'pay')).toEqual({ count: 0, orders: [] });
    await standAt(db, orderSN, orderStatus.delivered);
    expect(await waiting(browser, 'comment')).toEqual({ count: 1, orders: [orderSN] });
    await browser.send(createComment, { orderSN, stars: 5, content: '颜色很准', fileIds: [] });
    expect(await waiting(browser, 'comment')).toEqual({ count: 0, orders: [] });
    expect((await browser.send(getOrders, { todo: 'comment' })).total).toBe(0);
  });

  test('is only what the role may do itself, and design is told no amount', async () => {
    const main = await enter(server, { balance: 10_000_000 });
    await confirmed(main.browser);
    const kindsOf = async (roles: number) => {
      const { browser } = await enter(server, { parent: main, roles });
      return (await today(browser)).map(({ kind }) => kind);
    };
    const { design, finance, customerService, ordering, afterSales } = subAccountRole;
    expect(await kindsOf(design)).toEqual(['mend', 'confirm']);
    expect(await kindsOf(finance)).toEqual(['pay', 'invoice']);
    expect(await kindsOf(customerService)).toEqual(['comment']);
    expect(await kindsOf(afterSales)).toEqual([]);
    expect(await kindsOf(ordering)).toEqual(kinds);
    const designer = server.browser();
    await designer.login('悦享设计');
    const told = JSON.stringify([
      await today(designer),
      await designer.send(getOrderStatistics, {}),
      await designer.send(getLastSixMonths, {}),
      await designer.send(getCategoryStatistics, {}),
    ]);
    expect(told).toContain('"amount":null');
    expect(told).not.toMatch(/"(?:amount|total|paid)":\d/);
  });

  test('names what can be invoiced, the one whose time ends first at the top', async () => {
    const { count, items } = (await today(owner)).find(({ kind }) => kind === 'invoice') ?? {
      count: 0,
      items: [],
    };
    const pages = await Promise.all(
      [1, 2].map((pageIndex) => owner.send(getInvoiceable, { pageIndex, pageSize: 200 })),
    );
    const open = pages.flatMap((page) => page.items).filter(({ refusal }) => refusal === null);
    expect(count).toBe(open.length);
    expect(items).toEqual(open.toSorted((a, b) => (a.paidAt < b.paidAt ? -1 : 1)).slice(0, 5));
  });

  test('is read with as many statements however much waits', async () => {
    const { browser } = await enter(server, { balance: 10_000_000 });
    await paid(browser);
    const one = await statementsOf(server, () => today(browser));
    expect(await statementsOf(server, () => today(owner))).toBe(one);
  });

  test('narrows the list together with its words, its tab and its days', async () => {
    const { items } = await owner.send(getOrders, { todo: 'comment', pageSize: 200 });
    const keyword = items[0]?.productName ?? '';
    const found = await owner.send(getOrders, { todo: 'comment', keyword, pageSize: 200 });
    expect(found.items.length).toBeGreaterThan(0);
    expect(found.items.length).toBeLessThan(items.length);
    expect(found.items).toEqual(items.filter(({ productName }) => productName === keyword));
    expect(await owner.send(getOrders, { todo: 'comment', tab: 'unpaid' })).toMatchObject({
      total: 0,
    });
    const none = { todo: 'comment', createdFrom: '2020-01-01', createdTo: '2020-01-02' } as const;
    expect(await owner.send(getOrders, none)).toMatchObject({ total: 0 });
  });
});

describe('orders in numbers', () => {
  const move = (orderSN: string, at: string) =>
    db.updateTable('orders').set({ created_at: at }).where('order_sn', '=', orderSN).execute();

  test('are of months in Shanghai; a month without orders is 0, and so is what was cancelled or not paid', async () => {
    const { browser } = await enter(server, { balance: 100_000_000 });
    const july = await paid(browser);
    const june = await paid(browser);
    const gone = await paid(browser);
    await confirmed(browser);
    await move(june.orderSN, '2026-06-30T15:59:59.999Z');
    await move(july.orderSN, '2026-07-31T16:00:00.000Z');
    await browser.send(cancelOrder, { orderSN: gone.orderSN });
    const { months } = await browser.send(getLastSixMonths, {});
    expect(months.map(({ month, orders, amount }) => [month, orders, amount])).toEqual([
      ['2026-06', 1, june.total],
      ['2026-07', 0, 0],
      ['2026-08', 1, july.total],
      ['2026-09', 0, 0],
      ['2026-10', 0, 0],
      ['2026-11', 0, 0],
    ]);
    expect(await browser.send(getOrderStatistics, {})).toEqual({
      thisMonth: { orders: 0, amount: 0 },
      lastMonth: { orders: 0, amount: 0 },
      all: { orders: 2, amount: june.total + july.total },
    });
  });

  test('count what was taken out of the list, unless it had been cancelled', async () => {
    const { browser } = await enter(server, { balance: 100_000_000 });
    const kept = await paid(browser);
    const gone = await paid(browser);
    await browser.send(cancelOrder, { orderSN: gone.orderSN });
    for (const { orderSN } of [kept, gone]) await standAt(db, orderSN, orderStatus.deleted);
    const { all } = await browser.send(getOrderStatistics, {});
    expect(all).toEqual({ orders: 1, amount: kept.total });
  });

  test('are by parent category for the period that is asked for, the most money first', async () => {
    const { browser } = await enter(server, { balance: 100_000_000 });
    const cards = await paid(browser);
    const envelopes = await paid(browser, { configuration: configurationOf(601) });
    await move(envelopes.orderSN, '2026-10-31T23:00:00.000+08:00');
    const of = async (type: 1 | 2 | 3) =>
      (await browser.send(getCategoryStatistics, { type })).categories;
    const { month, halfYear, year } = statisticPeriod;
    expect(await of(month)).toEqual([
      { categoryId: 1, name: '名片卡券', orders: 1, amount: cards.total },
    ]);
    const amounts = (await of(halfYear)).map(({ amount }) => amount ?? 0);
    expect(amounts).toEqual([cards.total, envelopes.total].toSorted((a, b) => b - a));
    await move(envelopes.orderSN, '2025-12-01T00:00:00.000+08:00');
    expect((await of(halfYear)).map(({ categoryId }) => categoryId)).toEqual([1]);
    expect((await of(year)).map(({ categoryId }) => categoryId).toSorted()).toEqual([1, 6]);
  });
});
