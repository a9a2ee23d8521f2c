/** Why an order costs what it does: kept with it, done again by anybody, compared with today, and never made up. */
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import { compare } from '@banxin/pricing/compare';
import { evaluate } from '@banxin/pricing/evaluate';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { far, JOB, near, split } from '../orderDelivery/drops.testkit.ts';
import { confirmed, enter, FAR, paid, place, rowOf } from './order.testkit.ts';
import { expectWorkedOut, leavesOf, sumOf } from './priceLog.testkit.ts';
import { printPrice } from './printPrice.ts';

const server = await createTestServer();
const { db } = server;
const { browser } = await enter(server, { balance: 10_000_000, orderNotifySum: 1_000_000 });

describe('the price of an order', () => {
  test('is kept with its workings: each formula over its inputs gives the amount of its line', async () => {
    const { orderSN } = await confirmed(browser);
    expectWorkedOut(await browser.send(calculateLogs, { orderSN }));
  });

  test('that waits for its confirmation is worked out for what is chosen there', async () => {
    const { orderSN } = await place(browser);
    const way = { orderSN, province: FAR.province, tearProof: true };
    const plain = await browser.send(getConfirmOrderInfo, way);
    expect(plain.log).toBeUndefined();
    const shown = await browser.send(getConfirmOrderInfo, { ...way, explained: true });
    const { total, lines } = expectWorkedOut(shown.log);
    expect(total).toBe(plain.quote.total);
    expect(lines.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['packaging.tearProof', 'freight']),
    );
    expect(JSON.stringify(shown.quote)).not.toContain('working');
  });

  test('that goes to several addresses is worked out for each of them', async () => {
    const order = await paid(browser, JOB);
    await split(browser, order, [near(6), far(4)]);
    const { lines, total } = await browser.send(calculateLogs, { orderSN: order.orderSN });
    expect(sumOf(lines)).toBe(total);
    const drops = lines.filter(({ id }) => /^freight\.\d$/.test(id));
    expect(drops).toHaveLength(2);
    for (const { amount, working } of drops) expect(working && evaluate(working)).toBe(amount);
    const today = await browser.send(calculateLogs, { orderSN: order.orderSN, today: true });
    expect(today.total).toBe(total);
  });

  test('is compared with the price of today, and the differences add up to that of the totals', async () => {
    const { orderSN } = await confirmed(browser, {}, { receiver: FAR });
    const row = await rowOf(db, orderSN);
    const quote = JSON.parse(JSON.stringify(row.quote)) as {
      total: number;
      lines: { id: string; amount: number; working?: unknown }[];
    };
    const freight = quote.lines.find(({ id }) => id === 'freight');
    if (freight === undefined) throw new Error('No freight');
    freight.amount -= 100;
    quote.total -= 100;
    await db
      .updateTable('orders')
      .set({ quote: JSON.stringify(quote), total: quote.total })
      .where('id', '=', row.id)
      .where('customer_id', '=', row.customer_id)
      .execute();
    const then = await browser.send(calculateLogs, { orderSN });
    const now = await browser.send(calculateLogs, { orderSN, today: true });
    const moved = compare(
      { lines: leavesOf(then.lines) as never },
      { lines: leavesOf(now.lines) as never },
    );
    expect(moved).toMatchObject([{ id: 'freight', delta: 100 }]);
    expect(now.total - then.total).toBe(100);
  });

  test('of the past keeps its amounts, and nothing is made up', async () => {
    const { orderSN } = await confirmed(browser);
    const row = await rowOf(db, orderSN);
    const old = JSON.parse(
      JSON.stringify(row.quote, (key, value) => (key === 'working' ? undefined : value)),
    );
    await db
      .updateTable('orders')
      .set({ quote: JSON.stringify(old) })
      .where('id', '=', row.id)
      .where('customer_id', '=', row.customer_id)
      .execute();
    const { lines, total } = await browser.send(calculateLogs, { orderSN });
    expect(lines.some(({ working }) => working !== undefined)).toBe(false);
    expect(sumOf(lines)).toBe(total);
    expect(await printPrice(db, orderSN)).toContain('计算过程未保存，仅保留金额');
  });

  test('goes to the page of the order without its workings', async () => {
    const { orderSN } = await confirmed(browser);
    const { quote } = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(quote?.lines.length).toBeGreaterThan(1);
    expect(JSON.stringify(quote)).not.toContain('working');
  });
});

describe("the customer's service", () => {
  test('prints the same: lines, inputs, formulas, results and the version of the price book', async () => {
    const { orderSN } = await confirmed(browser);
    const { lines, bookVersion, total } = await browser.send(calculateLogs, { orderSN });
    const printed = await printPrice(db, orderSN);
    expect(printed).toContain(`价目表 ${bookVersion}`);
    for (const { label } of lines) expect(printed).toContain(label);
    expect(printed).toMatch(/成本系数：\(1 \+ \d+%\) × \(1 \+ 13%\)/);
    expect(printed.split('\n').at(-1)).toBe(`合计\t¥${(total / 100).toFixed(2)}`);
  });

  test('is told of a number that no order has', async () => {
    expect(await printPrice(db, '1')).toBe('没有订单 1');
  });
});
