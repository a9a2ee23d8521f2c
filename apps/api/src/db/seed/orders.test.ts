/** The demo orders: every status, walks along the chart, money that adds up, the same everywhere. */
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { VIP_PRODUCT_ID } from '@banxin/contract/membership';
import { products } from '@banxin/pricing/products';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fill, openMemory } from '../../../test/databases.ts';
import { createTestServer } from '../../../test/harness.ts';
import { contradictions } from '../../modules/order/contradictions.testkit.ts';
import { expireUnpaid } from '../../modules/order/expire.ts';
import { hintOf } from '../../modules/order/hints.ts';
import { isNumber } from '../../modules/order/orderNumber.ts';
import { payBefore } from '../../modules/order/payBefore.ts';
import { instantOf, msOf } from '../../ports/clock.ts';

import type { Db } from '../transaction.ts';
import { keepUnpaid } from './orders.ts';
import { SEED_NOW } from './seed.ts';

const { db } = await createTestServer();
// Of goods: memberships are bought as orders too.
const orders = await db
  .selectFrom('orders')
  .selectAll()
  .where('product_id', '!=', VIP_PRODUCT_ID)
  .orderBy('id')
  .execute();
const own = orders.filter(({ customer_id, cloud }) => customer_id === 1 && cloud === null);

test('悦享包装 has 286 orders over every status, and exactly ¥12,864.00', async () => {
  expect(own).toHaveLength(286);
  const statuses = new Set(own.map(({ status }) => status));
  expect([...statuses].sort((a, b) => a - b)).toEqual(
    [...orderStatus.values].sort((a, b) => a - b),
  );
  const { balance } = await db
    .selectFrom('accounts')
    .select('balance')
    .where('customer_id', '=', 1)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(1_286_400);
});

test('the cloud warehouse of 悦享包装 has goods of every standing, and parcels in several statuses', async () => {
  const stocks = await db.selectFrom('cloud_stock').selectAll().orderBy('id').execute();
  expect(stocks.some(({ is_low }) => is_low)).toBe(true);
  expect(stocks.some(({ frozen }) => frozen > 0)).toBe(true);
  expect(stocks.some(({ on_hand, available }) => on_hand > 0 && available === 0)).toBe(true);
  expect(stocks.some(({ inbound_at }) => inbound_at === null)).toBe(true);
  const sent = orders.filter(({ cloud }) => cloud === 'send');
  const statuses = new Set(sent.map(({ status }) => status));
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([0, 15, 62, 66, 67, 69, 101]);
  const fees = await db.selectFrom('cloud_fees').select('state').where('amount', '>', 0).execute();
  expect(fees.length).toBeGreaterThan(0);
  expect(fees.every(({ state }) => state === 'booked')).toBe(true);
});

test('新客小店 has none; the other main accounts that order have some', async () => {
  const { rows } = await sql<{ name: string; count: number }>`
    select c.name, count(o.id) as count from customers c
    left join orders o on o.customer_id = c.id group by c.id order by c.id`.execute(db);
  const counts = Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  expect(counts.新客小店).toBe(0);
  for (const name of ['合作伙伴印务', '海外采购部', '跨境优选']) {
    expect(counts[name], name).toBeGreaterThan(0);
  }
});

test('one that is paid goes to two addresses, which share it out and may still change', async () => {
  const drops = await db.selectFrom('order_drops').selectAll().orderBy('position').execute();
  const order = own.find(({ id }) => id === drops[0]?.order_id);
  expect(drops).toHaveLength(2);
  expect(order?.status).toBe(orderStatus.approvedOrdered);
  expect(drops.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
    order?.configuration.quantity,
  );
  expect(drops[0]?.receiver).toEqual(order?.receiver);
  expect(drops[1]?.province).not.toBe(drops[0]?.province);
});

test('nothing contradicts itself: ledger, payments, counters, timelines, price lines', async () => {
  expect(await contradictions(db)).toEqual([]);
});

test('nothing has happened yet that lies ahead of the demo’s present', async () => {
  const { rows } = await sql<{ latest: string }>`
    select max(at) as latest from (select created_at as at from orders union all
      select updated_at from orders union all select at from status_events union all
      select paid_at from payments union all select created_at from ledger) t`.execute(db);
  expect(msOf(rows[0]?.latest ?? '')).toBeLessThanOrEqual(msOf(SEED_NOW));
});

/** What the pages say about orders that wait for payment, and when they are really cancelled. */
async function waiting(of: Db) {
  const rows = await of.selectFrom('orders').selectAll().where('tab', '=', 'unpaid').execute();
  return rows.map((order) => ({ order, ends: payBefore(order), hint: hintOf(order, SEED_NOW) }));
}
const HOUR = 3_600_000;

