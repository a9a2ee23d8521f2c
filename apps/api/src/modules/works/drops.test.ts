/** Several addresses of one order leave, arrive and come back each for itself; the order follows the one furthest behind. */
import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { confirmDropReceipt, confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { setShippingStop } from '@banxin/contract/calls/order/shippingStop';
import { act, claim, getCase, getQueue } from '@banxin/contract/calls/works/desk';
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { worksActOf } from '@banxin/contract/lifecycles/works';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { nowOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { CARDS, enter, paid, RECEIVER, rowOf, standAt } from '../order/order.testkit.ts';
import { keepReport } from '../parcel/watch.ts';
import { enterAdmin, splitOver, stepOf } from './works.testkit.ts';

const server = await createTestServer();
const { db, clock } = server;
const admin = (await enterAdmin(server)).browser;
const buyer = (await enter(server, { balance: 50_000_000 })).browser;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const FAR = { ...RECEIVER, consignee: '成都分店', province: '四川省', city: '成都市' };

/** A made order: six boxes to Shanghai, four to Chengdu. */
async function stored(status: number = s.stored) {
  const { orderId, orderSN } = await paid(buyer, { configuration: { ...CARDS, quantity: 10 } });
  await splitOver(buyer, { orderId, orderSN }, [
    { receiver: RECEIVER, quantity: 6, carrier: 'zhongtong' },
    { receiver: FAR, quantity: 4, carrier: 'zhongtong' },
  ]);
  await standAt(db, orderSN, status);
  return { orderId, orderSN };
}

type Order = Awaited<ReturnType<typeof stored>>;

const take = (order: Order, event: string, drop?: number, more: object = {}) =>
  admin.send(
    act,
    stepOf(order.orderId, event, {
      payload: { ...(drop !== undefined && { drop }), ...more },
      ...(worksActOf('order', event)?.needsReason && { reason: '客户已同意重新发货' }),
    }),
  );

/** What its customer reads of the addresses. */
async function notesOf({ orderSN }: Order) {
  const { timeline } = await buyer.send(getOrderDetail, { ordersn: orderSN });
  return timeline.flatMap(({ event, note }) =>
    event === 'DROP_MOVED' && typeof note === 'object' ? [note?.message] : [],
  );
}

/** How the order and its addresses stand, as the customer reads it. */
async function stands({ orderId, orderSN }: Order) {
  const { status, statusLabel } = await buyer.send(getOrderDetail, { ordersn: orderSN });
  const { drops } = await buyer.send(getMultipleDelivery, { orderId });
  return [status, statusLabel.message, drops.map((drop) => drop.status)];
}

/** What the carrier of an address reports of its newest parcel. */
async function report({ orderId }: Order, drop: number, state: number) {
  const parcel = await db
    .selectFrom('parcels')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('drop_position', '=', drop)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const scans = [{ at: nowOf(clock), text: `状态 ${state}` }];
  await keepReport(db, parcel, { state, scans }, nowOf(clock));
}

test('one address leaves after the other, and they arrive one after the other', async () => {
  const order = await stored();
  await take(order, 'LABEL', 1);
  expect(await stands(order)).toEqual([s.shipping, '发货中', [s.shipping, s.stored]]);
  await take(order, 'ALL_HANDED_OVER', 1);
  expect(await stands(order)).toEqual([s.shipping, '部分运输中', [s.shipped, s.stored]]);
  await take(order, 'ALL_HANDED_OVER', 2);
  expect(await stands(order)).toEqual([s.shipped, '运输中', [s.shipped, s.shipped]]);
  await report(order, 1, 3);
  expect(await stands(order)).toEqual([s.shipped, '部分已签收', [s.delivered, s.shipped]]);
  await report(order, 2, 5);
  expect(await stands(order)).toEqual([s.inDelivery, '部分已签收', [s.delivered, s.inDelivery]]);
  await report(order, 2, 3);
  expect(await stands(order)).toEqual([s.delivered, '已签收', [s.delivered, s.delivered]]);
  expect(await notesOf(order)).toEqual([
    '地址 1：发货中',
    '地址 1：运输中',
    '地址 2：运输中',
    '地址 1：已签收',
    '地址 2：派送中',
    '地址 2：已签收',
  ]);
});

test('each part that leaves is told with its number, and the customer finds both parcels', async () => {
  const order = await stored();
  await take(order, 'ALL_HANDED_OVER', 2);
  const parcels = await buyer.send(getExpressLogs, { orderSN: order.orderSN });
  expect(parcels.map(({ drop }) => drop)).toEqual([2]);
  const { items } = await buyer.send(getSiteMessages, {});
  expect(items[0]).toMatchObject({ kind: 'shipped' });
  expect(JSON.stringify(items[0])).toContain(parcels[0]?.trackingNo);
  await take(order, 'ALL_HANDED_OVER');
  const both = await buyer.send(getExpressLogs, { orderSN: order.orderSN });
  expect(both.map(({ drop }) => drop)).toEqual([2, 1]);
});

test('one part is signed for only when all parcels on the way to it are', async () => {
  const order = await stored();
  await take(order, 'ALL_HANDED_OVER');
  await db
    .insertInto('parcels')
    .values({
      customer_id: (await rowOf(db, order.orderSN)).customer_id,
      order_id: order.orderId,
      drop_position: 1,
      carrier: 'zhongtong',
      tracking_no: `SECOND${order.orderId}`,
      state: null,
      labelled_at: nowOf(clock),
      handed_at: nowOf(clock),
      poll_after: nowOf(clock),
    })
    .execute();
  await report(order, 1, 3);
  expect((await stands(order))[2]).toEqual([s.shipped, s.shipped]);
});

describe('one address comes back', () => {
  async function oneRefused() {
    const order = await stored();
    await take(order, 'ALL_HANDED_OVER');
    await report(order, 2, 14);
    expect(await stands(order)).toEqual([s.shipped, '部分退回中', [s.shipped, s.toReturn]]);
    await report(order, 1, 3);
    return order;
  }

  test('the order is received, the desk sees what comes back and sends it again', async () => {
    const order = await oneRefused();
    expect(await stands(order)).toEqual([s.delivered, '部分退回中', [s.delivered, s.toReturn]]);
    const { items } = await admin.send(getQueue, { desk: 'shipping', pageSize: 100 });
    expect(items.map(({ orderSN }) => orderSN)).toContain(order.orderSN);
    await take(order, 'RETURN_SCANNED', 2);
    expect(await stands(order)).toEqual([s.delivered, '部分已退回', [s.delivered, s.returned]]);
    await take(order, 'RESHIP', 2);
    expect(await stands(order)).toEqual([s.shipped, '部分已签收', [s.delivered, s.shipped]]);
    const { items: told } = await buyer.send(getSiteMessages, {});
    const again = (await buyer.send(getExpressLogs, { orderSN: order.orderSN })).at(-1);
    expect(told.slice(0, 4).map(({ kind }) => kind)).toEqual([
      ...['shipped', 'received', 'returning', 'shipped'],
    ]);
    expect(JSON.stringify(told[0])).toContain(again?.trackingNo);
    expect((await notesOf(order)).at(-1)).toBe('地址 2：运输中，客户已同意重新发货');
    await report(order, 2, 3);
    expect(await stands(order)).toEqual([s.delivered, '已签收', [s.delivered, s.delivered]]);
  });

  test('a return that is cancelled leaves it where it was', async () => {
    const order = await oneRefused();
    await take(order, 'RETURN_CANCELLED', 2);
    expect(await stands(order)).toEqual([s.delivered, '已签收', [s.delivered, s.delivered]]);
  });

  test('both come back: so does the order', async () => {
    const order = await stored();
    await take(order, 'ALL_HANDED_OVER');
    await report(order, 1, 4);
    await report(order, 2, 6);
    expect(await stands(order)).toEqual([s.toReturn, '退回中', [s.toReturn, s.toReturn]]);
    await take(order, 'RETURN_SCANNED', 1);
    await take(order, 'RESHIP', 1);
    expect(await stands(order)).toEqual([s.shipped, '部分退回中', [s.shipped, s.toReturn]]);
  });

  test('its customer says so of one address after the other; the order follows with the last', async () => {
    const order = await stored();
    const { orderSN } = order;
    const receive = (position: number) => buyer.send(confirmDropReceipt, { orderSN, position });
    await take(order, 'ALL_HANDED_OVER', 2);
    const early = await buyer.refused(confirmDropReceipt, { orderSN, position: 1 });
    expect(early).toMatchObject({ errCode: errCode.wrongState, data: { status: s.stored } });
    await receive(2);
    expect(await stands(order)).toEqual([s.shipping, '部分已签收', [s.stored, s.delivered]]);
    await take(order, 'ALL_HANDED_OVER', 1);
    const { drops } = await buyer.send(getMultipleDelivery, { orderId: order.orderId });
    expect(drops.map(({ mayReceive }) => mayReceive)).toEqual([true, false]);
    // What its carrier says afterwards changes nothing.
    await report(order, 2, 3);
    const ended = await Promise.all([receive(1), receive(1), receive(2)].map(outcome));
    expect(new Set(ended)).toEqual(new Set(['done']));
    expect(await stands(order)).toEqual([s.delivered, '已签收', [s.delivered, s.delivered]]);
    const missing = await buyer.refused(confirmDropReceipt, { orderSN, position: 3 });
    expect(missing).toMatchObject({ errCode: errCode.notFound });
    const other = (await enter(server)).browser;
    const hidden = await other.refused(confirmDropReceipt, { orderSN, position: 1 });
    expect(hidden.errCode).toBe(errCode.notFound);
  });

  test('receipt is of what arrived, what comes back still does', async () => {
    const order = await stored();
    await take(order, 'ALL_HANDED_OVER');
    await report(order, 2, 14);
    await buyer.send(confirmReceipt, { orderSNs: [order.orderSN] });
    expect(await stands(order)).toEqual([s.delivered, '部分退回中', [s.delivered, s.toReturn]]);
  });

  test('of an order to one address nothing that was received is shipped again', async () => {
    const { orderId, orderSN } = await paid(buyer);
    await standAt(db, orderSN, s.delivered);
    const refusal = await admin.refused(
      act,
      stepOf(orderId, 'RESHIP', { reason: '客户已同意重新发货' }),
    );
    expect(refusal).toMatchObject({
      errCode: errCode.wrongState,
      message: '没有已退回的包裹，不用重新发货',
    });
  });
});

describe('a label', () => {
  test('that is thrown away leaves its address and the order where they were', async () => {
    const order = await stored();
    await take(order, 'LABEL');
    expect(await stands(order)).toEqual([s.shipping, '发货中', [s.shipping, s.shipping]]);
    await take(order, 'CANCEL_LABEL', 1);
    expect(await stands(order)).toEqual([s.shipping, '发货中', [s.stored, s.shipping]]);
    await take(order, 'CANCEL_LABEL', 2);
    expect(await stands(order)).toEqual([s.stored, '待发货', [s.stored, s.stored]]);
    expect(await buyer.send(getExpressLogs, { orderSN: order.orderSN })).toEqual([]);
  });

  test('may be printed for a part while the rest is being made', async () => {
    const order = await stored(s.partlyStored);
    const unlabelled = stepOf(order.orderId, 'ALL_HANDED_OVER', { payload: { drop: 1 } });
    expect((await admin.refused(act, unlabelled)).errCode).toBe(errCode.wrongState);
    await take(order, 'LABEL', 1);
    expect((await stands(order))[2]).toEqual([s.shipping, s.stored]);
  });

  test('with a typed number is that of the one address', async () => {
    const order = await stored();
    await take(order, 'LABEL', 2, { trackingNo: `TYPED-${order.orderId}` });
    const { drops } = await admin.send(getCase, { id: order.orderId });
    expect(drops).toMatchObject([
      { position: 1, trackingNo: null, events: ['LABEL', 'ALL_HANDED_OVER'] },
      {
        position: 2,
        trackingNo: `TYPED-${order.orderId}`,
        events: ['CANCEL_LABEL', 'ALL_HANDED_OVER'],
      },
    ]);
  });

  test('is refused for an address that there is not, one that has left, and while shipping is stopped', async () => {
    const order = await stored();
    const refusedFor = async (event: string, drop: number) =>
      admin.refused(act, stepOf(order.orderId, event, { payload: { drop } }));
    expect(await refusedFor('LABEL', 3)).toMatchObject({
      errCode: errCode.invalidInput,
      fields: { drop: expect.anything() },
    });
    await take(order, 'ALL_HANDED_OVER', 1);
    expect((await refusedFor('LABEL', 1)).errCode).toBe(errCode.wrongState);
    await buyer.send(setShippingStop, { orderSN: order.orderSN, isStopped: true });
    expect((await refusedFor('LABEL', 2)).message).toBe('客户要求停止发货');
    const { steps } = await admin.send(getCase, { id: order.orderId });
    expect(steps.find(({ event }) => event === 'LABEL')?.refusal?.message).toBe('客户要求停止发货');
  });

  test('that two people print at once for the same address is printed once', async () => {
    const order = await stored();
    const ended = await Promise.all(
      [1, 2].map(() =>
        outcome(admin.send(act, stepOf(order.orderId, 'LABEL', { payload: { drop: 1 } }))),
      ),
    );
    expect(ended.toSorted()).toEqual([errCode.wrongState, 'done'].toSorted());
    const parcels = await buyer.send(getExpressLogs, { orderSN: order.orderSN });
    expect(parcels).toHaveLength(1);
  });
});

test('who sends one address has the others in hand still; with the whole order it is let go', async () => {
  const order = await stored();
  await admin.send(claim, { id: order.orderId });
  const held = async () => (await admin.send(getCase, { id: order.orderId })).claim?.isOwn ?? false;
  await take(order, 'ALL_HANDED_OVER', 1);
  expect(await held()).toBe(true);
  await take(order, 'ALL_HANDED_OVER');
  expect(await held()).toBe(false);
});

test('a problem of one parcel stays while another one goes on', async () => {
  const order = await stored();
  await take(order, 'ALL_HANDED_OVER');
  const hasProblem = async () =>
    orderFlag.has((await rowOf(db, order.orderSN)).flags, orderFlag.problemOrder);
  await report(order, 1, 2);
  await report(order, 2, 0);
  expect(await hasProblem()).toBe(true);
  await report(order, 1, 5);
  expect(await hasProblem()).toBe(false);
});
