/** A table of jobs is ordered: at the prices that were seen, all with one payment, or none and it is said which rows. */
import type { InputOf } from '@banxin/contract/call';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { createTogether } from '@banxin/contract/calls/order/together';
import type { RowMoved } from '@banxin/contract/calls/order/together.schemas';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { PAYMENT_ORDERS_MAX } from '@banxin/contract/constants';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import {
  balanceOf,
  CARDS,
  configurationOf,
  confirmation,
  enter,
  FAR,
  place,
  RECEIVER,
} from '../order/order.testkit.ts';

type Input = InputOf<typeof createTogether>;
type Row = Input['rows'][number];

const server = await createTestServer();
const { db } = server;
const isServer = server.kind === 'server';
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const BALANCE = 100_000_000;
const looker = (await enter(server)).browser;

/** A row at the price that somebody with the same terms is shown. */
async function rowFor(configuration: Configuration, receiver = RECEIVER): Promise<Row> {
  const { orderSN } = await place(looker, { configuration });
  const { expectedTotal } = await confirmation(looker, orderSN, { receiver });
  return { configuration, expectedTotal };
}

const cards = await rowFor(CARDS);
const flyers = await rowFor(configurationOf(201));
const sumOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.expectedTotal, 0);
const ordersOf = (id: number) =>
  db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('id').execute();
const send = (browser: Browser, rows: Row[], receiver = RECEIVER) =>
  browser.send(createTogether, { receiver, rows });
const refused = (browser: Browser, rows: Row[], receiver = RECEIVER) =>
  browser.refused(createTogether, { receiver, rows });
/** Sessions of this database that wait for a lock. */
const waiting = async () => {
  const { rows } = await sql<{ count: string }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.count);
};
const setLevel = (id: number, level: number) =>
  db.updateTable('customers').set({ vip_level: level }).where('id', '=', id).execute();

describe('a table of jobs', () => {
  test('becomes as many orders at the prices that were seen, paid at once', async () => {
    const { browser, id } = await enter(server, { balance: BALANCE });
    const rows = [cards, flyers, cards];
    const { orders, paymentSN } = await send(browser, rows);
    expect(orders.map(({ total }) => total)).toEqual(rows.map((row) => row.expectedTotal));
    const payment = await browser.send(getPayment, { paymentSN });
    expect(payment).toMatchObject({ amount: sumOf(rows), status: 'pending' });
    expect(payment.subjects.map((one) => 'orderSN' in one && one.orderSN)).toEqual(
      orders.map(({ orderSN }) => orderSN),
    );
    await browser.send(payByBalance, { paymentSN });
    expect(await balanceOf(db, id)).toBe(BALANCE - sumOf(rows));
    for (const { status } of await ordersOf(id)) expect(status).toBe(orderStatus.ordered);
  });

  test('goes where it is said once, each row with its own files, packing, speed and words', async () => {
    const { browser } = await enter(server);
    const file = await upload(server, browser, FIXTURES['card-with-bleed']());
    const packaging = { neutral: true };
    const { orderSN } = await place(browser, { packaging });
    const info = await browser.send(getConfirmOrderInfo, { orderSN, province: FAR.province });
    const carrier = info.carriers.find(({ unavailable, code }) => {
      return unavailable === null && code !== info.carrier;
    })?.code;
    const other = await browser.send(getConfirmOrderInfo, {
      orderSN,
      province: FAR.province,
      ...(carrier && { carrier }),
    });
    const styles = [{ name: '甲', parts: [{ fileId: file, side: 'all' as const, page: 1 }] }];
    const rows: Row[] = [
      { ...(await rowFor(CARDS, FAR)), remark: '左上角' },
      {
        configuration: CARDS,
        packaging,
        ...(carrier && { carrier }),
        fileIds: [file],
        styles,
        expectedTotal: other.quote.total,
      },
    ];
    const { orders } = await send(browser, rows, FAR);
    const [first, second] = await Promise.all(
      orders.map((one) => browser.send(getOrderDetail, { ordersn: one.orderSN })),
    );
    expect(first).toMatchObject({ receiver: FAR, remark: '左上角', confirmed: true });
    expect(second).toMatchObject({ receiver: FAR, remark: '', carrier: { code: carrier } });
    expect(second?.files.map(({ id }) => id)).toEqual([file]);
  });

  test('sent again with the same key is the same table', async () => {
    const { browser, id } = await enter(server);
    const input = { receiver: RECEIVER, rows: [cards, flyers] };
    const key = { idempotencyKey: crypto.randomUUID() };
    const first = await browser.send(createTogether, input, key);
    const again = await browser.send(createTogether, input, key);
    expect(again).toEqual(first);
    expect(await ordersOf(id)).toHaveLength(2);
  });

  test('keeps the word of a quote on paper for each of its rows', async () => {
    const { browser, id } = await enter(server, { vipLevel: 8 });
    const quoted = { configuration: CARDS, province: RECEIVER.province };
    const { total } = (await browser.send(issueQuoteSheet, quoted)).quote;
    await setLevel(id, 0);
    const { orders } = await send(browser, [{ ...cards, expectedTotal: total }, flyers]);
    expect(orders[0]?.total).toBe(total);
  });
});

