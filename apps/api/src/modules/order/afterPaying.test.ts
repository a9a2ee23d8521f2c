/** What a customer does with a paid order: confirms receipt, holds it back, takes it out of the lists. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { hideOrder } from '@banxin/contract/calls/order/hide';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { setShippingStop } from '@banxin/contract/calls/order/shippingStop';
import { HIDE_AFTER_DAYS } from '@banxin/contract/constants';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { orderActions, orderChart } from '@banxin/contract/lifecycles/order';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from './contradictions.testkit.ts';
import { enter, paid, rowOf, standAt } from './order.testkit.ts';
import { advance } from './status.ts';

const DAY = 86_400_000;
const server = await createTestServer();
const { db, clock } = server;
const { browser, name } = await enter(server, { balance: 100_000_000 });
const other = await enter(server);
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const shown = (orderSN: string) => browser.send(getOrderDetail, { ordersn: orderSN });
const offered = async (orderSN: string) => (await shown(orderSN)).actions.map(({ event }) => event);
const seen = orderChart.states.filter((status) => status !== s.deleted);

/** A paid order that stands so. */
async function orderAt(status: number): Promise<string> {
  const { orderSN } = await paid(browser);
  await standAt(db, orderSN, status);
  return orderSN;
}

/** As the works would, with the row's lock. */
const step = async (orderSN: string, event: string) => {
  const order = await rowOf(db, orderSN);
  const at = instantOf(clock.now());
  return transaction(db, (tx) => advance(tx, order, { event, actor: 'staff', at }));
};

describe('receipt', () => {
  test('is confirmed exactly while the parcel is on its way, and offered exactly then', async () => {
    for (const status of seen.filter((one) => one !== s.delivered)) {
      const orderSN = await orderAt(status);
      const isOnItsWay = status === s.shipped || status === s.inDelivery;
      expect((await offered(orderSN)).includes('confirmReceipt')).toBe(isOnItsWay);
      if (isOnItsWay) await browser.send(confirmReceipt, { orderSNs: [orderSN] });
      else {
        const { errCode: code } = await browser.refused(confirmReceipt, { orderSNs: [orderSN] });
        expect(code).toBe(errCode.wrongState);
      }
      expect((await rowOf(db, orderSN)).status).toBe(isOnItsWay ? s.delivered : status);
    }
  });

  test('is told on the timeline, and a second press changes nothing', async () => {
    const orderSN = await orderAt(s.inDelivery);
    await browser.send(confirmReceipt, { orderSNs: [orderSN] });
    const { version } = await rowOf(db, orderSN);
    await browser.send(confirmReceipt, { orderSNs: [orderSN] });
    expect((await rowOf(db, orderSN)).version).toBe(version);
    expect((await shown(orderSN)).timeline.at(-1)).toMatchObject({
      event: 'CONFIRM_RECEIPT',
      title: { message: '确认签收' },
      actor: 'customer',
    });
  });

  test('of several orders is all or nothing, and names the one that is not on its way', async () => {
    const way = [await orderAt(s.shipped), await orderAt(s.inDelivery)];
    const made = await orderAt(s.workOrderOpened);
    const refusal = await browser.refused(confirmReceipt, { orderSNs: [...way, made] });
    expect(refusal).toMatchObject({
      errCode: errCode.wrongState,
      data: { orderSN: made, status: s.workOrderOpened },
    });
    for (const orderSN of way) expect((await rowOf(db, orderSN)).status).not.toBe(s.delivered);
    await browser.send(confirmReceipt, { orderSNs: way });
    for (const orderSN of way) expect((await rowOf(db, orderSN)).status).toBe(s.delivered);
  });

  test('of another customer’s order is refused like one that does not exist', async () => {
    const orderSN = await orderAt(s.shipped);
    const foreign = await other.browser.refused(confirmReceipt, { orderSNs: [orderSN] });
    const missing = await other.browser.refused(confirmReceipt, { orderSNs: ['1'] });
    expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' });
  });
});

