/** Another address that costs more is paid at the cashier by every way, takes effect with the booking, or not at all. */
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { getOrders } from '@banxin/contract/calls/order/list';
import { closePayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { FREIGHT_WISH_HOURS } from '@banxin/contract/constants';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/harness.ts';
import { instantOf, nowOf } from '../../ports/clock.ts';
import { yuanText } from '../../ports/payChannel.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import {
  balanceOf,
  confirmed,
  enter,
  FAR,
  freightTo,
  paid,
  RECEIVER,
  rowOf,
} from '../order/order.testkit.ts';
import { far, JOB, move, near, splitting } from '../orderDelivery/drops.testkit.ts';
import { expireWishes } from './expireWishes.ts';
import { shown, unchangedOf, waiting, wishFor } from './freight.testkit.ts';
import { startRealChannels, tradeOf } from './realChannels.testkit.ts';
import { receiveTransfer } from './transfers.ts';

const { server, payAt, giveAllBack, sentBack, close } = await startRealChannels();
const { db, clock, services } = server;
const BALANCE = 10_000_000;
const { browser, id, name } = await enter(server, { balance: BALANCE, orderNotifySum: 1 });
afterAll(async () => {
  close();
  expect(await contradictions(db)).toEqual([]);
  expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
});

const WAYS = ['balance', 'alipay', 'wechat', 'bank'] as const;
type Way = (typeof WAYS)[number];

/** Pays it, and has a channel tell it three times. */
async function payBy(way: Way, paymentSN: string, payer: Browser = browser) {
  if (way === 'balance') return void (await payer.send(payByBalance, { paymentSN }));
  const { amount } = await payer.send(getPayment, { paymentSN });
  await payer.send(startChannel, { paymentSN, channel: way });
  const line = { remark: tradeOf(paymentSN, 'bank'), yuan: yuanText(amount), number: paymentSN };
  const tell =
    way === 'bank'
      ? () => receiveTransfer(services, line, nowOf(clock))
      : payAt(way, paymentSN, amount);
  for (let times = 0; times < 3; times += 1) await tell();
}

