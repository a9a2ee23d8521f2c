/** Where a submitted order goes can change until it is in store; what that costs is said, and settled to the fen. */
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderDetail, getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { getPayment } from '@banxin/contract/calls/payment/payment';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { orderActions, orderChart } from '@banxin/contract/lifecycles/order';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import {
  balanceOf,
  confirmed,
  enter,
  FAR,
  freightTo,
  paid,
  place,
  RECEIVER,
  rowOf,
  standAt,
} from '../order/order.testkit.ts';
import { lockOrder } from '../order/order.ts';
import { advance } from '../order/status.ts';
import { move } from './drops.testkit.ts';

const server = await createTestServer();
const { db, clock } = server;
const master = await enter(server, { balance: 10_000_000, orderNotifySum: 1_000_000 });
const { browser, id } = master;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

describe('an unpaid order', () => {
  test('gets its new price; the payment that was open for the old one ends, nothing is booked', async () => {
    const { orderSN, paymentSN, total } = await confirmed(browser);
    const before = await balanceOf(db, id);
    const moved = await move(browser, orderSN);
    expect(moved.difference).toBeGreaterThan(0);
    expect(moved.balanceAfter).toBeNull();
    const order = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(order).toMatchObject({
      total: total + moved.difference,
      quote: { total: total + moved.difference },
      receiver: { consignee: '天山分店', province: '新疆维吾尔自治区' },
      paymentSN: null,
    });
    expect((await browser.send(getPayment, { paymentSN })).status).toBe('cancelled');
    expect(await balanceOf(db, id)).toBe(before);
  });

  test('that nobody submitted yet takes its address when it is submitted', async () => {
    const { orderSN } = await place(browser);
    const input = { orderSN, receiver: FAR, expectedDifference: 0 };
    const refusal = await browser.refused(updateOrderDeliveryAddress, input);
    expect(refusal).toMatchObject({ errCode: errCode.wrongState, message: '请先确认订单' });
  });
});