describe('shipping', () => {
  test('is stopped and resumed exactly from the payment until it has left', async () => {
    const open: readonly number[] = orderActions.stopShipping.states;
    for (const status of seen) {
      const orderSN = await orderAt(status);
      expect((await offered(orderSN)).includes('stopShipping')).toBe(open.includes(status));
      if (!open.includes(status)) {
        const refusal = await browser.refused(setShippingStop, { orderSN, isStopped: true });
        expect(refusal.errCode).toBe(errCode.wrongState);
        continue;
      }
      await browser.send(setShippingStop, { orderSN, isStopped: true, reason: '客户改期' });
      const stopped = await shown(orderSN);
      expect(stopped).toMatchObject({ status, timeline: expect.any(Array) });
      expect(stopped.timeline.at(-1)).toMatchObject({ event: 'STOP_SHIPPING', note: '客户改期' });
      expect(stopped.actions.map(({ event }) => event)).toContain('resumeShipping');
      await browser.send(setShippingStop, { orderSN, isStopped: false });
      expect(await offered(orderSN)).toContain('stopShipping');
    }
  });

  test('that is stopped keeps the parcel in the works until it goes on', async () => {
    const orderSN = await orderAt(s.stored);
    await browser.send(setShippingStop, { orderSN, isStopped: true });
    expect((await shown(orderSN)).hint.message).toBe('已按您的要求停止发货，恢复发货后继续');
    expect(await step(orderSN, 'LABEL')).toBeNull();
    expect(await step(orderSN, 'ALL_HANDED_OVER')).toBeNull();
    await browser.send(setShippingStop, { orderSN, isStopped: false });
    expect((await step(orderSN, 'LABEL'))?.status).toBe(s.shipping);
  });

  test('stopped twice is written once', async () => {
    const orderSN = await orderAt(s.allocated);
    await browser.send(setShippingStop, { orderSN, isStopped: true });
    const { version } = await rowOf(db, orderSN);
    await browser.send(setShippingStop, { orderSN, isStopped: true });
    expect((await rowOf(db, orderSN)).version).toBe(version);
  });
});

describe('an order is taken out of the lists', () => {
  test('exactly when it is cancelled, came back, or was finished long ago', async () => {
    for (const status of seen) {
      const orderSN = await orderAt(status);
      const isOver = status === s.cancelled || status === s.returned;
      expect((await offered(orderSN)).includes('hide')).toBe(isOver);
      if (isOver) await browser.send(hideOrder, { orderSN });
      else {
        const refusal = await browser.refused(hideOrder, { orderSN });
        expect(refusal.errCode).toBe(errCode.wrongState);
        const words = status === s.delivered ? '签收满 90 天后可以删除' : '不能删除';
        expect(refusal.message).toContain(words);
      }
    }
  });

  test('and then no call finds it, and no tab counts it', async () => {
    const { orderSN } = await paid(browser);
    await browser.send(cancelOrder, { orderSN });
    const cancelledCount = async () =>
      (await browser.send(getOrderStatusCount, {})).find(({ tab }) => tab === 'cancelled')?.count;
    const before = await cancelledCount();
    await browser.send(hideOrder, { orderSN });
    expect(await cancelledCount()).toBe((before ?? 0) - 1);
    expect((await browser.send(getOrders, { keyword: orderSN })).items).toEqual([]);
    for (const call of [hideOrder, cancelOrder] as const) {
      expect((await browser.refused(call, { orderSN })).errCode).toBe(errCode.notFound);
    }
    expect(await rowOf(db, orderSN)).toMatchObject({ status: s.deleted, tab: null });
  });

  test('a finished one on its ninetieth day, not an hour earlier', async () => {
    const orderSN = await orderAt(s.inDelivery);
    await browser.send(confirmReceipt, { orderSNs: [orderSN] });
    clock.advance(HIDE_AFTER_DAYS * DAY - 3_600_000);
    // The session of that day has ended meanwhile.
    const again = server.browser();
    await again.login(name);
    const mayHide = async () =>
      (await again.send(getOrderDetail, { ordersn: orderSN })).actions.some(
        ({ event }) => event === 'hide',
      );
    expect(await mayHide()).toBe(false);
    clock.advance(3_600_000);
    expect(await mayHide()).toBe(true);
    await again.send(hideOrder, { orderSN });
    expect((await rowOf(db, orderSN)).status).toBe(s.deleted);
  });
});