describe('a change that waits', () => {
  test('changes nothing yet; the cashier says which order, from where to where and why so much', async () => {
    const { orderSN, paymentSN, difference, total, orderId } = await waiting(browser);
    const before = await balanceOf(db, id);
    expect(await shown(browser, orderSN)).toMatchObject({
      total,
      paid: total,
      receiver: { province: RECEIVER.province },
      paymentSN: null,
      wish: { paymentSN, amount: difference, count: 1, receiver: { consignee: FAR.consignee } },
    });
    const payment = await browser.send(getPayment, { paymentSN });
    expect(payment).toMatchObject({ amount: difference, status: 'pending', topUp: null });
    const [subject] = payment.subjects;
    expect(subject).toMatchObject({
      kind: 'freight',
      orderSN,
      change: {
        from: { receiver: { province: RECEIVER.province }, count: 1 },
        to: { receiver: { province: FAR.province }, count: 1 },
      },
    });
    const { before: was = 0, after = 0 } = subject?.change ?? {};
    expect(after - was).toBe(difference);
    expect(await browser.send(getOrderPaymentRecords, { orderId })).toMatchObject([
      { paymentSN, part: 'freight', partLabel: { message: '运费差额' }, status: 'pending' },
      { part: 'order', partLabel: { message: '订单货款' }, status: 'paid' },
    ]);
    expect(await balanceOf(db, id)).toBe(before);
  });

  test.each(WAYS)('is made as it is paid by %s, once', async (way) => {
    const { orderSN, paymentSN, difference, total } = await waiting(browser);
    const listed = async () => (await browser.send(getOrders, { keyword: orderSN })).items[0];
    expect(await listed()).toMatchObject({ orderSN, addressWaits: true });
    const before = await balanceOf(db, id);
    await payBy(way, paymentSN);
    const after = await shown(browser, orderSN);
    expect(after).toMatchObject({
      total: total + difference,
      paid: total + difference,
      receiver: { consignee: FAR.consignee, province: FAR.province },
      status: s.ordered,
      wish: null,
    });
    expect(await listed()).not.toHaveProperty('addressWaits');
    expect(after.timeline.at(-1)).toMatchObject({ event: 'ADDRESS_CHANGE', actor: 'customer' });
    const { flags } = await rowOf(db, orderSN);
    expect(orderFlag.has(flags, orderFlag.addressChange)).toBe(true);
    expect(await balanceOf(db, id)).toBe(before - (way === 'balance' ? difference : 0));
    const booked = await db
      .selectFrom('ledger')
      .select('amount')
      .where('reference', '=', paymentSN)
      .execute();
    expect(booked.map(({ amount }) => Math.abs(amount))).toEqual([difference, difference]);
    if (way !== 'balance') {
      const refusal = await browser.refused(startChannel, { paymentSN, channel: way });
      expect(refusal.message).toBe(`订单 ${orderSN} 的运费差额已付，地址已修改`);
    }
  });

  test('of several addresses is made with all of them', async () => {
    const order = await paid(browser, JOB);
    const input = await splitting(browser, order, [near(6), far(4)]);
    const wish = { ...input, payFrom: 'cashier' as const };
    const { paymentSN, difference } = await browser.send(setMultipleDelivery, wish);
    expect(await shown(browser, order.orderSN)).toMatchObject({ isMultiSite: false, wish: {} });
    const { subjects } = await browser.send(getPayment, { paymentSN: paymentSN ?? '' });
    expect(subjects[0]?.change).toMatchObject({ from: { count: 1 }, to: { count: 2 } });
    await payBy('alipay', paymentSN ?? '');
    expect(await shown(browser, order.orderSN)).toMatchObject({
      isMultiSite: true,
      wish: null,
      paid: order.total + difference,
    });
    // The same again is there already.
    expect((await browser.send(setMultipleDelivery, wish)).paymentSN).toBeNull();
  });

  test('asked for again is the same payment; another wish, or another change, ends it', async () => {
    const { orderSN, paymentSN } = await waiting(browser);
    expect((await wishFor(browser, orderSN)).paymentSN).toBe(paymentSN);
    const tibet = { ...FAR, province: '西藏自治区', city: '拉萨市' };
    const other = await wishFor(browser, orderSN, tibet);
    expect(other.paymentSN).not.toBe(paymentSN);
    expect(await browser.send(getPayment, { paymentSN })).toMatchObject({ status: 'cancelled' });
    // From the balance at once: one press.
    await move(browser, orderSN);
    const ended = await browser.send(getPayment, { paymentSN: other.paymentSN ?? '' });
    expect(ended.status).toBe('cancelled');
    expect(await shown(browser, orderSN)).toMatchObject({ wish: null });
  });

  test('is dropped by whoever wants the address that it has, and by closing the payment', async () => {
    const { orderSN, paymentSN, total } = await waiting(browser);
    await browser.send(updateOrderDeliveryAddress, {
      orderSN,
      receiver: RECEIVER,
      expectedDifference: 0,
    });
    expect(await browser.send(getPayment, { paymentSN })).toMatchObject({ status: 'cancelled' });
    const again = await wishFor(browser, orderSN);
    await browser.send(closePayment, { paymentSN: again.paymentSN ?? '' });
    expect(await shown(browser, orderSN)).toMatchObject({ total, wish: null });
    const refusal = await browser.refused(payByBalance, { paymentSN: again.paymentSN ?? '' });
    expect(refusal.errCode).toBe(errCode.wrongState);
  });

  test('of an order that is not paid there is none: it changes at once, and is cancelled as ever', async () => {
    const { orderSN, paymentSN } = await confirmed(browser);
    expect(await wishFor(browser, orderSN)).toMatchObject({ paymentSN: null, balanceAfter: null });
    expect(await browser.send(getPayment, { paymentSN })).toMatchObject({ status: 'cancelled' });
    const { receiver, wish } = await shown(browser, orderSN);
    expect([receiver?.province, wish]).toEqual([FAR.province, null]);
    await browser.send(cancelOrder, { orderSN });
  });

  test('and costs less, changes at once: nothing is to be paid', async () => {
    const { orderSN } = await waiting(browser);
    await move(browser, orderSN);
    const less = await wishFor(browser, orderSN, RECEIVER);
    expect(less).toMatchObject({ paymentSN: null });
    expect(less.difference).toBeLessThan(0);
  });

  test('is asked for by who may not pay so much, and paid by who may; the log names who asked', async () => {
    const { orderSN } = await paid(browser);
    const parent = { id, name };
    const sub = await enter(server, { parent, roles: subAccountRole.ordering });
    const expectedDifference = await freightTo(sub.browser, orderSN, FAR.province);
    const input = { orderSN, receiver: FAR, expectedDifference };
    const refusal = await sub.browser.refused(updateOrderDeliveryAddress, input);
    expect(refusal.errCode).toBe(errCode.forbidden);
    const { paymentSN } = await wishFor(sub.browser, orderSN);
    const beyond = await sub.browser.refused(payByBalance, { paymentSN: paymentSN ?? '' });
    expect(beyond.errCode).toBe(errCode.forbidden);
    const design = await enter(server, { parent, roles: subAccountRole.design });
    expect((await shown(design.browser, orderSN)).wish).toMatchObject({ amount: null, count: 1 });
    await payBy('balance', paymentSN ?? '');
    const event = await db
      .selectFrom('status_events')
      .select('actor')
      .where('event', '=', 'ADDRESS_CHANGE')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event.actor).toBe(`customer:${sub.id}`);
  });
});

