/** What a table of jobs takes off: coupons where they save most, red packets from order to order, at the sum that was seen. */
import type { InputOf } from '@banxin/contract/call';
import { createTogether, prepareTogether } from '@banxin/contract/calls/order/together';
import { getPayment } from '@banxin/contract/calls/payment/payment';
import { PAYMENT_ORDERS_MAX } from '@banxin/contract/constants';
import { assetKind } from '@banxin/contract/enums/account';
import { couponKind } from '@banxin/contract/enums/coupon';
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { addCoupon } from '../coupon/coupon.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { CARDS, configurationOf, enter, giveAsset, RECEIVER } from '../order/order.testkit.ts';

type Choice = Pick<InputOf<typeof createTogether>, 'couponId' | 'freightCouponId' | 'redPacketSum'>;

const server = await createTestServer();
const { db } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

/** Cards cost least, flyers most. */
const JOBS = [CARDS, configurationOf(201), { ...CARDS, quantity: 10 }];
const { province } = RECEIVER;

const asked = (browser: Browser, choice: Choice = {}, jobs = JOBS) =>
  browser.send(prepareTogether, {
    province,
    rows: jobs.map((configuration) => ({ configuration })),
    ...choice,
  });

/** As the page sends it: each row at its own price, all of them at the sum that was shown. */
async function order(browser: Browser, choice: Choice): Promise<InputOf<typeof createTogether>> {
  const rows = [];
  for (const configuration of JOBS) {
    const { sums } = await asked(browser, {}, [configuration]);
    rows.push({ configuration, expectedTotal: sums.total });
  }
  const { sums } = await asked(browser, choice);
  return { receiver: RECEIVER, rows, ...choice, expectedSum: sums.total };
}

const ordersOf = (id: number) =>
  db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('id').execute();
const statusOf = (id: number) =>
  db.selectFrom('coupons').select(['status', 'order_id']).where('id', '=', id).executeTakeFirst();

test('a coupon goes where it saves most, a freight coupon too, and one payment asks for what is left', async () => {
  const { browser, id } = await enter(server, { balance: 10_000_000 });
  const couponId = await addCoupon(db, id, { amount: 1_000, minSpend: 15_000 });
  const freightCouponId = await addCoupon(db, id, { kind: couponKind.freight, amount: 400 });
  const plain = await asked(browser);
  expect(plain.sums).toMatchObject({ off: 0, total: plain.sums.before });
  expect(plain.offers.map(({ coupon, saves }) => [coupon.id, saves])).toEqual([
    [couponId, 1_000],
    [freightCouponId, 400],
  ]);
  const choice = { couponId, freightCouponId };
  const shown = await asked(browser, choice);
  expect(shown.used).toEqual({ ...choice, redPacketSum: 0 });
  expect(shown.sums).toMatchObject({ off: 1_400, total: plain.sums.total - 1_400 });
  const { orders, paymentSN } = await browser.send(createTogether, await order(browser, choice));
  expect((await browser.send(getPayment, { paymentSN })).amount).toBe(shown.sums.total);
  expect(orders.reduce((sum, { total }) => sum + total, 0)).toBe(shown.sums.total);
  // Flyers alone reach the least sum.
  const flyers = (await ordersOf(id))[1];
  expect(flyers?.discounts).toMatchObject({ couponId });
  expect(await statusOf(couponId)).toMatchObject({ order_id: flyers?.id });
});

test('red packets go on from order to order until they are used up, and no further than 30 % of the goods', async () => {
  const { browser, id } = await enter(server);
  await giveAsset(db, id, assetKind.cashRedPacket, 5_000);
  const shown = await asked(browser, { redPacketSum: 5_000 });
  expect(shown.have.redPacket).toBe(5_000);
  expect(shown.used.redPacketSum).toBe(shown.most.redPacket);
  expect(shown.sums.off).toBe(shown.most.redPacket);
  const input = await order(browser, { redPacketSum: 5_000 });
  await browser.send(createTogether, input);
  const used = (await ordersOf(id)).map(({ discounts }) => discounts?.redPacket ?? 0);
  expect(used.filter((one) => one > 0).length).toBeGreaterThan(1);
  expect(used.reduce((sum, one) => sum + one, 0)).toBe(shown.used.redPacketSum);
});

test('a coupon that is gone meanwhile, or somebody else’s, takes nothing off: the sum of now is told, and nothing is ordered', async () => {
  const { browser, id } = await enter(server);
  const couponId = await addCoupon(db, id);
  const input = await order(browser, { couponId });
  const before = input.expectedSum ?? 0;
  await db
    .updateTable('coupons')
    .set({
      valid_from: '2026-10-01T00:00:00.000+08:00',
      valid_until: '2026-11-01T00:00:00.000+08:00',
    })
    .where('id', '=', couponId)
    .execute();
  expect(await browser.refused(createTogether, input)).toMatchObject({
    errCode: errCode.priceMoved,
    data: { seen: before, total: before + 1_000 },
  });
  const stranger = await enter(server);
  const theirs = await addCoupon(db, stranger.id);
  expect((await asked(browser, { couponId: theirs })).sums.off).toBe(0);
  expect(await browser.refused(createTogether, { ...input, couponId: theirs })).toMatchObject({
    errCode: errCode.priceMoved,
  });
  expect(await ordersOf(id)).toEqual([]);
  const accepted = { ...input, expectedSum: before + 1_000 };
  expect((await browser.send(createTogether, accepted)).orders).toHaveLength(JOBS.length);
});

test('what was chosen without a sum that was seen is not ordered', async () => {
  const { browser, id } = await enter(server);
  const couponId = await addCoupon(db, id);
  const { expectedSum: _, ...input } = await order(browser, { couponId });
  expect((await browser.refused(createTogether, input)).errCode).toBe(errCode.priceMoved);
  expect(await ordersOf(id)).toEqual([]);
});

test('two windows that use the same coupon at once: one orders with it, the other is told', async () => {
  const { browser, id } = await enter(server);
  const couponId = await addCoupon(db, id);
  const input = await order(browser, { couponId });
  const codes = await Promise.all([1, 2].map(() => outcome(browser.send(createTogether, input))));
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(codes).toContain(errCode.priceMoved);
  expect(await ordersOf(id)).toHaveLength(JOBS.length);
});

test('as many rows as one payment settles are looked at, and what cannot be made is left out', async () => {
  const { browser, id } = await enter(server);
  const couponId = await addCoupon(db, id);
  const many = Array.from({ length: PAYMENT_ORDERS_MAX - 1 }, () => CARDS);
  const shown = await asked(browser, { couponId }, [...many, { ...CARDS, materialId: 'nothing' }]);
  const [one] = await Promise.all([asked(browser, {}, [CARDS])]);
  expect(shown.sums.before).toBe(one.sums.before * many.length);
  expect(shown.sums.off).toBe(1_000);
});
