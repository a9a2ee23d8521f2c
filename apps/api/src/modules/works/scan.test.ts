/** A scanner reads what is printed: the order's number, the work order's, or a parcel's. */
import { act, scan } from '@banxin/contract/calls/works/desk';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { enter, paid, rowOf, standAt } from '../order/order.testkit.ts';
import { enterStaff, stepOf } from './works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const buyer = await enter(server, { balance: 50_000_000 });
const { browser } = await enterStaff(server, ['production', 'shipping']);

const found = (number: string) => browser.send(scan, { number });

/** An order that waits to be sent. */
async function stored() {
  const order = await paid(buyer.browser);
  await standAt(db, order.orderSN, s.stored);
  return order;
}

test('an order is found by its own number', async () => {
  const { orderId, orderSN } = await stored();
  expect(await found(orderSN)).toEqual({ id: orderId, orderSN });
});

test('a parcel leads to its order, also where its number was typed in small letters', async () => {
  const { orderId, orderSN } = await stored();
  await browser.send(act, stepOf(orderId, 'LABEL', { payload: { trackingNo: 'SF7340012003' } }));
  for (const number of ['SF7340012003', 'sf7340012003']) {
    expect(await found(number), number).toEqual({ id: orderId, orderSN });
  }
});

test('of two parcels with one number, the last one is what somebody holds', async () => {
  const [before, after] = [await stored(), await stored()];
  for (const [at, { orderId }] of [before, after].entries()) {
    const { customer_id } = await rowOf(db, at === 0 ? before.orderSN : after.orderSN);
    await db
      .insertInto('parcels')
      .values({
        ...{ customer_id, order_id: orderId, tracking_no: '88001234567890' },
        ...{ carrier: at === 0 ? 'zhongtong' : 'yunda', state: null, sender: null },
        ...{ handed_at: null, poll_after: null },
        labelled_at: at === 0 ? '2025-01-01T00:00:00.000Z' : '2026-01-01T00:00:00.000Z',
      })
      .execute();
  }
  expect(await found('88001234567890')).toMatchObject({ id: after.orderId });
});

test('a work order leads to its order', async () => {
  const { orderId, orderSN } = await stored();
  const { customer_id } = await rowOf(db, orderSN);
  await db
    .insertInto('work_orders')
    .values({
      ...{ customer_id, order_id: orderId, work_order_no: 'G2611200001', factory: 0 },
      ...{ sheet_id: null, opened_at: '2026-11-20T01:00:00.000Z' },
    })
    .execute();
  expect(await found('g2611200001')).toEqual({ id: orderId, orderSN });
});

test('a number that nothing has is named; what no scanner reads is refused', async () => {
  expect(await browser.refused(scan, { number: '00000000' })).toMatchObject({
    errCode: 2404,
    message: '没有号码为 00000000 的订单、工单或包裹',
  });
  expect(await browser.refused(scan, { number: '订单' })).toMatchObject({ errCode: 2001 });
});
