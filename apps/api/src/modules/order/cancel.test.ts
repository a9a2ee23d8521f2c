/** Orders that end: cancelled by their customer, or by the clock. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { getOrderDetail, getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { inEnglish } from '@banxin/contract/refusals/english';
import { messageOf } from '@banxin/contract/refusals/row';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { jobs } from '../../registry.ts';
import { contradictions } from './contradictions.testkit.ts';
import { expireUnpaid } from './expire.ts';
import {
  balanceOf,
  confirmation,
  confirmed,
  enter,
  paid,
  place,
  rowOf,
  standAt,
} from './order.testkit.ts';

const server = await createTestServer();
const { db } = server;
const { browser, id } = await enter(server, { balance: 1_000_000 });
const HOUR = 3_600_000;
const later = (hours: number) => instantOf(msOf(SEED_NOW) + hours * HOUR);

afterAll(async () => expect(await contradictions(db)).toEqual([]));

const shown = (orderSN: string) => browser.send(getOrderDetail, { ordersn: orderSN });

describe('the customer cancels', () => {
  test('an unpaid order: its payment is closed, nothing is booked', async () => {
    const { orderId, orderSN, paymentSN } = await confirmed(browser);
    await browser.send(cancelOrder, { orderSN, reason: '改规格重下' });
    const order = await shown(orderSN);
    expect(order).toMatchObject({
      status: orderStatus.cancelled,
      tab: 'cancelled',
      hint: { message: '订单已取消，未产生费用' },
      paymentSN: null,
    });
    expect(order.timeline.at(-1)).toMatchObject({
      title: { message: '取消订单' },
      note: '改规格重下',
    });
    expect(await browser.send(getOrderPaymentRecords, { orderId })).toMatchObject([
      { status: 'cancelled', statusLabel: { message: '已取消' } },
    ]);
    const refusal = await browser.refused(payByBalance, { paymentSN });
    expect(refusal.errCode).toBe(errCode.wrongState);
    expect(await balanceOf(db, id)).toBe(1_000_000);
  });

  test('a paid order: the money is back on the balance, through the ledger', async () => {
    const { orderId, orderSN, total } = await paid(browser);
    expect(await balanceOf(db, id)).toBe(1_000_000 - total);
    await browser.send(cancelOrder, { orderSN });
    expect(await balanceOf(db, id)).toBe(1_000_000);
    expect(await shown(orderSN)).toMatchObject({
      paid: total,
      hint: { message: '订单已取消，款项已退回原付款方式' },
    });
    expect(await browser.send(getOrderPaymentRecords, { orderId })).toMatchObject([
      { status: 'refunded', statusLabel: { message: '已退款' }, amount: total },
    ]);
    const booked = await db
      .selectFrom('ledger')
      .select(['account', 'amount', 'balance_after'])
      .where('reference', '=', `cancel:${orderSN}`)
      .orderBy('account')
      .execute();
    expect(booked).toEqual([
      { account: 'customer', amount: total, balance_after: 1_000_000 },
      { account: 'sales', amount: -total, balance_after: null },
    ]);
  });

  test('an order that is not confirmed yet', async () => {
    const { orderSN } = await place(browser);
    await browser.send(cancelOrder, { orderSN });
    expect((await shown(orderSN)).status).toBe(orderStatus.cancelled);
  });

  test('exactly in the statuses of the chart', async () => {
    for (const status of orderChart.states.filter((state) => state !== orderStatus.deleted)) {
      const { orderSN } = await place(browser);
      await standAt(db, orderSN, status);
      const isOpen = orderChart.transitions.some(
        (arrow) => arrow.from === status && arrow.event === 'CANCEL' && arrow.actor === 'customer',
      );
      const offer = (await shown(orderSN)).actions.find(({ event }) => event === 'cancel');
      if (isOpen || status === orderStatus.cancelled) {
        expect(offer?.allowed).toBe(isOpen || undefined);
        await browser.send(cancelOrder, { orderSN });
        continue;
      }
      const refusal = await browser.refused(cancelOrder, { orderSN });
      expect(refusal.errCode).toBe(errCode.wrongState);
      // While it is made and on its way somebody may look for the button: it is there and says why not.
      const isUnderWay = status >= orderStatus.allocated && status <= orderStatus.inDelivery;
      expect(offer && { ...offer, reason: offer.reason?.message }).toEqual(
        isUnderWay ? { event: 'cancel', allowed: false, reason: refusal.message } : undefined,
      );
      expect((await rowOf(db, orderSN)).status).toBe(status);
    }
  });
});

test('history from before sentences had keys is shown as it was written', async () => {
  const { orderId, orderSN } = await confirmed(browser);
  await browser.send(cancelOrder, { orderSN });
  expect((await shown(orderSN)).timeline.at(-1)?.note).toEqual(messageOf(note.cancelledByCustomer));
  await db
    .updateTable('status_events')
    .set({ said: null })
    .where('entity_id', '=', orderId)
    .execute();
  expect((await shown(orderSN)).timeline.at(-1)?.note).toBe('客户取消');
});

describe('the clock cancels', () => {
  test('what nobody paid for 72 hours after confirming, and nothing earlier', async () => {
    const { orderId, orderSN } = await confirmed(browser);
    await expireUnpaid(db, later(71.99));
    expect((await rowOf(db, orderSN)).status).toBe(orderStatus.registered);
    await expireUnpaid(db, later(72));
    const order = await shown(orderSN);
    expect(order.timeline.at(-1)).toMatchObject({
      title: { message: '超时取消' },
      note: { message: '72 小时未付款，自动取消' },
      actor: 'system',
    });
    expect(inEnglish(order.timeline.at(-1)?.note ?? '')).toMatch(/^Not paid within 72 hours/);
    expect(await browser.send(getOrderPaymentRecords, { orderId })).toMatchObject([
      { status: 'expired', statusLabel: { message: '已过期' } },
    ]);
  });

  test('orders without a payment and approved ones alike, and nothing that is not submitted', async () => {
    const draft = await place(browser);
    const later72 = await confirmed(browser, {}, { payNow: false });
    const approved = await confirmed(browser);
    await standAt(db, approved.orderSN, orderStatus.approved);
    await expireUnpaid(db, later(73));
    for (const { orderSN } of [later72, approved]) {
      expect((await rowOf(db, orderSN)).status).toBe(orderStatus.cancelled);
    }
    expect((await rowOf(db, draft.orderSN)).status).toBe(orderStatus.registered);
  });

  test('never what was paid, and each order once', async () => {
    const order = await paid(browser);
    const unpaid = await confirmed(browser);
    await expireUnpaid(db, later(73));
    expect((await rowOf(db, order.orderSN)).status).toBe(orderStatus.ordered);
    const { version } = await rowOf(db, unpaid.orderSN);
    expect(await expireUnpaid(db, later(73))).toBe(0);
    expect((await rowOf(db, unpaid.orderSN)).version).toBe(version);
  });

  test('the time counts from the confirmation', async () => {
    const { orderSN } = await place(browser);
    const input = await confirmation(browser, orderSN);
    server.clock.advance(70 * HOUR);
    await browser.send(confirmOrder, input);
    server.clock.advance(-70 * HOUR);
    await expireUnpaid(db, later(141));
    expect((await rowOf(db, orderSN)).status).toBe(orderStatus.registered);
    await expireUnpaid(db, later(142));
    expect((await rowOf(db, orderSN)).status).toBe(orderStatus.cancelled);
  });

  test('as a job of the server', async () => {
    const { orderSN } = await confirmed(browser);
    const job = jobs.find(({ name }) => name === 'expire-unpaid');
    await job?.run(server.services);
    expect((await rowOf(db, orderSN)).status).toBe(orderStatus.registered);
    server.clock.advance(72 * HOUR);
    await job?.run(server.services);
    server.clock.advance(-72 * HOUR);
    expect((await rowOf(db, orderSN)).status).toBe(orderStatus.cancelled);
  });
});
