/** Parcels that nobody confirms count as received ten days after they were shipped, once, whoever looks. */
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { AUTO_RECEIVE_DAYS } from '@banxin/contract/constants';
import { orderFlag, orderStatus } from '@banxin/contract/enums/order';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { jobs } from '../../registry.ts';
import { contradictions } from './contradictions.testkit.ts';
import { enter, place, rowOf, standAt } from './order.testkit.ts';
import { receiveShipped } from './receive.ts';
import { advance } from './status.ts';

const DAY = 86_400_000;
const server = await createTestServer();
const { db, clock } = server;
const { browser } = await enter(server);
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const now = () => instantOf(clock.now());
const statusOf = async (orderSN: string) => (await rowOf(db, orderSN)).status;
const step = async (orderSN: string, event: string, actor = 'staff') => {
  const order = await rowOf(db, orderSN);
  await transaction(db, (tx) => advance(tx, order, { event, actor, at: now() }));
};

/** An order that leaves the works now. */
async function shipped(by = browser): Promise<string> {
  const { orderSN } = await place(by);
  await standAt(db, orderSN, orderStatus.shipping);
  await step(orderSN, 'ALL_HANDED_OVER');
  return orderSN;
}

// The parcels of the demo, and of the test before, are out of the way.
beforeEach(async () => {
  while ((await receiveShipped(db, instantOf(clock.now() + 400 * DAY))) > 0);
});

test.each([
  ['shipped', null],
  ['in delivery since yesterday', 'CARRIER_MOVING'],
])('%s: ten days after shipping, and nothing earlier', async (_, event) => {
  const orderSN = await shipped();
  clock.advance((AUTO_RECEIVE_DAYS - 1) * DAY);
  if (event) await step(orderSN, event, 'carrier');
  clock.advance(DAY - 1);
  expect(await receiveShipped(db, now())).toBe(0);
  clock.advance(1);
  expect(await receiveShipped(db, now())).toBe(1);
  const order = await browser.send(getOrderDetail, { ordersn: orderSN });
  expect(order).toMatchObject({ status: orderStatus.delivered, tab: 'done' });
  expect(order.timeline.at(-1)).toMatchObject({
    event: 'AUTO_RECEIVE',
    title: { message: '自动确认签收' },
    note: { message: '发货满 10 天，自动确认签收' },
    actor: 'system',
    at: now(),
  });
});

test('what comes back, or was shipped again since, waits', async () => {
  const [returning, again] = [await shipped(), await shipped()];
  clock.advance(9 * DAY);
  await step(returning, 'CARRIER_RETURNING', 'carrier');
  for (const event of ['CARRIER_RETURNING', 'RETURN_SCANNED', 'RESHIP']) await step(again, event);
  clock.advance(2 * DAY);
  expect(await receiveShipped(db, now())).toBe(0);
  clock.advance(8 * DAY);
  expect(await receiveShipped(db, now())).toBe(1);
  expect(await statusOf(again)).toBe(orderStatus.delivered);
  expect(await statusOf(returning)).toBe(orderStatus.toReturn);
});

test('a parcel with a problem waits for a person', async () => {
  const orderSN = await shipped();
  const set = (bit: string) =>
    sql`update orders set flags = flags ${sql.raw(bit)} ${orderFlag.problemOrder}
      where order_sn = ${orderSN}`.execute(db);
  await set('|');
  clock.advance(20 * DAY);
  expect(await receiveShipped(db, now())).toBe(0);
  await set('#');
  expect(await receiveShipped(db, now())).toBe(1);
});

test('in batches, by several processes at once, each order once', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => shipped()));
  clock.advance(11 * DAY);
  expect(await receiveShipped(db, now(), 5)).toBe(5);
  const runs = await Promise.all(Array.from({ length: 4 }, () => receiveShipped(db, now())));
  expect(runs.reduce((sum, count) => sum + count, 0)).toBe(7);
  expect(await receiveShipped(db, now())).toBe(0);
  for (const orderSN of all) expect(await statusOf(orderSN)).toBe(orderStatus.delivered);
  const { rows } = await sql<{ times: number }>`
    select count(*)::int as times from status_events e join orders o
      on o.customer_id = e.customer_id and o.id = e.entity_id
    where e.event = 'AUTO_RECEIVE' and o.order_sn = any(${all}) group by o.id`.execute(db);
  expect(rows).toEqual(all.map(() => ({ times: 1 })));
});

test('one that cannot be moved keeps no other waiting and is not hidden', async () => {
  const [broken, well] = [await shipped((await enter(server)).browser), await shipped()];
  // It leaves a tab whose counter is at nothing, which the database refuses.
  const { customer_id } = await rowOf(db, broken);
  await sql`update orders set tab = 'returns' where order_sn = ${broken}`.execute(db);
  await sql`insert into order_counts values (${customer_id}, 'returns', 0)`.execute(db);
  clock.advance(11 * DAY);
  await expect(receiveShipped(db, now())).rejects.toThrow(AggregateError);
  expect(await statusOf(well)).toBe(orderStatus.delivered);
  expect(await statusOf(broken)).toBe(orderStatus.shipped);
  await sql`update orders set tab = 'toReceive' where order_sn = ${broken}`.execute(db);
  expect(await receiveShipped(db, now())).toBe(1);
});

test('as a job of the server', async () => {
  const orderSN = await shipped();
  const job = jobs.find(({ name }) => name === 'receive-shipped');
  clock.advance(10 * DAY);
  await job?.run(server.services);
  expect(await statusOf(orderSN)).toBe(orderStatus.delivered);
});
