/** What an order takes off: priced by one engine, held by it, given back. Domain decisions §7–§9, §18. */
import type { InputOf } from '@banxin/contract/call';
import { getAvailableCoupons, getCustomerCoupons } from '@banxin/contract/calls/coupon/coupon';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import type { PriceMoved } from '@banxin/contract/calls/order/confirm.schemas';
import { calculateLogs, computePackagingFee } from '@banxin/contract/calls/order/priceLog';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { couponKind, couponStatus } from '@banxin/contract/enums/coupon';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { addCoupon } from '../coupon/coupon.testkit.ts';
import { expireCoupons } from '../coupon/expire.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { expireUnpaid } from '../order/expire.ts';
import {
  balanceOf,
  configurationOf,
  confirmation,
  enter,
  place,
  RECEIVER,
  rowOf,
} from '../order/order.testkit.ts';

const server = await createTestServer();
const { db } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

type Confirm = InputOf<typeof confirmOrder>;
type Choice = Pick<
  Confirm,
  'couponId' | 'freightCouponId' | 'urgentEntitlement' | 'freeSamples' | 'redPacketSum'
>;

const { available, locked, used } = couponStatus;
const FLYERS = configurationOf(201);
const DAY = 24 * 3_600_000;

/** What the page shows and would send with this choice. */
async function choosing(
  browser: Browser,
  orderSN: string,
  choice: Choice,
  more: Partial<Confirm> = {},
) {
  const info = await browser.send(getConfirmOrderInfo, {
    orderSN,
    province: RECEIVER.province,
    ...(more.urgent && { urgent: more.urgent }),
    ...choice,
  });
  const input: Confirm = {
    orderSN,
    receiver: RECEIVER,
    carrier: info.carrier ?? '',
    expectedTotal: info.quote.total,
    ...choice,
    ...more,
  };
  return { info, input };
}

const couponRow = (id: number) =>
  db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const give = (customerId: number, asset: number, amount: number) =>
  transaction(db, (tx) =>
    bookEntry(tx, {
      customerId,
      asset,
      flow: accountFlow.topUpBonus,
      amount,
      reference: 'test',
      at: instantOf(server.clock.now()),
    }),
  );

const assets = async (id: number) => {
  const { red_packet, sample_quota, urgent_quota } = await db
    .selectFrom('accounts')
    .selectAll()
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  return { red_packet, sample_quota, urgent_quota };
};

const eventsOf = async (id: number) => {
  const rows = await db
    .selectFrom('status_events')
    .select('event')
    .where('entity', '=', 'coupon')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ event }) => event);
};