describe('a change that cannot be made any more', () => {
  test('because nobody paid in time, is dropped and told; money that comes later goes back', async () => {
    const { orderSN, paymentSN, difference, total } = await waiting(browser);
    await browser.send(startChannel, { paymentSN, channel: 'wechat' });
    const tell = payAt('wechat', paymentSN, difference);
    const { expiresAt } = await browser.send(getPayment, { paymentSN });
    expect(Date.parse(expiresAt) - clock.now()).toBe(FREIGHT_WISH_HOURS * 3_600_000);
    clock.advance(FREIGHT_WISH_HOURS * 3_600_000);
    try {
      const refusal = await browser.refused(payByBalance, { paymentSN });
      expect(refusal.message).toBe('付款单已过期，地址没有修改，请回到订单重新提交');
      expect(await expireWishes(db, nowOf(clock))).toBeGreaterThan(0);
      expect(await expireWishes(db, nowOf(clock))).toBe(0);
      expect(await shown(browser, orderSN)).toMatchObject({ total, wish: null });
      expect((await unchangedOf(db, id))[0]).toEqual(['addressKept', 'expired']);
    } finally {
      clock.advance(-FREIGHT_WISH_HOURS * 3_600_000);
    }
    await tell();
    await giveAllBack();
    expect(Object.values(sentBack('wechat', paymentSN))).toEqual([difference]);
    expect((await unchangedOf(db, id))[0]).toEqual(['freightReturned', 'over']);
    expect(await shown(browser, orderSN)).toMatchObject({ total, paid: total });
  });

  test('because its price has moved, takes no money and gives back what comes', async () => {
    const { orderSN, paymentSN, difference, total } = await waiting(browser);
    await browser.send(startChannel, { paymentSN, channel: 'alipay' });
    // By another price of the way that it has, the new one costs less more.
    const { quote } = await rowOf(db, orderSN);
    const { lines } = quote as QuoteSnapshot;
    const set = (more: number) => ({
      total: total + more,
      quote: JSON.stringify({
        ...(quote as QuoteSnapshot),
        total: total + more,
        lines: lines.map((line) =>
          line.id === 'freight' ? { ...line, amount: line.amount + more } : line,
        ),
      }),
    });
    const put = (more: number) =>
      db.updateTable('orders').set(set(more)).where('order_sn', '=', orderSN).execute();
    await put(100);
    const refusal = await browser.refused(payByBalance, { paymentSN });
    expect(refusal).toMatchObject({ errCode: errCode.priceMoved });
    await payAt('alipay', paymentSN, difference)();
    await giveAllBack();
    expect(Object.values(sentBack('alipay', paymentSN))).toEqual([difference]);
    expect((await unchangedOf(db, id))[0]).toEqual(['freightReturned', 'moved']);
    await put(0);
    expect(await shown(browser, orderSN)).toMatchObject({ total, paid: total, wish: null });
  });

  test('because the order was cancelled, gives back what comes and what was paid for the order', async () => {
    const before = await balanceOf(db, id);
    const { orderSN, paymentSN, difference } = await waiting(browser);
    await browser.send(startChannel, { paymentSN, channel: 'alipay' });
    const tell = payAt('alipay', paymentSN, difference);
    await browser.send(cancelOrder, { orderSN });
    await tell();
    await giveAllBack();
    expect(Object.values(sentBack('alipay', paymentSN))).toEqual([difference]);
    expect((await unchangedOf(db, id))[0]).toEqual(['freightReturned', 'tooLate']);
    expect(await balanceOf(db, id)).toBe(before);
    expect(await rowOf(db, orderSN)).toMatchObject({ status: s.cancelled });
  });

  test('paid before from the balance: the money of the channel goes back', async () => {
    const { orderSN, paymentSN, difference, total } = await waiting(browser);
    await browser.send(startChannel, { paymentSN, channel: 'wechat' });
    const tell = payAt('wechat', paymentSN, difference);
    await payBy('balance', paymentSN);
    await tell();
    await giveAllBack();
    expect(Object.values(sentBack('wechat', paymentSN))).toEqual([difference]);
    expect((await unchangedOf(db, id))[0]).toEqual(['freightReturned', 'paid']);
    expect(await shown(browser, orderSN)).toMatchObject({ paid: total + difference });
  });
});