describe('a paid order', () => {
  test('further away: the difference is taken from the balance under a payment of its own', async () => {
    const { orderId, orderSN, total } = await paid(browser);
    const before = await balanceOf(db, id);
    const { difference: more, balanceAfter } = await move(browser, orderSN);
    expect(more).toBeGreaterThan(0);
    expect(await balanceOf(db, id)).toBe(before - more);
    expect(balanceAfter).toBe(before - more);
    expect(await browser.send(getOrderDetail, { ordersn: orderSN })).toMatchObject({
      total: total + more,
      paid: total + more,
    });
    expect(await browser.send(getOrderPaymentRecords, { orderId })).toMatchObject([
      { amount: more, status: 'paid' },
      { amount: total, status: 'paid' },
    ]);
  });

  test('and back again: what was more goes back, and stands with the refunds', async () => {
    const { orderId, orderSN, total } = await paid(browser);
    const before = await balanceOf(db, id);
    const { difference: more } = await move(browser, orderSN);
    const { difference: less } = await move(browser, orderSN, RECEIVER);
    expect(less).toBe(-more);
    expect(await balanceOf(db, id)).toBe(before);
    expect(await browser.send(getOrderDetail, { ordersn: orderSN })).toMatchObject({ total });
    expect(await browser.send(getOrderRefunds, { orderId })).toMatchObject([{ amount: more }]);
  });

  test('that is cancelled afterwards gives back all that was paid for it, once', async () => {
    const start = await balanceOf(db, id);
    const { orderSN } = await paid(browser);
    await move(browser, orderSN);
    await move(browser, orderSN, { ...FAR, province: '甘肃省', city: '兰州市' });
    await browser.send(cancelOrder, { orderSN });
    expect(await balanceOf(db, id)).toBe(start);
  });

  test('of a balance that is too low stays where it goes, and says what is missing', async () => {
    const poor = await enter(server, { balance: 0 });
    const { orderSN } = await confirmed(poor.browser);
    await standAt(db, orderSN, s.approvedOrdered);
    await db
      .updateTable('orders')
      .set({ paid_at: instantOf(clock.now()) })
      .where('order_sn', '=', orderSN)
      .execute();
    const row = await rowOf(db, orderSN);
    const more = await freightTo(poor.browser, orderSN, FAR.province);
    const refusal = await poor.browser.refused(updateOrderDeliveryAddress, {
      orderSN,
      receiver: FAR,
      expectedDifference: more,
    });
    expect(refusal).toMatchObject({
      errCode: errCode.balanceTooLow,
      data: { balance: 0, amount: more, missing: more },
    });
    expect(await rowOf(db, orderSN)).toEqual(row);
    // As it stood before the test paid nothing for it.
    await standAt(db, orderSN, s.registered);
    await db.updateTable('orders').set({ paid_at: null }).where('order_sn', '=', orderSN).execute();
  });

  test('is refused with the difference of this moment when another was seen', async () => {
    const { orderSN } = await paid(browser);
    const more = await freightTo(browser, orderSN, FAR.province);
    const input = { orderSN, receiver: FAR, expectedDifference: more - 1 };
    const refusal = await browser.refused(updateOrderDeliveryAddress, input);
    expect(refusal).toMatchObject({ errCode: errCode.priceMoved, data: { difference: more } });
  });

  test('may be moved by an ordering sub-account only as far as it may pay', async () => {
    const { orderSN } = await paid(browser);
    const more = await freightTo(browser, orderSN, FAR.province);
    const limits = [more - 1, more];
    for (const limit of limits) {
      await db
        .updateTable('customers')
        .set({ order_notify_sum: limit })
        .where('id', '=', id)
        .execute();
      const sub = await enter(server, { parent: master, roles: subAccountRole.ordering });
      const input = { orderSN, receiver: FAR, expectedDifference: more };
      const ended = await outcome(sub.browser.send(updateOrderDeliveryAddress, input));
      expect(ended).toBe(limit < more ? errCode.forbidden : 'done');
    }
  });

  test('keeps its day of sending; the day of arrival follows the road', async () => {
    const file = await upload(server, browser, FIXTURES['card-with-bleed']());
    const { orderSN } = await paid(browser, { fileIds: [file] });
    const before = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(before.promise?.shipDate).not.toBeNull();
    await standAt(db, orderSN, s.workOrderOpened);
    const [way] = (
      await browser.send(calcExpressSum, { orderSN, drops: [{ province: FAR.province }] })
    ).ways;
    await move(browser, orderSN);
    const after = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(after.promise).toMatchObject({
      shipDate: before.promise?.shipDate,
      factory: before.promise?.factory,
      arriveDate: way?.arriveDate,
    });
    expect((after.promise?.arriveDate ?? '') > (before.promise?.arriveDate ?? '')).toBe(true);
  });
});

test('the address may change exactly until the goods are in store, and is offered exactly then', async () => {
  const open: readonly number[] = orderActions.changeAddress.states;
  for (const status of orderChart.states.filter((one) => one !== s.deleted)) {
    const { orderSN } = await paid(browser);
    await standAt(db, orderSN, status);
    const { actions } = await browser.send(getOrderDetail, { ordersn: orderSN });
    const offer = actions.find(({ event }) => event === 'changeAddress');
    expect(offer?.allowed ?? false).toBe(open.includes(status));
    if (open.includes(status)) {
      await move(browser, orderSN);
      const { flags } = await rowOf(db, orderSN);
      expect(orderFlag.has(flags, orderFlag.addressChange)).toBe(true);
      continue;
    }
    const input = { orderSN, receiver: FAR, expectedDifference: 0 };
    const refusal = await browser.refused(updateOrderDeliveryAddress, input);
    expect(refusal.errCode).toBe(errCode.wrongState);
    if (offer) expect(offer.reason?.message).toBe(refusal.message);
  }
});