describe('a row that does not go is named, and nothing is ordered', () => {
  test('every row whose price moved, with its price of now; at those all are ordered', async () => {
    const { browser, id } = await enter(server, { vipLevel: 0 });
    await setLevel(id, 8);
    const rows = [cards, flyers, cards];
    const refusal = await refused(browser, rows);
    expect(refusal.errCode).toBe(errCode.priceMoved);
    const { moved } = refusal.data as { moved: RowMoved[] };
    expect(moved.map(({ index, seen }) => [index, seen])).toEqual(
      rows.map((row, index) => [index, row.expectedTotal]),
    );
    expect(await ordersOf(id)).toEqual([]);
    const now = moved.map(({ index, quote }) => ({
      ...(rows[index] as Row),
      expectedTotal: quote.total,
    }));
    expect((await send(browser, now)).orders).toHaveLength(3);
  });

  test('only those whose price moved', async () => {
    const { browser } = await enter(server);
    const refusal = await refused(browser, [cards, { ...flyers, expectedTotal: 1 }]);
    expect(refusal.message).toBe('1 行的价格有变化，请核对后再下单');
    expect(refusal.data).toMatchObject({
      moved: [{ index: 1, seen: 1, quote: { total: flyers.expectedTotal } }],
    });
  });

  test.each<[string, Partial<Row>, number, object]>([
    [
      'a product that is no longer there',
      { configuration: { ...CARDS, productId: 1 } },
      errCode.notFound,
      { index: 1 },
    ],
    [
      'what cannot be made',
      { configuration: { ...CARDS, materialId: 'nothing' } },
      errCode.configurationImpossible,
      { index: 1, conflicts: expect.any(Array) },
    ],
    ['a file of somebody else', { fileIds: ['nothing'] }, errCode.fileUnusable, { index: 1 }],
    [
      'a carrier that there is not',
      { carrier: 'nobody' },
      errCode.invalidInput,
      {
        index: 1,
        fields: { 'rows.1.carrier': '请选择可用的快递' },
        why: { 'rows.1.carrier': { key: expect.any(String) } },
      },
    ],
  ])('%s', async (_, more, code, data) => {
    const { browser, id } = await enter(server);
    const refusal = await refused(browser, [cards, { ...cards, ...more }, flyers]);
    expect(refusal.errCode).toBe(code);
    expect(refusal.data).toMatchObject(data);
    expect(await ordersOf(id)).toEqual([]);
  });

  test('nobody delivers there: the first row says so', async () => {
    const { browser } = await enter(server);
    const lost = { ...RECEIVER, province: '亚特兰蒂斯' };
    expect(await refused(browser, [cards, flyers], lost)).toMatchObject({
      message: '收货地区暂不支持配送',
      data: { index: 0 },
    });
  });

  test('none, or more than one payment settles', async () => {
    const { browser, id } = await enter(server);
    for (const length of [0, PAYMENT_ORDERS_MAX + 1]) {
      const refusal = await refused(
        browser,
        Array.from({ length }, () => cards),
      );
      expect(refusal).toMatchObject({ errCode: errCode.invalidInput, fields: {} });
    }
    expect(await ordersOf(id)).toEqual([]);
  });
});

test.runIf(isServer)('as many as one payment settles are ordered at once', async () => {
  const { browser } = await enter(server, { balance: BALANCE });
  const rows = Array.from({ length: PAYMENT_ORDERS_MAX }, (_, at) => (at % 2 ? flyers : cards));
  const { orders, paymentSN } = await send(browser, rows);
  expect(orders).toHaveLength(PAYMENT_ORDERS_MAX);
  expect((await browser.send(getPayment, { paymentSN })).amount).toBe(sumOf(rows));
});

test.runIf(isServer)(
  'a price that moves between the first look and the order is that row alone, and nothing is ordered',
  async () => {
    const { browser, id } = await enter(server);
    await place(browser);
    const [locked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = transaction(db, async (tx) => {
      // Who registers an order counts it: there it waits, its rows priced already.
      const counts = tx.selectFrom('order_counts').select('tab').where('customer_id', '=', id);
      await counts.forUpdate().execute();
      locked.resolve();
      await left.promise;
    });
    await locked.promise;
    const sending = refused(browser, [flyers, cards]);
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    await setLevel(id, 8);
    await browser.send(issueQuoteSheet, { configuration: CARDS, province: RECEIVER.province });
    left.resolve();
    await holding;
    const refusal = await sending;
    expect(refusal.errCode).toBe(errCode.priceMoved);
    expect(refusal.data).toMatchObject({ moved: [{ index: 1, seen: cards.expectedTotal }] });
    const [{ quote }] = (refusal.data as { moved: [RowMoved] }).moved;
    expect(quote.total).toBeLessThan(cards.expectedTotal);
    expect(await ordersOf(id)).toHaveLength(1);
  },
);
