/** One order to several addresses: the quantities add up, freight is that of each drop, and settled to the fen. */
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderDetail, getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { getMultipleDelivery, setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import type { DropInput } from '@banxin/contract/calls/order/drops.schemas';
import { getOrders } from '@banxin/contract/calls/order/list';
import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { orderActions, orderChart } from '@banxin/contract/lifecycles/order';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import {
  balanceOf,
  confirmed,
  enter,
  FAR,
  paid,
  place,
  RECEIVER,
  rowOf,
  standAt,
} from '../order/order.testkit.ts';
import { far, JOB, near, split, splitting } from './drops.testkit.ts';

const server = await createTestServer();
const { db } = server;
const master = await enter(server, { balance: 10_000_000, orderNotifySum: 1_000_000 });
const { browser, id } = master;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const read = (orderId: number, by: Browser = browser) => by.send(getMultipleDelivery, { orderId });

test('an order to one address is its own first drop', async () => {
  const order = await paid(browser, JOB);
  const { drops, quantity, refusal } = await read(order.orderId);
  expect({ quantity, refusal }).toEqual({ quantity: 10, refusal: null });
  expect(drops).toMatchObject([{ position: 1, receiver: RECEIVER, quantity: 10 }]);
});

describe('a paid order', () => {
  test('to two addresses: each has its freight, the difference is taken under a payment of its own', async () => {
    const order = await paid(browser, JOB);
    const before = await balanceOf(db, id);
    const { difference: more, balanceAfter } = await split(browser, order, [near(6), far(4)]);
    expect(more).toBeGreaterThan(0);
    expect(balanceAfter).toBe(before - more);
    expect(await balanceOf(db, id)).toBe(before - more);
    const { drops } = await read(order.orderId);
    expect(drops).toMatchObject([
      { position: 1, receiver: RECEIVER, quantity: 6 },
      { position: 2, receiver: FAR, quantity: 4 },
    ]);
    const detail = await browser.send(getOrderDetail, { ordersn: order.orderSN });
    const freight = detail.quote?.lines.find((line) => line.id === 'freight');
    expect(freight?.children?.map(({ amount }) => amount)).toEqual(drops.map((one) => one.freight));
    expect(freight?.amount).toBe(drops.reduce((sum, one) => sum + (one.freight ?? 0), 0));
    expect(detail).toMatchObject({
      total: order.total + more,
      paid: order.total + more,
      isMultiSite: true,
    });
    expect(detail.timeline.at(-1)).toMatchObject({
      event: 'SPLIT_DELIVERY',
      note: { message: '改为寄往 2 个地址' },
    });
    expect(await browser.send(getOrderPaymentRecords, { orderId: order.orderId })).toMatchObject([
      { amount: more, status: 'paid' },
      { amount: order.total, status: 'paid' },
    ]);
  });

  test('brought together again: what was more goes back, and it is an ordinary order', async () => {
    const order = await paid(browser, JOB);
    const before = await balanceOf(db, id);
    const { difference: more } = await split(browser, order, [near(6), far(4)]);
    const { difference: less } = await split(browser, order, [near(10)]);
    expect(less).toBe(-more);
    expect(await balanceOf(db, id)).toBe(before);
    expect(await browser.send(getOrderRefunds, { orderId: order.orderId })).toMatchObject([
      { amount: more },
    ]);
    expect(orderFlag.has((await rowOf(db, order.orderSN)).flags, orderFlag.multiSiteShipping)).toBe(
      false,
    );
    expect((await read(order.orderId)).drops).toHaveLength(1);
  });

  test('that is cancelled afterwards gives back all that was paid for it, once', async () => {
    const start = await balanceOf(db, id);
    const order = await paid(browser, JOB);
    await split(browser, order, [near(5), far(5)]);
    await browser.send(cancelOrder, { orderSN: order.orderSN });
    expect(await balanceOf(db, id)).toBe(start);
  });

  test('of a balance that is too low stays as it was, and says what is missing', async () => {
    const order = await paid(browser, JOB);
    const input = await splitting(browser, order, [near(1), far(9)]);
    const held = await balanceOf(db, id);
    await db.updateTable('accounts').set({ balance: 0 }).where('customer_id', '=', id).execute();
    const row = await rowOf(db, order.orderSN);
    const refusal = await browser.refused(setMultipleDelivery, input);
    expect(refusal).toMatchObject({
      errCode: errCode.balanceTooLow,
      data: { balance: 0, missing: input.expectedDifference },
    });
    expect(await rowOf(db, order.orderSN)).toEqual(row);
    await db.updateTable('accounts').set({ balance: held }).where('customer_id', '=', id).execute();
  });

  test('may be split by an ordering sub-account only as far as it may pay', async () => {
    const order = await paid(browser, JOB);
    const input = await splitting(browser, order, [near(5), far(5)]);
    for (const limit of [input.expectedDifference - 1, input.expectedDifference]) {
      await db
        .updateTable('customers')
        .set({ order_notify_sum: limit })
        .where('id', '=', id)
        .execute();
      const sub = await enter(server, { parent: master, roles: subAccountRole.ordering });
      const ended = await outcome(sub.browser.send(setMultipleDelivery, input));
      expect(ended).toBe(limit < input.expectedDifference ? errCode.forbidden : 'done');
    }
  });
});

test('an unpaid order gets its new price; the payment that was open for the old one ends', async () => {
  const order = await confirmed(browser, JOB);
  const before = await balanceOf(db, id);
  const { difference: more, balanceAfter } = await split(browser, order, [near(5), far(5)]);
  expect(balanceAfter).toBeNull();
  expect(await balanceOf(db, id)).toBe(before);
  expect((await browser.send(getPayment, { paymentSN: order.paymentSN })).status).toBe('cancelled');
  const detail = await browser.send(getOrderDetail, { ordersn: order.orderSN });
  expect(detail).toMatchObject({ total: order.total + more, paymentSN: null });
});

test('an order that nobody submitted yet takes its addresses afterwards', async () => {
  const { orderId } = await place(browser, JOB);
  const refusal = await browser.refused(getMultipleDelivery, { orderId });
  expect(refusal).toMatchObject({ errCode: errCode.wrongState, message: '请先确认订单' });
});

describe('is refused, and nothing changes', () => {
  test.each([
    ['too many pieces', [near(6), far(5)], 'drops'],
    ['too few', [near(6), far(3)], 'drops'],
    [
      'a province that there is not',
      [near(6), { receiver: { ...FAR, province: '火星' }, quantity: 4 }],
      'drops.1.receiver.province',
    ],
    [
      'a carrier that does not go there',
      [near(6), { ...far(4), carrier: 'van' }],
      'drops.1.carrier',
    ],
    [
      'a phone that is none',
      [{ receiver: { ...RECEIVER, mobilePhone: '12' }, quantity: 6 }, far(4)],
      'drops.0.receiver.mobilePhone',
    ],
    ['nothing for a drop', [near(10), far(0)], 'drops.1.quantity'],
  ] as [string, DropInput[], string][])('%s, at its drop and field', async (_, drops, field) => {
    const order = await paid(browser, JOB);
    const { version } = await read(order.orderId);
    const row = await rowOf(db, order.orderSN);
    const input = { orderSN: order.orderSN, version, drops, expectedDifference: 0 };
    const refusal = await browser.refused(setMultipleDelivery, input);
    expect(refusal.errCode).toBe(errCode.invalidInput);
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    expect(await rowOf(db, order.orderSN)).toEqual(row);
  });

  test('another difference than was seen, with the one of this moment', async () => {
    const order = await paid(browser, JOB);
    const input = await splitting(browser, order, [near(6), far(4)]);
    const wrong = { ...input, expectedDifference: input.expectedDifference - 1 };
    const refusal = await browser.refused(setMultipleDelivery, wrong);
    expect(refusal).toMatchObject({
      errCode: errCode.priceMoved,
      data: { difference: input.expectedDifference },
    });
  });

  test('an order that was paid since it was looked at: the difference would move money', async () => {
    const order = await confirmed(browser, JOB);
    const input = await splitting(browser, order, [near(6), far(4)]);
    await browser.send(payByBalance, { paymentSN: order.paymentSN });
    const refusal = await browser.refused(setMultipleDelivery, input);
    expect(refusal).toMatchObject({
      errCode: errCode.wrongState,
      message: '订单在别处有变动，请核对后再提交',
    });
  });

  test('of another customer nothing is told', async () => {
    const order = await paid(browser, JOB);
    const input = await splitting(browser, order, [near(6), far(4)]);
    const other = await enter(server, { balance: 1_000_000 });
    for (const refusal of [
      await other.browser.refused(getMultipleDelivery, { orderId: order.orderId }),
      await other.browser.refused(setMultipleDelivery, input),
    ]) {
      expect(refusal.errCode).toBe(errCode.notFound);
    }
  });
});

test('it may be split exactly until it is made, and is offered exactly then', async () => {
  const open: readonly number[] = orderActions.splitDelivery.states;
  for (const status of orderChart.states.filter((one) => one !== s.deleted)) {
    const order = await paid(browser, JOB);
    await standAt(db, order.orderSN, status);
    const { actions } = await browser.send(getOrderDetail, { ordersn: order.orderSN });
    const isOffered = actions.some(({ event, allowed }) => event === 'splitDelivery' && allowed);
    expect(isOffered).toBe(open.includes(status));
    expect((await read(order.orderId)).refusal === null).toBe(open.includes(status));
    const input = await splitting(browser, order, [near(6), far(4)]);
    const ended = await outcome(browser.send(setMultipleDelivery, input));
    expect(ended).toBe(open.includes(status) ? 'done' : errCode.wrongState);
  }
});

test('whose address may change alone no more, and whose phones look it up', async () => {
  const order = await paid(browser, JOB);
  await split(browser, order, [near(6), far(4)]);
  const { orderSN } = order;
  const moved = { orderSN, receiver: FAR, expectedDifference: 0 };
  const refusal = await browser.refused(updateOrderDeliveryAddress, moved);
  expect(refusal.message).toBe('这张订单寄往多个地址，请在“多地址收货”里修改');
  const { actions } = await browser.send(getOrderDetail, { ordersn: orderSN });
  expect(actions.find(({ event }) => event === 'changeAddress')?.reason?.message).toBe(
    refusal.message,
  );
  await standAt(db, orderSN, s.stored);
  const late = await browser.refused(updateOrderDeliveryAddress, moved);
  expect(late.message).toBe('订单待发货，收货地址不能再拆分或修改；请联系客服');
  await standAt(db, orderSN, s.approvedOrdered);
  const visitor = server.browser();
  const look = (phoneTail: string) => visitor.send(lookUpOrder, { orderSN, phoneTail } as never);
  await expect(look('9999')).resolves.toBeDefined();
  await expect(look('1234')).resolves.toBeDefined();
  await split(browser, order, [near(10)]);
  await expect(look('9999')).rejects.toMatchObject({ errCode: errCode.notFound });
});

test('words find it by each of its receivers, until it goes to one again', async () => {
  const order = await paid(browser, JOB);
  const found = async (keyword: string) =>
    (await browser.send(getOrders, { keyword })).items.map(({ orderSN }) => orderSN);
  const receiver = { ...FAR, consignee: '石河子门市' };
  await split(browser, order, [near(6), { receiver, quantity: 4 }]);
  expect(await found('石河子门市')).toEqual([order.orderSN]);
  await split(browser, order, [near(10)]);
  expect(await found('石河子门市')).toEqual([]);
});

test('all of it leaves one factory, so that the parts arrive by the road from there', async () => {
  const order = await paid(browser, JOB);
  await split(browser, order, [near(6), far(4)]);
  await standAt(db, order.orderSN, s.approvedOrdered);
  const { promise } = await browser.send(getOrderDetail, { ordersn: order.orderSN });
  const { factory } = await rowOf(db, order.orderSN);
  expect(promise?.factory).toBe(factory);
  const roads = await db
    .selectFrom('order_drops')
    .select('transit_days')
    .where('order_id', '=', order.orderId)
    .execute();
  expect(promise?.transitDays).toBe(Math.max(...roads.map((row) => row.transit_days)));
});

test('a server of before that would move it to one address changes nothing', async () => {
  const order = await paid(browser, JOB);
  await split(browser, order, [near(6), far(4)]);
  const move = db
    .updateTable('orders')
    .set({ receiver: JSON.stringify({ ...FAR, consignee: '别处' }) })
    .where('order_sn', '=', order.orderSN)
    .execute();
  await expect(move).rejects.toMatchObject({ constraint: 'order_drops_add_up' });
});