describe('a coupon', () => {
  test('makes the order cheaper, is held by it, used when it is paid', async () => {
    const { browser, id } = await enter(server, { balance: 1_000_000 });
    const coupon = await addCoupon(db, id, { amount: 2_000, minSpend: 10_000 });
    const { orderSN } = await place(browser, { configuration: FLYERS });
    const plain = await confirmation(browser, orderSN);
    const { info, input } = await choosing(browser, orderSN, { couponId: coupon });
    expect(info.quote.total).toBe(plain.expectedTotal - 2_000);
    const line = info.quote.lines.find((one) => one.id === 'coupon');
    expect(line).toMatchObject({ label: '满 ¥100.00 减 ¥20.00', amount: -2_000 });
    const { payment, total } = await browser.send(confirmOrder, input);
    expect([total, payment?.amount]).toEqual([input.expectedTotal, input.expectedTotal]);
    expect(await couponRow(coupon)).toMatchObject({ status: locked });
    await browser.send(payByBalance, { paymentSN: payment?.paymentSN ?? '' });
    expect(await couponRow(coupon)).toMatchObject({ status: used });
    const { items } = await browser.send(getCustomerCoupons, { status: used });
    expect(items).toMatchObject([{ id: coupon, orderSN }]);
    expect(await eventsOf(coupon)).toEqual(['LOCK', 'USE']);
  });

  test('comes back when the order is cancelled, for seven days at least, and only once for longer', async () => {
    const { browser, id } = await enter(server, { balance: 1_000_000 });
    const until = '2026-11-21T23:59:59.999+08:00';
    const coupon = await addCoupon(db, id, { amount: 2_000, until });
    for (const end of ['2026-11-27', '2026-11-27']) {
      const { orderSN } = await place(browser, { configuration: FLYERS });
      const { input } = await choosing(browser, orderSN, { couponId: coupon });
      const { payment } = await browser.send(confirmOrder, input);
      await browser.send(payByBalance, { paymentSN: payment?.paymentSN ?? '' });
      await browser.send(cancelOrder, { orderSN });
      const { items } = await browser.send(getCustomerCoupons, {});
      expect(items).toMatchObject([{ id: coupon, validTo: end, orderSN: null }]);
      expect(items[0]?.returnedAt).not.toBeNull();
      server.clock.advance(DAY);
    }
    server.clock.advance(-2 * DAY);
    expect(await balanceOf(db, id)).toBe(1_000_000);
    expect(await eventsOf(coupon)).toEqual(['LOCK', 'USE', 'RETURN', 'LOCK', 'USE', 'RETURN']);
  });

  test('comes back when nobody pays in time, and the job that ends coupons leaves one that is held', async () => {
    const { browser, id } = await enter(server);
    const coupon = await addCoupon(db, id, { until: '2026-11-21T23:59:59.999+08:00' });
    const { orderSN } = await place(browser, { configuration: FLYERS });
    const { input } = await choosing(browser, orderSN, { couponId: coupon });
    await browser.send(confirmOrder, input);
    const later = instantOf(server.clock.now() + 4 * DAY);
    await expireCoupons(db, later);
    expect(await couponRow(coupon)).toMatchObject({ status: locked });
    await expireUnpaid(db, later);
    expect(await couponRow(coupon)).toMatchObject({ status: available, order_id: null });
  });

  test('that ended while it was looked at moves the price, with its line', async () => {
    const { browser, id } = await enter(server);
    const coupon = await addCoupon(db, id, { amount: 1_500 });
    const { orderSN } = await place(browser, { configuration: FLYERS });
    const { input } = await choosing(browser, orderSN, { couponId: coupon });
    await expireCoupons(db, '2027-06-01T00:00:00.000+08:00');
    await db
      .updateTable('coupons')
      .set({
        valid_until: '2026-11-19T23:59:59.999+08:00',
        valid_from: '2026-11-01T00:00:00+08:00',
      })
      .where('id', '=', coupon)
      .execute();
    const refusal = await browser.refused(confirmOrder, input);
    expect(refusal).toMatchObject({ errCode: errCode.priceMoved });
    const { quote, differences } = refusal.data as PriceMoved;
    expect(quote.total).toBe(input.expectedTotal + 1_500);
    expect(differences).toMatchObject([{ id: 'coupon', before: -1_500, after: null }]);
    const { info } = await choosing(browser, orderSN, { couponId: coupon });
    expect(info.discounts).toMatchObject({ couponId: null, lost: [{ code: 'EXPIRED' }] });
    // Accepting the new price is the same click with the new sum.
    const accepted = { ...input, expectedTotal: quote.total };
    expect((await browser.send(confirmOrder, accepted)).total).toBe(quote.total);
    expect((await rowOf(db, orderSN)).discounts).toBeNull();
  });

  test('of somebody else is as if it were not there', async () => {
    const other = await enter(server);
    const theirs = await addCoupon(db, other.id, { amount: 9_000 });
    const { browser } = await enter(server);
    const { orderSN } = await place(browser, { configuration: FLYERS });
    const plain = await confirmation(browser, orderSN);
    const { info } = await choosing(browser, orderSN, { couponId: theirs });
    expect(info.quote.total).toBe(plain.expectedTotal);
    expect(info.discounts).toMatchObject({ couponId: null, lost: [], usable: 0 });
    const { total } = await browser.send(confirmOrder, { ...plain, couponId: theirs });
    expect(total).toBe(plain.expectedTotal);
    expect(await couponRow(theirs)).toMatchObject({ status: available });
  });

  test('named in the place of the other group takes nothing off', async () => {
    const { browser, id } = await enter(server);
    const freight = await addCoupon(db, id, { kind: couponKind.freight, amount: 500 });
    const { orderSN } = await place(browser, { configuration: FLYERS });
    const plain = await confirmation(browser, orderSN);
    const { info } = await choosing(browser, orderSN, { couponId: freight });
    expect(info.quote.total).toBe(plain.expectedTotal);
    const both = await choosing(browser, orderSN, { freightCouponId: freight });
    expect(both.info.quote.total).toBe(plain.expectedTotal - 500);
  });

  test('counts on the price that a quote keeps: together they never come to less than nothing', async () => {
    const { browser, id } = await enter(server, { vipLevel: 8, balance: 1_000_000 });
    const job = { configuration: FLYERS, province: RECEIVER.province };
    await browser.send(issueQuoteSheet, job);
    await db.updateTable('customers').set({ vip_level: 0 }).where('id', '=', id).execute();
    const coupon = await addCoupon(db, id, { amount: 99_999_999 });
    const freight = await addCoupon(db, id, { kind: couponKind.freight, amount: 99_999_999 });
    const { orderSN } = await place(browser, { configuration: FLYERS });
    const choice = { couponId: coupon, freightCouponId: freight };
    const { info, input } = await choosing(browser, orderSN, choice);
    expect(info.quote.sheet).toBeDefined();
    const packaging = info.quote.lines.find((line) => line.id === 'packaging')?.amount ?? 0;
    expect(info.quote.total).toBe(packaging);
    const { total, payment } = await browser.send(confirmOrder, input);
    expect(total).toBe(packaging);
    await browser.send(payByBalance, { paymentSN: payment?.paymentSN ?? '' });
    await browser.send(cancelOrder, { orderSN });
    // What was paid comes back, what a coupon paid does not.
    expect(await balanceOf(db, id)).toBe(1_000_000);
  });
});