test('orders wait for a payment that can still be made, for 72 hours from their confirmation', async () => {
  const pending = await db
    .selectFrom('payments as p')
    .innerJoin('payment_subjects as s', (join) =>
      join.onRef('s.customer_id', '=', 'p.customer_id').onRef('s.payment_id', '=', 'p.id'),
    )
    .innerJoin('orders as o', (join) =>
      join.onRef('o.customer_id', '=', 's.customer_id').onRef('o.id', '=', 's.order_id'),
    )
    .where('p.status', '=', 'pending')
    .where('s.kind', '=', 'order')
    .select(['p.expires_at', 'o.confirmed_at'])
    .execute();
  expect(pending.length).toBeGreaterThanOrEqual(3);
  for (const { expires_at, confirmed_at } of pending) {
    expect(msOf(expires_at)).toBeGreaterThan(msOf(SEED_NOW));
    expect(msOf(expires_at) - msOf(confirmed_at ?? '')).toBe(72 * HOUR);
  }
});

test('the deadline that an unpaid order shows is the one at which it is cancelled', async () => {
  const shown = (await waiting(db)).filter(({ order }) => order.status !== 2);
  expect(shown.length).toBeGreaterThan(3);
  for (const { ends, hint } of shown) {
    const [, month, day] = ends.slice(0, 10).split('-').map(Number);
    expect(hint.message).toContain(`请在 ${month} 月 ${day} 日 ${ends.slice(11, 16)} 前付款`);
  }
});

test('numbers are valid and differ; most products were ordered; parcels have numbers', () => {
  expect(new Set(orders.map(({ order_sn }) => order_sn)).size).toBe(orders.length);
  for (const order of orders) {
    expect(isNumber(order.order_sn)).toBe(true);
    const isOut = order.status >= orderStatus.shipped && order.status < orderStatus.deleted;
    expect(order.tracking_no !== null).toBe(isOut);
  }
  expect(new Set(own.map(({ product_id }) => product_id)).size).toBeGreaterThan(
    products.length / 2,
  );
});

test('files are in the state that the order’s status needs', () => {
  const reviewed = orders.filter(
    ({ status }) => status >= orderStatus.approvedOrdered && status < orderStatus.deleted,
  );
  for (const { file_status } of reviewed) expect(file_status).toBe(fileStatus.confirmed);
  for (const { status, file_status } of orders) {
    const isWithdrawn =
      status === orderStatus.reviewWithdrawn || status === orderStatus.reviewWithdrawnOrdered;
    const waits = [8, 16, 32].includes(file_status);
    expect(waits).toBe(isWithdrawn);
  }
});

test('written years after the seed date, it has orders that wait for payment all the same', async () => {
  const later = instantOf(msOf(SEED_NOW) + 3 * 365 * 24 * HOUR);
  const { database } = await openMemory();
  try {
    await fill(database, later);
    expect(await expireUnpaid(database.db, later)).toBe(0);
    expect((await waiting(database.db)).length).toBeGreaterThan(10);
    expect(await contradictions(database.db)).toEqual([]);
  } finally {
    await database.close();
  }
});

test('running for weeks, it cancels what nobody paid and places new orders in their stead', async () => {
  const { db: running } = await createTestServer();
  const [week, next] = [7, 14].map((days) => instantOf(msOf(SEED_NOW) + days * 24 * HOUR));
  for (const now of [week ?? '', next ?? '']) {
    expect(await keepUnpaid(running, now)).toBe(0);
    expect(await expireUnpaid(running, now)).toBeGreaterThan(10);
    expect(await waiting(running)).toEqual([]);
    const runs = await Promise.all([keepUnpaid(running, now), keepUnpaid(running, now)]);
    expect(runs.reduce((sum, count) => sum + count)).toBe(4);
    const found = await waiting(running);
    expect(found).toHaveLength(16);
    for (const { ends } of found) {
      expect(msOf(ends)).toBeGreaterThan(msOf(now) + 48 * HOUR);
      expect(msOf(ends)).toBeLessThanOrEqual(msOf(now) + 72 * HOUR);
    }
  }
  expect(await contradictions(running)).toEqual([]);
});

/** Every row of the demo, without what is random on purpose, instants in one time zone. */
const everything = (of: Db): Promise<Record<string, unknown[]>> =>
  of.transaction().execute(async (tx) => {
    await sql`set local time zone 'Asia/Shanghai'`.execute(tx);
    const tables = ['customers', 'accounts', 'addresses', 'orders', 'order_counts', 'payments'];
    const found: Record<string, unknown[]> = {};
    for (const table of [...tables, 'status_events', 'ledger']) {
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(t) - 'password_hash' as row from ${sql.table(table)} t
        order by (to_jsonb(t) - 'password_hash')::text`.execute(tx);
      found[table] = rows.map(({ row }) => row);
    }
    return found;
  });

test('a second database gets the same rows', async () => {
  const { database } = await openMemory();
  try {
    await fill(database);
    const [first, second] = [await everything(db), await everything(database.db)];
    for (const table of Object.keys(first)) expect(second[table], table).toEqual(first[table]);
  } finally {
    await database.close();
  }
});
