/** The price moves between what the customer saw and the confirmation. */
import type { InputOf } from '@banxin/contract/call';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import type { PriceMoved } from '@banxin/contract/calls/order/confirm.schemas';
import { getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { msOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import {
  CARDS,
  configurationOf,
  confirmation,
  enter,
  place,
  RECEIVER,
  rowOf,
} from '../order/order.testkit.ts';

const server = await createTestServer();
const { db, clock } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const setLevel = (id: number, level: number) =>
  db.updateTable('customers').set({ vip_level: level }).where('id', '=', id).execute();

/** The refusal's data of a confirmation that must be refused for its price. */
async function moved(browser: Browser, input: InputOf<typeof confirmOrder>): Promise<PriceMoved> {
  const refusal = await browser.refused(confirmOrder, input);
  expect(refusal).toMatchObject({ status: 200, errCode: errCode.priceMoved });
  return refusal.data as PriceMoved;
}

const sumOf = (differences: readonly { before: number | null; after: number | null }[]) =>
  differences.reduce((sum, { before, after }) => sum + (after ?? 0) - (before ?? 0), 0);

describe('a customer who lost the VIP level', () => {
  test('is shown line by line what moved; the deltas add up to the fen', async () => {
    const { browser, id } = await enter(server, { balance: 1_000_000, vipLevel: 8 });
    const configuration = configurationOf(201);
    const { orderId, orderSN } = await place(browser, { configuration });
    const input = await confirmation(browser, orderSN);
    await setLevel(id, 0);
    const { quote, differences } = await moved(browser, input);
    expect(quote.total).toBeGreaterThan(input.expectedTotal);
    expect(differences.map(({ id: line }) => line)).toEqual(['vip']);
    expect(sumOf(differences)).toBe(quote.total - input.expectedTotal);
    expect(await rowOf(db, orderSN)).toMatchObject({
      status: orderStatus.registered,
      confirmed_at: null,
    });
    expect(await browser.send(getOrderPaymentRecords, { orderId })).toEqual([]);

    const answer = await browser.send(confirmOrder, { ...input, expectedTotal: quote.total });
    expect(answer.total).toBe(quote.total);
    expect(answer.payment?.amount).toBe(quote.total);
  });

  test('also when the price fell', async () => {
    const { browser, id } = await enter(server);
    const { orderSN } = await place(browser, { configuration: configurationOf(201) });
    const input = await confirmation(browser, orderSN);
    await setLevel(id, 6);
    const { quote, differences } = await moved(browser, input);
    expect(quote.total).toBeLessThan(input.expectedTotal);
    expect(sumOf(differences)).toBe(quote.total - input.expectedTotal);
  });
});

test('a VIP year that ends in between counts as a moved price', async () => {
  const { browser, id } = await enter(server, { vipLevel: 6 });
  await db
    .updateTable('customers')
    .set({ vip_until: '2026-11-20T10:00:00.000+08:00' })
    .where('id', '=', id)
    .execute();
  const { orderSN } = await place(browser, { configuration: configurationOf(201) });
  const input = await confirmation(browser, orderSN);
  server.clock.advance(3_600_000);
  const { quote, differences } = await moved(browser, input);
  server.clock.advance(-3_600_000);
  expect(differences.map(({ id: line, after }) => [line, after])).toEqual([['vip', null]]);
  expect(sumOf(differences)).toBe(quote.total - input.expectedTotal);
});

test('with another address and carrier than at first, only what moved since is listed', async () => {
  const { browser, id } = await enter(server, { vipLevel: 6 });
  const { orderSN } = await place(browser, { configuration: configurationOf(201) });
  const receiver = { ...RECEIVER, province: '四川省', city: '成都市', district: '武侯区' };
  const input = await confirmation(browser, orderSN, { receiver, urgent: 'none' });
  await setLevel(id, 8);
  const { quote, differences } = await moved(browser, input);
  expect(differences.map(({ id: line }) => line)).toEqual(['vip']);
  expect(sumOf(differences)).toBe(quote.total - input.expectedTotal);
});

test('a total that was never shown is refused, and the deltas still add up', async () => {
  const { browser } = await enter(server);
  const { orderSN } = await place(browser);
  const input = await confirmation(browser, orderSN);
  for (const expectedTotal of [0, 1, input.expectedTotal - 1, -5, 2 ** 40]) {
    const { quote, differences } = await moved(browser, { ...input, expectedTotal });
    expect(sumOf(differences)).toBe(quote.total - expectedTotal);
  }
});

test('a price of the book that moved is listed by its line', async () => {
  const { browser } = await enter(server);
  const { orderSN } = await place(browser, { configuration: configurationOf(201) });
  const input = await confirmation(browser, orderSN);
  // The book is code: an order that was shown yesterday's price has other numbers in its row.
  const row = await rowOf(db, orderSN);
  const old = row.quote as PriceMoved['quote'];
  const lines = old.lines.map((line) =>
    line.id === 'freight' ? { ...line, amount: line.amount + 250 } : line,
  );
  const seen = old.total + 250;
  await db
    .updateTable('orders')
    .set({ total: seen, quote: JSON.stringify({ ...old, lines, total: seen }) })
    .where('order_sn', '=', orderSN)
    .execute();
  const { quote, differences } = await moved(browser, { ...input, expectedTotal: seen });
  expect(differences).toMatchObject([{ id: 'freight', delta: -250 }]);
  expect(quote.total).toBe(input.expectedTotal);
  await browser.send(confirmOrder, input);
});

test('looking at the confirmation page remembers its price; a reader without the right does not', async () => {
  const master = await enter(server);
  const reader = await enter(server, { parent: master, roles: 1 });
  const { orderSN } = await place(master.browser);
  const before = await rowOf(db, orderSN);
  await reader.browser.send(getConfirmOrderInfo, { orderSN, province: '四川省' });
  expect((await rowOf(db, orderSN)).total).toBe(before.total);
  const { quote } = await master.browser.send(getConfirmOrderInfo, {
    orderSN,
    province: '四川省',
  });
  expect((await rowOf(db, orderSN)).total).toBe(quote.total);
  expect(quote.total).toBeGreaterThan(before.total);
});

describe('what cannot be served is refused with its reason', () => {
  test('a carrier that does not go there, by field', async () => {
    const { browser } = await enter(server);
    const { orderSN } = await place(browser);
    const input = await confirmation(browser, orderSN);
    for (const carrier of ['nobody', '', 'line']) {
      const refusal = await browser.refused(confirmOrder, { ...input, carrier });
      expect(refusal.errCode).toBe(errCode.invalidInput);
      expect(Object.keys((refusal.data as { fields: object }).fields)).toEqual(['carrier']);
    }
  });

  test('an area that nobody delivers to', async () => {
    const { browser } = await enter(server);
    const { orderSN } = await place(browser);
    const input = await confirmation(browser, orderSN);
    const receiver = { ...RECEIVER, province: '某个不存在的省' };
    const refusal = await browser.refused(confirmOrder, { ...input, receiver });
    expect(refusal).toMatchObject({
      errCode: errCode.configurationImpossible,
      message: '收货地区暂不支持配送',
    });
    const info = await browser.refused(getConfirmOrderInfo, {
      orderSN,
      province: receiver.province,
    });
    expect(info.message).toBe('收货地区暂不支持配送');
  });

  test('an urgency that the product does not have', async () => {
    const { browser } = await enter(server);
    const configuration = configurationOf(301);
    const { orderSN } = await place(browser, { configuration });
    const input = await confirmation(browser, orderSN);
    const refusal = await browser.refused(confirmOrder, { ...input, urgent: 'sameDay' });
    expect(refusal.errCode).toBe(errCode.configurationImpossible);
    expect(refusal.message).not.toContain('停产');
  });

  test('every urgency of the page costs what it says', async () => {
    const { browser } = await enter(server);
    const { orderSN } = await place(browser, { configuration: CARDS });
    const plain = await browser.send(getConfirmOrderInfo, { orderSN, province: '上海市' });
    expect(plain.urgencies[0]).toMatchObject({ id: 'none', fee: 0, unavailable: null });
    for (const { id, fee, unavailable } of plain.urgencies) {
      if (unavailable !== null) continue;
      const info = await browser.send(getConfirmOrderInfo, {
        orderSN,
        province: '上海市',
        urgent: id,
        ...(plain.carrier && { carrier: plain.carrier }),
      });
      expect(info.quote.total - plain.quote.total).toBe(fee);
    }
  });

  test('an urgency that gains no day is not offered, one that another carrier reaches says which', async () => {
    // A Monday: no Sunday lies between the days of production.
    clock.advance(msOf('2026-11-23T09:00:00+08:00') - clock.now());
    const { browser } = await enter(server);
    const shining = {
      ...CARDS,
      styles: 3,
      crafts: [
        { id: 'filmMatt', sides: 2 as const },
        { id: 'uv', sides: 2 as const },
      ],
    };
    const { orderSN } = await place(browser, { configuration: shining });
    const at = { orderSN, province: '上海市' };
    const info = await browser.send(getConfirmOrderInfo, at);
    const of = (level: string) => info.urgencies.find(({ id }) => id === level);
    expect(of('nextDay')?.unavailable).toMatch(/^与“提前 1 天”同日送达，那样少 ¥/);
    const way = of('minus1')?.cheaper;
    if (!way) throw new Error('another carrier is as early');
    expect(way.words).toMatch(/^“常规”改用.+同日送达，少 ¥/);
    const { urgent, carrier } = way;
    const taken = await browser.send(getConfirmOrderInfo, { ...at, urgent, carrier });
    const rushed = await browser.send(getConfirmOrderInfo, { ...at, urgent: 'minus1' });
    expect(taken.quote.total).toBeLessThan(rushed.quote.total);
    const days = ({ promise }: typeof taken.quote) =>
      (promise?.days ?? 0) + (promise?.transitDays ?? 0);
    expect(days(taken.quote)).toBeLessThanOrEqual(days(rushed.quote));
  });
});