describe('entitlements, samples and red packets', () => {
  test('leave the account with the order and come back when it is cancelled', async () => {
    const { browser, id } = await enter(server, { balance: 1_000_000 });
    await give(id, assetKind.cashRedPacket, 5_000);
    await give(id, assetKind.urgentEntitlement, 1);
    const { orderSN } = await place(browser, { configuration: FLYERS });
    const choice = { redPacketSum: 2_000, urgentEntitlement: true };
    const { info, input } = await choosing(browser, orderSN, choice, { urgent: 'minus1' });
    const lineOf = (line: string) => info.quote.lines.find((one) => one.id === line)?.amount;
    expect(lineOf('redPacket')).toBe(-2_000);
    expect(lineOf('urgentEntitlement')).toBe(-(lineOf('urgent') ?? 0));
    await browser.send(confirmOrder, input);
    expect(await assets(id)).toEqual({ red_packet: 3_000, sample_quota: 0, urgent_quota: 0 });
    await browser.send(cancelOrder, { orderSN });
    await browser.send(cancelOrder, { orderSN });
    expect(await assets(id)).toEqual({ red_packet: 5_000, sample_quota: 0, urgent_quota: 1 });
  });

  test('pay for no more than there is, red packets for 30 % of the goods', async () => {
    const { browser, id } = await enter(server);
    const { orderSN } = await place(browser, { configuration: FLYERS });
    const nothing = await choosing(browser, orderSN, { redPacketSum: 9_999_999, freeSamples: 9 });
    expect(nothing.info.discounts).toMatchObject({ redPacketSum: 0, most: { redPacket: 0 } });
    await give(id, assetKind.cashRedPacket, 10_000_000);
    const { info } = await choosing(browser, orderSN, { redPacketSum: 9_999_999 });
    const goods = info.quote.lines
      .filter((line) => line.id === 'goods')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(info.discounts?.redPacketSum).toBe(Math.floor((goods * 3) / 10));
  });

  test('free samples are as many as were ordered, and no coupon goes with them', async () => {
    const { browser, id } = await enter(server);
    await give(id, assetKind.freeSampleQuota, 6);
    const coupon = await addCoupon(db, id, { amount: 100 });
    const configuration = configurationOf(901, { quantity: 2 });
    const { orderSN } = await place(browser, { configuration });
    const choice = { freeSamples: 6, couponId: coupon };
    const { info, input } = await choosing(browser, orderSN, choice);
    expect(info.discounts).toMatchObject({ freeSamples: 2, lost: [{ code: 'SCOPE' }] });
    await browser.send(confirmOrder, input);
    expect(await assets(id)).toMatchObject({ sample_quota: 4 });
    await browser.send(cancelOrder, { orderSN });
    expect(await assets(id)).toMatchObject({ sample_quota: 6 });
  });
});

