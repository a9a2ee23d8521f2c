/** A coupon holds until its last moment; then it is expired, once, with a trace. */
import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { couponStatus } from '@banxin/contract/enums/coupon';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { jobs } from '../../registry.ts';
import { place } from '../order/order.testkit.ts';
import { expireCoupons } from './expire.ts';
import { GIFT_PACK } from './giftPack.ts';

const server = await createTestServer();
const { db } = server;

/** Last moment of a pack received on the demo's first day. */
const LAST = Date.parse('2026-12-20T23:59:59.999+08:00');

let customerId = 0;
let browser: Browser;

/** Everything expires at the given time, as the job would do it. */
const expireAt = (at: number, limit?: number) => expireCoupons(db, instantOf(at), limit);

const statuses = async () => {
  const rows = await db
    .selectFrom('coupons')
    .select('status')
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .execute();
  return rows.map(({ status }) => status);
};

const events = () =>
  db
    .selectFrom('status_events')
    .select(['entity_id', 'from_status', 'to_status', 'event', 'actor', 'at'])
    .where('customer_id', '=', customerId)
    .where('entity', '=', 'coupon')
    .where('event', '=', 'EXPIRE')
    .orderBy('entity_id')
    .execute();

const { available, expired, locked, used } = couponStatus;

beforeEach(async () => {
  await db.deleteFrom('status_events').where('entity', '=', 'coupon').execute();
  await db.deleteFrom('coupons').execute();
  await db.updateTable('customers').set({ sign: 2 }).where('name', '=', '新客小店').execute();
  browser = server.browser();
  customerId = (await browser.login('新客小店')).id;
  await browser.send(receiveNewCustomerCoupon, {});
});

test('holds through its last moment and is expired after it', async () => {
  expect(await expireAt(LAST)).toBe(0);
  expect(await statuses()).toEqual([available, available]);
  expect(await expireAt(LAST + 1)).toBe(GIFT_PACK.length);
  expect(await statuses()).toEqual([expired, expired]);
});

test('leaves a trace of the step, once', async () => {
  await expireAt(LAST + 1);
  await expireAt(LAST + 2);
  const step = { from_status: available, to_status: expired, event: 'EXPIRE', actor: 'system' };
  const at = instantOf(LAST + 1);
  expect(await events()).toMatchObject([
    { ...step, at },
    { ...step, at },
  ]);
});

test.each([
  ['one that an order holds', locked],
  ['one that was used', used],
])('%s stays as it is', async (_, status) => {
  const { orderId } = await place(browser);
  await db
    .updateTable('coupons')
    .set({ status, order_id: orderId })
    .where('position', '=', 0)
    .execute();
  expect(await expireAt(LAST + 1)).toBe(1);
  expect(await statuses()).toEqual([status, expired]);
});

test('many are expired in several rounds', async () => {
  expect(await expireAt(LAST + 1, 1)).toBe(GIFT_PACK.length);
  expect(await events()).toHaveLength(GIFT_PACK.length);
});

test('16 servers at once expire every coupon once', async () => {
  const counts = await Promise.all(Array.from({ length: 16 }, () => expireAt(LAST + 1)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(GIFT_PACK.length);
  expect(await events()).toHaveLength(GIFT_PACK.length);
});

test('the server does it by itself, by its own clock', async () => {
  const job = jobs.find(({ name }) => name === 'expire-coupons');
  const wait = LAST + 1 - server.clock.now();
  server.clock.advance(wait);
  await job?.run(server.services);
  server.clock.advance(-wait);
  expect(await statuses()).toEqual([expired, expired]);
});
