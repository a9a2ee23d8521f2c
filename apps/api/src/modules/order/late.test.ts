/** An order that has missed its day says so, why and when it comes, and stands first in its tab. */
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getOrders } from '@banxin/contract/calls/order/list';
import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import type { OrderSummary } from '@banxin/contract/entities/order';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { tabOf } from '@banxin/contract/lifecycles/order';
import { delays, standingFor } from '@banxin/contract/messages/orderStanding';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { lateOf } from './late.ts';
import { enter, paid, RECEIVER, rowOf, standAt } from './order.testkit.ts';

const DAY = 86_400_000;
const server = await createTestServer();
const { db, clock } = server;
const demo = server.browser();
await demo.login('悦享包装');

/** Fixes the days of an order that is paid. */
async function promised(orderSN: string, shipDate: string, arriveDate: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ promise: sql`promise || ${JSON.stringify({ shipDate, arriveDate })}::jsonb` as never })
    .where('order_sn', '=', orderSN)
    .execute();
}

const at = (day: string) => `${day}T09:00:00.000+08:00`;

describe('the rule', () => {
  test('a status that is made, sent or brought has a day, and a reason for missing it; no other has', async () => {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const { orderSN } = await paid(browser);
    await promised(orderSN, '2026-11-24', '2026-11-26');
    for (const status of s.values.filter((one) => one !== s.deleted)) {
      await standAt(db, orderSN, status);
      const { station } = standingFor(status, true);
      const due =
        station === 'made' || station === 'shipped'
          ? '2026-11-24'
          : station === 'received'
            ? '2026-11-26'
            : null;
      expect((await rowOf(db, orderSN)).due_day, String(status)).toBe(due);
      expect(delays[status] !== undefined, String(status)).toBe(due !== null);
    }
  });

  const order = (status: number, due_day: string | null) => ({
    status,
    due_day,
    carrier: 'zhongtong',
    promise: {
      shipDate: '2026-11-24',
      arriveDate: '2026-11-26',
      transitDays: 2,
      days: 2,
      cutOff: '16:30',
    },
    flags: 0,
  });

  test.each([
    ['on its day', s.stored, '2026-11-24', '2026-11-24', null],
    ['the day after, stored: sent today', s.stored, '2026-11-24', '2026-11-25', '2026-11-27'],
    ['in production: one more day', s.workOrderOpened, '2026-11-24', '2026-11-25', '2026-11-28'],
    ['on the road: tomorrow', s.inDelivery, '2026-11-26', '2026-11-27', '2026-11-28'],
    ['nothing promised', s.ordered, null, '2026-12-30', null],
  ])('%s', (_, status, due, today, expected) => {
    expect(lateOf(order(status, due), at(today))?.expected ?? null).toBe(expected);
  });
});

test('list, page and lookup say that it is late, when it comes and why', async () => {
  const { browser } = await enter(server, { balance: 1_000_000 });
  const { orderSN } = await paid(browser);
  await standAt(db, orderSN, s.workOrderOpened);
  await promised(orderSN, '2026-11-18', '2026-11-20');
  const hint = {
    message: expect.stringMatching(/^已延误，预计 11 月 \d+ 日 送达：生产用时超过计划$/),
  };
  const late = { expected: expect.any(String) };
  const { items } = await browser.send(getOrders, { pageIndex: 1, pageSize: 20 });
  expect(items[0]).toMatchObject({ orderSN, hint, late });
  expect(await browser.send(getOrderDetail, { ordersn: orderSN })).toMatchObject({ hint, late });
  const phoneTail = RECEIVER.mobilePhone.slice(-4);
  expect(await server.browser().send(lookUpOrder, { orderSN, phoneTail })).toMatchObject({ hint });
});

async function listed(tab: OrderSummary['tab'], pageSize: number): Promise<OrderSummary[]> {
  const all: OrderSummary[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { items, total } = await demo.send(getOrders, { tab, pageIndex, pageSize });
    all.push(...items);
    if (pageIndex * pageSize >= total) return all;
  }
}

describe('in its tab', () => {
  test('late orders stand first, each once, on pages of any size; the others newest first', async () => {
    for (const tab of ['inProduction', 'toShip', 'toReceive'] as const) {
      const orders = await listed(tab, 100);
      const firstOnTime = orders.findIndex(({ late }) => late === null);
      const onTime = orders.slice(firstOnTime === -1 ? orders.length : firstOnTime);
      expect(onTime.filter(({ late }) => late !== null)).toEqual([]);
      const days = onTime.map(({ createdAt }) => createdAt);
      expect(days).toEqual(days.toSorted().toReversed());
      for (const size of [10, 20]) expect(await listed(tab, size)).toEqual(orders);
    }
  });

  test('the demo has some that are late and more that are not', async () => {
    const orders = await listed('inProduction', 100);
    const late = orders.filter((order) => order.late !== null).length;
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(orders.length / 2);
  });

  test('a month on, every one that still waits is late, the longest overdue first', async () => {
    clock.advance(30 * DAY);
    const again = server.browser();
    await again.login('悦享包装');
    const { items } = await again.send(getOrders, { tab: 'toReceive', pageIndex: 1, pageSize: 20 });
    expect(items.length).toBeGreaterThan(0);
    for (const { late, status } of items) {
      expect(late).not.toBeNull();
      expect(tabOf(status, true)).toBe('toReceive');
    }
  });
});