describe('beside the order', () => {
  test('every coupon is told: what it saves, or why it cannot be used', async () => {
    const { browser, id } = await enter(server);
    const add = (more: Parameters<typeof addCoupon>[2]) => addCoupon(db, id, more);
    const best = await add({ amount: 2_500, minSpend: 10_000 });
    const small = await add({ amount: 1_000 });
    const rate = await add({ kind: couponKind.discount, rate: 500, amount: 900 });
    const freight = await add({ kind: couponKind.freight, amount: 300 });
    await add({ amount: 9_000, minSpend: 10_000_000 });
    await add({ kind: couponKind.category, amount: 500, scope: { categories: [6] } });
    await add({ amount: 500, scope: { customerTypes: [5] } });
    await add({ amount: 500, from: '2026-12-01T00:00:00.000+08:00' });
    await add({
      amount: 500,
      from: '2026-11-01T00:00:00.000+08:00',
      until: '2026-11-19T23:59:59.999+08:00',
    });
    const { orderSN } = await place(browser, { configuration: FLYERS });
    const asked = { orderSN, province: RECEIVER.province };
    const { offers, best: pair } = await browser.send(getAvailableCoupons, asked);
    expect(offers.slice(0, 4).map(({ coupon, saves }) => [coupon.id, saves])).toEqual([
      [best, 2_500],
      [small, 1_000],
      [rate, expect.any(Number)],
      [freight, 300],
    ]);
    expect(
      offers
        .slice(4)
        .map(({ refusal }) => refusal?.code)
        .toSorted(),
    ).toEqual(['EXPIRED', 'MIN_SPEND', 'NOT_STARTED', 'SCOPE', 'TYPE']);
    const short = offers.find(({ refusal }) => refusal?.code === 'MIN_SPEND');
    expect(short?.refusal?.gap).toBeGreaterThan(0);
    expect(pair).toEqual({ couponId: best, freightCouponId: freight, saves: 2_800 });
    const { info } = await choosing(browser, orderSN, {
      couponId: best,
      freightCouponId: freight,
    });
    const plain = await confirmation(browser, orderSN);
    expect(plain.expectedTotal - info.quote.total).toBe(pair.saves);
    expect(info.discounts).toMatchObject({ usable: 4, best: pair });
  });

  test('the price is explained line by line, each thing with what it really costs', async () => {
    const { browser, id } = await enter(server);
    const coupon = await addCoupon(db, id, { amount: 1_999 });
    const { orderSN } = await place(browser, { configuration: FLYERS });
    await choosing(browser, orderSN, { couponId: coupon });
    const { total, lines } = await browser.send(calculateLogs, { orderSN });
    const sum = (of: readonly (number | null)[]) =>
      of.reduce<number>((so, one) => so + (one ?? 0), 0);
    expect(sum(lines.filter(({ depth }) => depth === 0).map(({ amount }) => amount))).toBe(total);
    expect(sum(lines.map(({ net }) => net))).toBe(total);
    expect(lines.find((line) => line.id === 'coupon')).toMatchObject({
      net: null,
      formula: '无门槛',
    });
    const job = await browser.send(calculateLogs, { configuration: FLYERS });
    expect(job.lines[0]).toMatchObject({ id: 'goods', depth: 0, net: null });
    const other = await enter(server);
    expect(await other.browser.refused(calculateLogs, { orderSN })).toMatchObject({
      status: 200,
      errCode: errCode.notFound,
    });
    expect((await browser.refused(calculateLogs, {})).errCode).toBe(errCode.notFound);
  });

  test('packing costs what the order says it costs', async () => {
    const { browser } = await enter(server);
    const packaging = { neutral: true, tearProof: true };
    const { orderSN } = await place(browser, { configuration: FLYERS, packaging });
    const info = await browser.send(getConfirmOrderInfo, { orderSN });
    const fee = await browser.send(computePackagingFee, { configuration: FLYERS, packaging });
    const line = info.quote.lines.find((one) => one.id === 'packaging');
    expect(fee).toMatchObject({ fee: line?.amount, lines: [{ id: 'packaging' }] });
    expect(fee.weightGrams).toBeGreaterThan(0);
    expect((await browser.send(computePackagingFee, { configuration: FLYERS })).fee).toBeLessThan(
      fee.fee,
    );
  });
});

