/** Favourites ordered again take coupons and red packets off as a table of jobs does: at the sum that was seen. */
import type { InputOf } from '@banxin/contract/call';
import {
  addFavorite,
  prepareReorder,
  reorder,
  repriceFavorites,
} from '@banxin/contract/calls/order/favorite';
import { getPayment } from '@banxin/contract/calls/payment/payment';
import { assetKind } from '@banxin/contract/enums/account';
import { couponKind } from '@banxin/contract/enums/coupon';
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { addCoupon } from '../coupon/coupon.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { CARDS, configurationOf, confirmed, enter, giveAsset } from '../order/order.testkit.ts';

type Choice = Pick<InputOf<typeof reorder>, 'couponId' | 'freightCouponId' | 'redPacketSum'>;
type Jobs = InputOf<typeof reorder>['jobs'];

const server = await createTestServer();
const { db } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

/** Cards and flyers, which cost more, as favourites of orders; each at its price of now. */
async function keptJobs(browser: Browser): Promise<Jobs> {
  const ids: number[] = [];
  for (const configuration of [CARDS, configurationOf(201)]) {
    const { orderSN } = await confirmed(browser, { configuration });
    const name = `产品${configuration.productId}`;
    ids.push((await browser.send(addFavorite, { name, of: { orderSN } })).id);
  }
  const repriced = await browser.send(repriceFavorites, { ids });
  return repriced.map(({ id, job, priceNow }) => ({
    id,
    quantity: job?.configuration.quantity ?? 0,
    styles: job?.configuration.styles ?? 0,
    expectedTotal: priceNow ?? 0,
  })) as Jobs;
}

const asked = (browser: Browser, jobs: Jobs, choice: Choice = {}) =>
  browser.send(prepareReorder, {
    jobs: jobs.map(({ expectedTotal: _, ...job }) => job),
    ...choice,
  });

const ordered = (browser: Browser, jobs: Jobs, choice: Choice, expectedSum: number) =>
  browser.send(reorder, { jobs, ...choice, expectedSum });

const ordersOf = (id: number) =>
  db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('id').execute();

test('a coupon goes where it saves most, red packets go on, and one payment asks for the sum that was seen', async () => {
  const { browser, id } = await enter(server);
  const jobs = await keptJobs(browser);
  await giveAsset(db, id, assetKind.cashRedPacket, 300);
  const couponId = await addCoupon(db, id, { amount: 1_000, minSpend: 15_000 });
  const freightCouponId = await addCoupon(db, id, { kind: couponKind.freight, amount: 400 });
  const plain = await asked(browser, jobs);
  expect(plain.sums).toMatchObject({
    off: 0,
    total: jobs.reduce((sum, { expectedTotal }) => sum + expectedTotal, 0),
  });
  expect(plain.offers.map(({ coupon, saves }) => [coupon.id, saves])).toEqual([
    [couponId, 1_000],
    [freightCouponId, 400],
  ]);
  const choice = { couponId, freightCouponId, redPacketSum: 300 };
  const shown = await asked(browser, jobs, choice);
  expect(shown.used).toEqual(choice);
  expect(shown.sums.off).toBe(1_700);
  const { orders, paymentSN } = await ordered(browser, jobs, choice, shown.sums.total);
  expect((await browser.send(getPayment, { paymentSN })).amount).toBe(shown.sums.total);
  expect(orders.reduce((sum, { total }) => sum + total, 0)).toBe(shown.sums.total);
  // Flyers alone reach the least sum.
  expect((await ordersOf(id)).at(-1)?.discounts).toMatchObject({ couponId });
});

test('another sum than the one that was seen is told, and nothing is ordered', async () => {
  const { browser, id } = await enter(server);
  const jobs = await keptJobs(browser);
  const couponId = await addCoupon(db, id, { amount: 1_000, minSpend: 15_000 });
  const { sums } = await asked(browser, jobs, { couponId });
  const before = await ordersOf(id);
  await db
    .updateTable('coupons')
    .set({
      valid_from: '2026-10-01T00:00:00.000+08:00',
      valid_until: '2026-11-01T00:00:00.000+08:00',
    })
    .where('id', '=', couponId)
    .execute();
  expect(await browser.refused(reorder, { jobs, couponId, expectedSum: sums.total })).toMatchObject(
    {
      errCode: errCode.priceMoved,
      data: { seen: sums.total, total: sums.before },
    },
  );
  expect(await browser.refused(reorder, { jobs, redPacketSum: 5 })).toMatchObject({
    errCode: errCode.priceMoved,
  });
  expect(await ordersOf(id)).toHaveLength(before.length);
});

test('two windows that use the same coupon at once: one orders with it, the other is told', async () => {
  const { browser, id } = await enter(server);
  const jobs = await keptJobs(browser);
  const couponId = await addCoupon(db, id, { amount: 1_000, minSpend: 15_000 });
  const { sums } = await asked(browser, jobs, { couponId });
  const both = await Promise.all(
    [1, 2].map(() => outcome(ordered(browser, jobs, { couponId }, sums.total))),
  );
  expect(both.filter((code) => code === 'done')).toHaveLength(1);
  expect(both).toContain(errCode.priceMoved);
});
