/** From the cart to its orders: all of them and one payment, or nothing; unpaid they lie in the cart again. */

import type { InputOf } from '@banxin/contract/call';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { getCart, mergeCart, setCartLine } from '@banxin/contract/calls/stock/cart';
import { prepareSubmit, submit } from '@banxin/contract/calls/stock/submit';
import { CallError } from '@banxin/contract/client';
import { assetKind } from '@banxin/contract/enums/account';
import { couponKind } from '@banxin/contract/enums/coupon';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { addCoupon } from '../coupon/coupon.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { expireUnpaid } from '../order/expire.ts';
import { enter, giveAsset, RECEIVER } from '../order/order.testkit.ts';
import { expectWorkedOut } from '../order/priceLog.testkit.ts';
import { countShelf, shelfOf } from '../stock/stock.testkit.ts';

const server = await createTestServer();
const { db } = server;
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
const MINUTE = 60_000;

afterAll(async () => {
  expect(await contradictions(db)).toEqual([]);
  expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
});

const wish = (productId: number, quantity: number) => ({ productId, quantity });

/** What the page would send. */
async function submission(
  browser: Browser,
  productIds: number[],
  choice: Partial<InputOf<typeof prepareSubmit>> = {},
): Promise<InputOf<typeof submit>> {
  const shown = await browser.send(prepareSubmit, {
    productIds,
    province: RECEIVER.province,
    ...choice,
  });
  const { province: _, ...chosen } = choice;
  return {
    ...chosen,
    productIds,
    version: shown.version,
    receiver: RECEIVER,
    ways: shown.consignments.map(({ lines, carrier }) => ({
      productId: lines[0]?.productId ?? 0,
      carrier: carrier ?? '',
    })),
    expectedTotal: shown.sums.total,
  };
}

/** Where a payment stands, and where the goods of each of its orders lie when nobody pays, as this browser reads it. */
async function backTo(browser: Browser, paymentSN: string) {
  const { status, subjects } = await browser.send(getPayment, { paymentSN });
  return subjects.map(({ goods }) => [status, goods]);
}