describe('64 orders at once', () => {
  test('one coupon goes to exactly one; the others are told the new price', async () => {
    const { browser, id } = await enter(server);
    const coupon = await addCoupon(db, id, { amount: 2_000 });
    const inputs: Confirm[] = [];
    for (let at = 0; at < 64; at += 1) {
      const { orderSN } = await place(browser, { configuration: FLYERS });
      inputs.push((await choosing(browser, orderSN, { couponId: coupon })).input);
    }
    const results = await Promise.all(
      inputs.map((input) => outcome(browser.send(confirmOrder, input))),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === errCode.priceMoved)).toHaveLength(63);
    expect(await eventsOf(coupon)).toEqual(['LOCK']);
  });

  test('what is payable is never below nothing, however much is taken off', async () => {
    const { browser, id } = await enter(server);
    await give(id, assetKind.cashRedPacket, 100_000);
    const coupons = await Promise.all(
      Array.from({ length: 4 }, () => addCoupon(db, id, { amount: 100_000_000 })),
    );
    const inputs: Confirm[] = [];
    for (let at = 0; at < 64; at += 1) {
      const { orderSN } = await place(browser, { configuration: FLYERS });
      const choice = { couponId: coupons[at % 4] as number, redPacketSum: 100_000 };
      inputs.push((await choosing(browser, orderSN, choice)).input);
    }
    const ended = await Promise.all(
      inputs.map((input) => outcome(browser.send(confirmOrder, input))),
    );
    expect(ended.filter((one) => one === 'done').length).toBeGreaterThan(0);
    const rows = await db.selectFrom('orders').selectAll().where('customer_id', '=', id).execute();
    for (const [at, { orderSN, expectedTotal }] of inputs.entries()) {
      const row = rows.find((one) => one.order_sn === orderSN);
      if (ended[at] !== 'done') continue;
      expect(row?.total).toBe(expectedTotal);
      expect(row?.total).toBeGreaterThanOrEqual(0);
    }
    expect((await assets(id)).red_packet).toBeGreaterThanOrEqual(0);
  });

  test('an account is never drawn below nothing', async () => {
    const { browser, id } = await enter(server);
    await give(id, assetKind.cashRedPacket, 2_500);
    await give(id, assetKind.urgentEntitlement, 1);
    const inputs: Confirm[] = [];
    for (let at = 0; at < 64; at += 1) {
      const { orderSN } = await place(browser, { configuration: FLYERS });
      const choice = { redPacketSum: 1_000, urgentEntitlement: true };
      inputs.push((await choosing(browser, orderSN, choice, { urgent: 'minus1' })).input);
    }
    const results = await Promise.all(
      inputs.map((input) => outcome(browser.send(confirmOrder, input))),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(await assets(id)).toMatchObject({ urgent_quota: 0, red_packet: 1_500 });
  });
});
