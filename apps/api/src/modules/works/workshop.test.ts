/** The workshop of the demo: orders that are placed move at the pace of their promise, by the acts of the works. */

import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { claim } from '@banxin/contract/calls/works/desk';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { readConfig } from '../../config.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { localCarrier } from '../../ports/localCarrier.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, rowOf } from '../order/order.testkit.ts';
import { shopTime } from './shopTime.testkit.ts';
import { approvedOrder, enterStaff } from './works.testkit.ts';
import { isSentBack, nextStep, runWorkshop } from './workshop.ts';

const server = await createTestServer({ env: { BANXIN_WORKSHOP: 'auto' } });
const { db, shopClock } = server;
const buyer = await enter(server, { balance: 50_000_000 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const HOUR = 3_600_000;
const { now, runJobs, until } = shopTime(server);
const shop = { db, carrier: localCarrier, log: server.services.log };

test('an order that is placed is made, shipped and received by its promise; each step has who did it', async () => {
  await runJobs();
  const { orderSN } = await approvedOrder(server, buyer.browser);
  await until(async () => (await rowOf(db, orderSN)).status === s.delivered);
  const detail = await buyer.browser.send(getOrderDetail, { ordersn: orderSN });
  expect(detail.status).toBe(s.delivered);
  const made = detail.timeline.slice(-8).map(({ event, actor }) => [event, actor]);
  expect(made).toEqual([
    ['REVIEW_PASS', 'system'],
    ['ALLOCATE', 'staff'],
    ['OPEN_WORK_ORDER', 'staff'],
    ['STORE_ALL', 'staff'],
    ['LABEL', 'staff'],
    ['ALL_HANDED_OVER', 'staff'],
    ['CARRIER_MOVING', 'carrier'],
    ['SIGNED', 'carrier'],
  ]);
  const at = (event: string) =>
    dayOf(msOf(detail.timeline.find((one) => one.event === event)?.at ?? ''));
  expect(at('ALL_HANDED_OVER')).toBe(detail.promise?.shipDate);
  expect(at('SIGNED')).toBe(detail.promise?.arriveDate);
  const [parcel] = await buyer.browser.send(getExpressLogs, { orderSN });
  expect(parcel?.scans.length).toBeGreaterThan(4);
  const { items } = await buyer.browser.send(getSiteMessages, {});
  expect(items.map(({ kind }) => kind)).toEqual(['received', 'shipped', 'approved']);
});

test('a clock that was put ahead by a week finds everything done that was due', async () => {
  const { orderSN } = await approvedOrder(server, buyer.browser);
  await shopClock.advance(7 * 24 * HOUR);
  await runJobs();
  expect((await rowOf(db, orderSN)).status).toBe(s.shipped);
});

test('what the demo was written with, and what waits for its customer, stays as it is', async () => {
  const stood = () =>
    db
      .selectFrom('orders')
      .select(['order_sn', 'status'])
      .where('customer_id', '=', 1)
      .orderBy('id')
      .execute();
  const before = await stood();
  await shopClock.advance(5 * 24 * HOUR);
  expect(await runWorkshop(shop, now())).toBe(0);
  expect(await stood()).toEqual(before);
});

test('of several servers at once each step is taken by one', async () => {
  const { orderId } = await approvedOrder(server, buyer.browser);
  await shopClock.advance(40 * 60_000);
  const taken = await Promise.all(Array.from({ length: 4 }, () => runWorkshop(shop, now())));
  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(1);
  const events = db.selectFrom('status_events').select('event').where('entity_id', '=', orderId);
  expect(await events.where('event', '=', 'ALLOCATE').execute()).toHaveLength(1);
  expect(await nextStep(db, now())).not.toBeNull();
});

test('orders that wait for their day, however many and however long, hold up none that is due', async () => {
  const { orderId } = await approvedOrder(server, buyer.browser);
  const due = { day: '2027-12-01', since: instantOf(shopClock.now() - HOUR) };
  // As many as are read at once, packed long ago for a day that is far away, and read before the one that is due.
  const copied = sql.raw(
    `customer_id, placed_by, product_id, category_id, product_name, family, spec, configuration, quote,
      flags, total, urgent, packaging, tab, search_text, created_at, confirmed_at`,
  );
  await sql`
    insert into orders (order_sn, status, updated_at, promise, ${copied})
    select 'wait-' || n, ${s.stored}, ${due.since}, promise || jsonb_build_object('shipDate', ${due.day}::text), ${copied}
    from orders, generate_series(1, 200) n where id = ${orderId}`.execute(db);
  await shopClock.advance(40 * 60_000);
  expect(await runWorkshop(shop, now())).toBe(1);
  await db.deleteFrom('orders').where('order_sn', 'like', 'wait-%').execute();
});

test('what somebody at a desk has in hand is left to them until they have let go of it', async () => {
  const { orderId, orderSN } = await approvedOrder(server, buyer.browser);
  const staff = await enterStaff(server, ['production']);
  await shopClock.advance(35 * 60_000);
  await staff.browser.send(claim, { id: orderId });
  await runWorkshop(shop, now());
  expect((await rowOf(db, orderSN)).status).toBe(s.approvedOrdered);
  await shopClock.advance(11 * 60_000);
  await runWorkshop(shop, now());
  expect((await rowOf(db, orderSN)).status).toBe(s.allocated);
});

test('it is off in production, which refuses it', () => {
  expect(readConfig({}).workshop).toBe('auto');
  expect(readConfig({ BANXIN_WORKSHOP: 'off' }).workshop).toBe('off');
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/shop' };
  expect(readConfig(production).workshop).toBe('off');
  expect(() => readConfig({ ...production, BANXIN_WORKSHOP: 'auto' })).toThrow('BANXIN_WORKSHOP');
  expect(() => readConfig({ BANXIN_WORKSHOP: 'fast' })).toThrow('BANXIN_WORKSHOP');
});

test('one review in twelve is sent back, always the same', () => {
  const numbers = Array.from({ length: 2_400 }, (_, index) => String(261_120_000_000 + index));
  const back = numbers.filter(isSentBack);
  expect(back.length).toBeGreaterThan(150);
  expect(back.length).toBeLessThan(250);
  expect(numbers.filter(isSentBack)).toEqual(back);
});
