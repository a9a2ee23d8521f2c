/** Orders as a workbook: what the list shows, nothing of others, no formula, and nobody waits for it. */
import type { RawAnswer } from '@banxin/contract/call';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getMultipleDelivery, setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { exportOrders } from '@banxin/contract/calls/order/export';
import { getOrders } from '@banxin/contract/calls/order/list';
import { EXPORT_ORDERS_MAX } from '@banxin/contract/constants';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { neutral } from '../../http/workbook/neutral.ts';
import { BATCH } from '../../http/workbook/workbook.ts';
import { CARDS, confirmed, enter, place, RECEIVER } from '../order/order.testkit.ts';

const server = await createTestServer();
const { db } = server;
const { browser, id } = await enter(server, { balance: 1_000_000 });

const read = async (by: Browser, filter: object = {}): Promise<unknown[][]> => {
  const answer = (await by.send(exportOrders, filter)) as RawAnswer;
  const { sheets } = await readXlsx(new Uint8Array(await answer.blob.arrayBuffer()));
  return sheets[0]?.rows ?? [];
};

test('a workbook has a row for every order of the list, in its order, under the same filter', async () => {
  await place(browser);
  await confirmed(browser);
  const { orderSN } = await place(browser);
  await browser.send(cancelOrder, { orderSN });
  for (const filter of [{}, { tab: 'cancelled' as const }, { keyword: orderSN.slice(2, 12) }]) {
    const { items } = await browser.send(getOrders, filter);
    const [head, ...rows] = await read(browser, filter);
    expect(head?.[0]).toBe('订单号');
    expect(rows.map(([sn]) => sn)).toEqual(items.map((one) => one.orderSN));
    expect(rows.map((row) => row[11])).toEqual(items.map(({ total }) => (total ?? 0) / 100));
  }
});

test('an order to several addresses is one row that names all of them', async () => {
  const many = await enter(server, { balance: 1_000_000 });
  const order = await confirmed(many.browser, { configuration: { ...CARDS, quantity: 10 } });
  const far = { ...RECEIVER, consignee: '成都分店', province: '四川省', city: '成都市' };
  const drops = [
    { receiver: RECEIVER, quantity: 7 },
    { receiver: far, quantity: 3 },
  ];
  const { orderId, orderSN } = order;
  const { version } = await many.browser.send(getMultipleDelivery, { orderId });
  const { difference } = await many.browser.send(calcExpressSum, {
    orderSN,
    drops: drops.map(({ receiver: { province }, quantity }) => ({ province, quantity })),
  });
  await many.browser.send(setMultipleDelivery, {
    ...{ orderSN, version, drops },
    expectedDifference: difference,
  });
  const [, row, more] = await read(many.browser);
  expect(more).toBeUndefined();
  expect(row?.[5]).toBe(`${RECEIVER.consignee}；成都分店`);
  expect(row?.[6]).toBe(`${RECEIVER.mobilePhone}；${far.mobilePhone}`);
  expect(row?.[7]).toMatch(/ ×7；四川省成都市.* ×3$/);
  expect(row?.[11]).toBe((order.total + difference) / 100);
});

test('it is offered as a file with the day of the shop', async () => {
  const answer = (await browser.send(exportOrders, {})) as RawAnswer;
  expect(answer.fileName).toBe('orders-2026-11-20.xlsx');
});

test('another customer’s orders are not in it, and a role without the permission gets none', async () => {
  const other = await enter(server);
  expect(await read(other.browser)).toHaveLength(1);
  const master = { id, name: '' };
  const reader = await enter(server, { parent: master, roles: subAccountRole.customerService });
  expect((await reader.browser.refused(exportOrders, {})).errCode).toBe(errCode.forbidden);
});

test('what somebody wrote is never a formula', async () => {
  const evil = await enter(server);
  const consignee = '=HYPERLINK("http://e.test")';
  const { orderSN } = await confirmed(evil.browser, {}, { receiver: { ...RECEIVER, consignee } });
  const [, row] = await read(evil.browser);
  expect(row?.[0]).toBe(orderSN);
  expect(row?.[5]).toBe(`'${consignee}`);
});

test('no text begins like a formula or holds what a workbook cannot', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '=', '+', '-', '@', '\t'),
      (text, sign) => {
        const cell = neutral(sign + text);
        expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(cell.isWellFormed()).toBe(true);
      },
    ),
  );
});

test('a day that does not exist is refused at its field', async () => {
  const refusal = await browser.refused(exportOrders, { createdFrom: '2026-02-30' });
  expect(Object.keys(refusal.fields ?? {})).toEqual(['createdFrom']);
});

test('others have their turn again and again while as many orders are written as a workbook takes; one more is refused', async () => {
  const many = await enter(server);
  const { orderId } = await place(many.browser);
  const copies = (from: number, to: number) =>
    sql`
    insert into orders (customer_id, placed_by, order_sn, product_id, category_id, product_name, family, spec,
      configuration, quote, status, flags, total, urgent, packaging, tab, search_text, created_at, updated_at)
    select customer_id, placed_by, 'X' || n, product_id, category_id, product_name, family, spec,
      configuration, quote, status, flags, total, urgent, packaging, tab, search_text,
      created_at + n * interval '1 second', updated_at
    from orders, generate_series(${from}::int, ${to}::int) n where id = ${orderId}`.execute(db);
  await copies(1, EXPORT_ORDERS_MAX - 1);
  // What the test itself does with the bytes is not measured: they are only counted.
  const address = '/api/Export/Orders';
  const response = await many.browser.fetch(address);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let turns = 0;
  let isWriting = true;
  const turn = (): void => {
    turns += 1;
    if (isWriting) setImmediate(turn);
  };
  setImmediate(turn);
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
  }
  isWriting = false;
  expect(bytes).toBeGreaterThan(100_000);
  // At least one between two readings.
  expect(turns).toBeGreaterThan(EXPORT_ORDERS_MAX / BATCH);
  await copies(EXPORT_ORDERS_MAX, EXPORT_ORDERS_MAX);
  const refusal = await many.browser.refused(exportOrders, {});
  expect(Object.keys(refusal.fields ?? {})).toEqual(['createdFrom']);
});

test('one workbook of a customer is written at a time; whoever leaves makes room', async () => {
  const { browser: one } = await enter(server);
  await place(one);
  const first = await one.fetch('/api/Export/Orders');
  expect(await outcome(one.send(exportOrders, {}))).toBe(errCode.tooManyRequests);
  await first.body?.cancel();
  expect(await outcome(one.send(exportOrders, {}))).toBe('done');
});