test('another name at the same place costs nothing, the same again changes nothing', async () => {
  const { orderSN } = await paid(browser);
  const receiver = { ...RECEIVER, consignee: '王女士', mobilePhone: '13900005678' };
  expect((await move(browser, orderSN, receiver)).difference).toBe(0);
  const { version } = await rowOf(db, orderSN);
  await move(browser, orderSN, receiver);
  expect((await rowOf(db, orderSN)).version).toBe(version);
  const { timeline } = await browser.send(getOrderDetail, { ordersn: orderSN });
  expect(timeline.at(-1)).toMatchObject({
    event: 'ADDRESS_CHANGE',
    note: { message: '上海市，收货人或门牌有改动' },
  });
});

test('who looks the order up gives the new receiver’s phone, no longer the old one’s', async () => {
  const { orderSN } = await paid(browser);
  await move(browser, orderSN);
  const visitor = server.browser();
  const look = (phoneTail: string) => visitor.send(lookUpOrder, { orderSN, phoneTail } as never);
  await expect(look('9999')).resolves.toBeDefined();
  await expect(look('1234')).rejects.toMatchObject({ errCode: errCode.notFound });
});

test('where no carrier of the choice goes is refused at the carrier', async () => {
  const { orderSN } = await paid(browser);
  const refusal = await browser.refused(updateOrderDeliveryAddress, {
    orderSN,
    receiver: FAR,
    carrier: 'van',
    expectedDifference: 0,
  });
  expect(refusal).toMatchObject({ errCode: errCode.invalidInput });
  expect(Object.keys(refusal.fields ?? {})).toEqual(['carrier']);
});

test('of another customer’s order nothing is told', async () => {
  const { orderSN } = await paid(browser);
  const other = await enter(server, { balance: 1_000_000 });
  const drops = [{ province: FAR.province }];
  const input = { orderSN, receiver: FAR, expectedDifference: 0 };
  for (const refusal of [
    await other.browser.refused(calcExpressSum, { orderSN, drops }),
    await other.browser.refused(updateOrderDeliveryAddress, input),
  ]) {
    expect(refusal.errCode).toBe(errCode.notFound);
  }
});

describe('at the same moment', () => {
  const rounds = Array.from({ length: server.kind === 'server' ? 5 : 1 }, (_, round) => [round]);

  test.each(rounds)('a label and a new address: one of them comes first (%i)', async () => {
    const { orderSN, total } = await paid(browser);
    await standAt(db, orderSN, s.stored);
    const expectedDifference = await freightTo(browser, orderSN, FAR.province);
    const label = transaction(db, async (tx) => {
      const order = await lockOrder(tx, id, orderSN);
      const at = instantOf(clock.now());
      return order && advance(tx, order, { event: 'LABEL', actor: 'staff', at });
    });
    const [moved] = await Promise.all([
      outcome(
        browser.send(updateOrderDeliveryAddress, { orderSN, receiver: FAR, expectedDifference }),
      ),
      label,
    ]);
    const order = await rowOf(db, orderSN);
    expect(order.status).toBe(s.shipping);
    expect([errCode.wrongState, 'done']).toContain(moved);
    expect(order.total).toBe(moved === 'done' ? total + expectedDifference : total);
  });

  test.each(rounds)('the same change by sixteen windows is paid for once (%i)', async () => {
    const { orderSN } = await paid(browser);
    const before = await balanceOf(db, id);
    const expectedDifference = await freightTo(browser, orderSN, FAR.province);
    const input = { orderSN, receiver: FAR, expectedDifference };
    const ended = await Promise.all(
      Array.from({ length: 16 }, () => outcome(browser.send(updateOrderDeliveryAddress, input))),
    );
    expect(new Set(ended)).toEqual(new Set(['done']));
    expect(await balanceOf(db, id)).toBe(before - expectedDifference);
  });
});