const ordersOf = (customerId: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('product_id')
    .execute();

test('one order for each line, one payment over all; what was submitted leaves the cart', async () => {
  const { browser, id } = await enter(server, { balance: 1_000_000 });
  await browser.send(mergeCart, { lines: [wish(705, 2), wish(701, 3), wish(802, 1)] });
  const shown = await browser.send(prepareSubmit, {
    productIds: [701, 705],
    province: RECEIVER.province,
  });
  expect(shown.consignments).toMatchObject([
    {
      factory: 0,
      lines: [
        { productId: 701, quantity: 3 },
        { productId: 705, quantity: 2 },
      ],
    },
  ]);
  const { goods, packaging, freight, off, total } = shown.sums;
  expect(goods + packaging + freight - off).toBe(total);
  expect(goods).toBe(3 * 1980 + 2 * 6800);
  const answer = await browser.send(submit, await submission(browser, [701, 705]));
  expect(answer).toMatchObject({
    total,
    isPaid: false,
    heldUntil: instantOf(server.clock.now() + 30 * MINUTE),
  });
  const payment = await browser.send(getPayment, { paymentSN: answer.paymentSN });
  expect(payment).toMatchObject({
    amount: total,
    subjects: [{ productId: 701 }, { productId: 705 }],
  });
  expect((await browser.send(getCart, {})).lines.map((line) => line.productId)).toEqual([802]);
  await browser.send(payByBalance, { paymentSN: answer.paymentSN });
  expect((await ordersOf(id)).map(({ status }) => status)).toEqual([
    orderStatus.approvedOrdered,
    orderStatus.approvedOrdered,
  ]);
});

test('without an address there are goods and a sum, and no carrier yet', async () => {
  const { browser } = await enter(server);
  await browser.send(mergeCart, { lines: [wish(701, 1)] });
  expect(await browser.send(prepareSubmit, { productIds: [701] })).toMatchObject({
    consignments: [{ factory: null, carrier: null, carriers: [], arrives: null }],
    sums: { goods: 1980, freight: 0 },
  });
  expect(await browser.refused(prepareSubmit, { productIds: [702] })).toMatchObject({
    errCode: errCode.wrongState,
    message: '没有要结算的商品',
  });
});

test('the chosen carrier takes all of its consignment, and the sum follows', async () => {
  const { browser, id } = await enter(server);
  await browser.send(mergeCart, { lines: [wish(701, 1), wish(705, 1)] });
  const way = { productIds: [701, 705], province: RECEIVER.province };
  const shown = await browser.send(prepareSubmit, way);
  const other = shown.consignments[0]?.carriers.find(
    ({ code, unavailable }) => unavailable === null && code === 'shunfeng',
  );
  const ways = [{ productId: 705, carrier: 'shunfeng' }];
  const changed = await browser.send(prepareSubmit, { ...way, ways });
  expect(changed.consignments[0]?.carrier).toBe('shunfeng');
  expect(changed.sums.freight).toBe(other?.fee);
  await browser.send(submit, await submission(browser, [701, 705], { ways }));
  expect((await ordersOf(id)).map(({ carrier }) => carrier)).toEqual(['shunfeng', 'shunfeng']);
});

test('a coupon, free samples and a red packet are taken off once, by the engine of the confirmation', async () => {
  const { browser, id } = await enter(server, { vipLevel: 6 });
  await giveAsset(db, id, assetKind.freeSampleQuota, 4);
  await giveAsset(db, id, assetKind.cashRedPacket, 500);
  const couponId = await addCoupon(db, id, { kind: couponKind.order, amount: 1000 });
  await browser.send(mergeCart, { lines: [wish(901, 3), wish(902, 2), wish(705, 2)] });
  const ids = [705, 901, 902];
  const choice = { couponId, freeSamples: 9, redPacketSum: 10_000 };
  const plain = await browser.send(prepareSubmit, { productIds: ids, province: '上海市' });
  const shown = await browser.send(prepareSubmit, {
    productIds: ids,
    province: '上海市',
    ...choice,
  });
  expect(shown.used).toEqual({
    couponId,
    freightCouponId: null,
    freeSamples: 4,
    redPacketSum: 500,
  });
  expect(plain.sums.total - shown.sums.total).toBe(1000 + 3 * 3900 + 5900 + 500);
  expect(shown.offers[0]).toMatchObject({ coupon: { id: couponId }, saves: 1000 });
  await browser.send(submit, await submission(browser, ids, choice));
  const account = await db
    .selectFrom('accounts')
    .select(['sample_quota', 'red_packet'])
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(account).toEqual({ sample_quota: 0, red_packet: 0 });
});

test('the price is opened order by order, down to what is taken off', async () => {
  const { browser, id } = await enter(server, { vipLevel: 1 });
  await giveAsset(db, id, assetKind.cashRedPacket, 500);
  await browser.send(mergeCart, { lines: [wish(701, 3), wish(901, 2)] });
  const asked = { productIds: [701, 901], province: RECEIVER.province, redPacketSum: 500 };
  expect((await browser.send(prepareSubmit, asked)).log).toBeUndefined();
  const { log, sums } = await browser.send(prepareSubmit, { ...asked, explained: true });
  const { total, lines } = expectWorkedOut(log);
  expect(total).toBe(sums.total);
  expect(lines.filter(({ depth }) => depth === 0).map(({ id: line }) => line)).toEqual([
    'order.701',
    'order.901',
  ]);
  expect(lines.filter(({ id: line }) => line.endsWith('redPacket'))).not.toEqual([]);
  const alone = { ...asked, productIds: [701], explained: true };
  const one = await browser.send(prepareSubmit, alone);
  expect(expectWorkedOut(one.log).lines[0]?.id).toBe('goods');
});

test('the most that red packets take off follows what free samples leave of the goods', async () => {
  const { browser, id } = await enter(server, { vipLevel: 6 });
  await giveAsset(db, id, assetKind.freeSampleQuota, 1);
  await giveAsset(db, id, assetKind.cashRedPacket, 5_000);
  await browser.send(mergeCart, { lines: [wish(901, 1), wish(701, 1)] });
  const shown = (choice: Partial<InputOf<typeof prepareSubmit>>) =>
    browser.send(prepareSubmit, { productIds: [701, 901], province: '上海市', ...choice });
  expect(await shown({})).toMatchObject({
    have: { samples: 1, redPacket: 5_000 },
    most: { samples: 1, redPacket: 594 + 1_170 },
  });
  expect(await shown({ freeSamples: 1 })).toMatchObject({ most: { samples: 1, redPacket: 594 } });
  // Whoever asks for all of it gets what there is room for, whatever else is taken later.
  expect(await shown({ redPacketSum: 5_000 })).toMatchObject({ used: { redPacketSum: 1_764 } });
  expect(await shown({ redPacketSum: 5_000, freeSamples: 1 })).toMatchObject({
    used: { redPacketSum: 594, freeSamples: 1 },
  });
});

test('unpaid for 30 minutes the orders are cancelled, the shelf is full again, and so is the cart', async () => {
  const { browser, id } = await enter(server);
  // What others left unpaid lapses first.
  await expireUnpaid(db, instantOf(server.clock.now() + 31 * MINUTE));
  const before = [await shelfOf(db, 701), await shelfOf(db, 705)];
  await browser.send(mergeCart, { lines: [wish(701, 3), wish(705, 2)] });
  const { paymentSN } = await browser.send(submit, await submission(browser, [701, 705]));
  await browser.send(mergeCart, { lines: [wish(701, 1)] });
  server.clock.advance(30 * MINUTE);
  await expireUnpaid(db, instantOf(server.clock.now()));
  expect((await ordersOf(id)).map(({ status }) => status)).toEqual([0, 0]);
  expect([await shelfOf(db, 701), await shelfOf(db, 705)]).toEqual(before);
  const { lines } = await browser.send(getCart, {});
  expect(lines.map(({ productId, quantity }) => [productId, quantity]).toSorted()).toEqual([
    [701, 4],
    [705, 2],
  ]);
  expect(await backTo(browser, paymentSN), 'the cashier says where they are').toEqual([
    ['expired', 'cart'],
    ['expired', 'cart'],
  ]);
  const { items } = await browser.send(getSiteMessages, {});
  expect(items.map(({ kind }) => kind)).toEqual(['unpaidOver', 'unpaidOver']);
  expect(items[0]?.text.message).toContain(
    '30 分钟内没有付款，已自动取消；商品已放回下单账号的购物车，可重新结算。',
  );
  server.clock.advance(-30 * MINUTE);
});

test('a colleague at the cashier is not sent to the cart of another login', async () => {
  const master = await enter(server);
  const buyer = await enter(server, { parent: master, roles: subAccountRole.ordering });
  await buyer.browser.send(mergeCart, { lines: [wish(701, 2)] });
  const { paymentSN } = await buyer.browser.send(submit, await submission(buyer.browser, [701]));
  expect(await backTo(buyer.browser, paymentSN)).toEqual([['pending', 'cart']]);
  expect(await backTo(master.browser, paymentSN)).toEqual([['pending', 'shelf']]);
});

test('what is short is named with what is left; nothing stands, and the cart is as it was', async () => {
  const { browser, id } = await enter(server);
  await browser.send(mergeCart, { lines: [wish(701, 1), wish(703, 4), wish(704, 2)] });
  const input = await submission(browser, [701, 703, 704]);
  const full = await shelfOf(db, 703);
  await countShelf(db, 703, 2);
  expect(await browser.refused(submit, input)).toMatchObject({
    errCode: errCode.stockTooLow,
    data: { short: [{ productId: 703, left: 2 }] },
  });
  expect(await ordersOf(id)).toEqual([]);
  expect((await browser.send(getCart, {})).lines).toHaveLength(3);
  await countShelf(db, 703, full.available);
});

test('a cart that another window changed, and a sum that moved, are refused', async () => {
  const { browser, id } = await enter(server);
  const { version } = await browser.send(mergeCart, { lines: [wish(701, 1)] });
  const input = await submission(browser, [701]);
  expect(
    await browser.refused(submit, { ...input, expectedTotal: input.expectedTotal - 1 }),
  ).toMatchObject({ errCode: errCode.priceMoved });
  await browser.send(setCartLine, { ...wish(701, 2), version });
  expect(await browser.refused(submit, input)).toMatchObject({ errCode: errCode.cartMoved });
  expect(await ordersOf(id)).toEqual([]);
});

test('nothing to pay is paid at once', async () => {
  const { browser, id } = await enter(server);
  const couponId = await addCoupon(db, id, { kind: couponKind.order, amount: 10_000 });
  const freightCouponId = await addCoupon(db, id, { kind: couponKind.freight, amount: 10_000 });
  await browser.send(mergeCart, { lines: [wish(704, 1)] });
  const input = await submission(browser, [704], { couponId, freightCouponId });
  expect(input.expectedTotal).toBe(0);
  expect(await browser.send(submit, input)).toMatchObject({ total: 0, isPaid: true });
  expect((await ordersOf(id)).map(({ status }) => status)).toEqual([orderStatus.approvedOrdered]);
});

test('one cart submitted from many windows at once, and many carts for the last pieces: each piece once', async () => {
  await countShelf(db, 902, 5);
  await countShelf(db, 903, 5);
  const buyers = await Promise.all(
    Array.from({ length: server.kind === 'server' ? 40 : 6 }, async () => {
      const { browser, id } = await enter(server);
      await browser.send(mergeCart, { lines: [wish(902, 1), wish(903, 1)] });
      return { browser, id, input: await submission(browser, [902, 903]) };
    }),
  );
  const outcomes = await Promise.all(
    buyers.flatMap(({ browser, input }) =>
      [1, 2].map(() =>
        browser.send(submit, input).then(
          () => 0,
          (error: unknown) => {
            if (!(error instanceof CallError) || error.status !== 200) throw error;
            return error.errCode;
          },
        ),
      ),
    ),
  );
  expect(outcomes.filter((one) => one === 0)).toHaveLength(5);
  expect(
    outcomes.every((one) => one === 0 || one === errCode.cartMoved || one === errCode.stockTooLow),
  ).toBe(true);
  expect((await shelfOf(db, 902)).available).toBe(0);
  expect((await shelfOf(db, 903)).available).toBe(0);
});

test('bought at once it is exactly so many, and the cart is not touched, paid or not', async () => {
  const { browser, id } = await enter(server, { balance: 1_000_000 });
  const before = await browser.send(mergeCart, { lines: [wish(701, 2)] });
  const direct = wish(701, 4);
  const input = await submission(browser, [701], { direct });
  // Another window changes the cart meanwhile: it is none of this purchase's business.
  await browser.send(setCartLine, { ...wish(701, 3), version: before.version });
  const { paymentSN } = await browser.send(submit, input);
  const linesNow = async () =>
    (await browser.send(getCart, {})).lines.map(({ productId, quantity }) => [productId, quantity]);
  expect(await linesNow()).toEqual([[701, 3]]);
  expect((await ordersOf(id))[0]?.configuration.quantity).toBe(4);
  const { subjects } = await browser.send(getPayment, { paymentSN });
  expect(subjects).toMatchObject([{ goods: 'shelf' }]);
  server.clock.advance(31 * MINUTE);
  await expireUnpaid(db, instantOf(server.clock.now()));
  expect(await linesNow(), 'what was never in the cart does not come into it').toEqual([[701, 3]]);
});

test('bought at once it is no more than one order takes, and no more than there is', async () => {
  const { browser } = await enter(server);
  const sample = await browser.refused(prepareSubmit, { productIds: [901], direct: wish(901, 6) });
  expect(sample).toMatchObject({ errCode: errCode.stockTooLow, data: { left: 5 } });
  await countShelf(db, 705, 2);
  const shown = await browser.send(prepareSubmit, { productIds: [705], direct: wish(705, 3) });
  expect(shown.short).toEqual([{ productId: 705, left: 2 }]);
});