describe('what was paid for freight', () => {
  test.each(['balance', 'alipay'] as const)(
    'by %s goes back with the cancelled order the way it came, and the refunds name it',
    async (way) => {
      const before = await balanceOf(db, id);
      const { orderSN, orderId, paymentSN, difference, total } = await waiting(browser);
      await payBy(way, paymentSN);
      await browser.send(cancelOrder, { orderSN });
      await giveAllBack();
      expect(await balanceOf(db, id)).toBe(before);
      if (way === 'alipay') {
        expect(Object.values(sentBack('alipay', paymentSN))).toEqual([difference]);
      }
      const refunds = await browser.send(getOrderRefunds, { orderId });
      const named = refunds.map(({ part, amount }) => [part, amount] as const);
      expect(named.toSorted()).toEqual([
        ['freight', difference],
        ['order', total],
      ]);
      const booked = await db
        .selectFrom('ledger')
        .select('reference')
        .where('customer_id', '=', id)
        .where('reference', 'like', `freight:${orderSN}:%`)
        .where('account', '=', 'customer')
        .execute();
      expect(booked).toHaveLength(way === 'balance' ? 1 : 0);
    },
  );

  test('goes back to the channel when the address comes nearer again, never more than was paid for it', async () => {
    const { orderSN, orderId, paymentSN, difference, total } = await waiting(browser);
    await payBy('wechat', paymentSN);
    await move(browser, orderSN, RECEIVER);
    await giveAllBack();
    expect(Object.values(sentBack('wechat', paymentSN))).toEqual([difference]);
    expect(await shown(browser, orderSN)).toMatchObject({ total, paid: total + difference });
    expect(await browser.send(getOrderRefunds, { orderId })).toMatchObject([
      { part: 'freight', partLabel: { message: '运费差额' }, amount: difference },
    ]);
    expect(await browser.send(getPayment, { paymentSN })).toMatchObject({ status: 'refunded' });
    await browser.send(cancelOrder, { orderSN });
    expect(await rowOf(db, orderSN)).toMatchObject({ refunded: total + difference });
  });
});

test('the job drops it too, at the instant that the cashier says', async () => {
  const { paymentSN } = await waiting(browser);
  const { expiresAt } = await browser.send(getPayment, { paymentSN });
  expect(await expireWishes(db, instantOf(Date.parse(expiresAt) - 1))).toBe(0);
  expect(await expireWishes(db, expiresAt)).toBeGreaterThan(0);
  expect(await browser.send(getPayment, { paymentSN })).toMatchObject({ status: 'expired' });
});
