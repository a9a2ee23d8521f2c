/** Money that goes back by an act of the works: without the plates of what is cancelled, and for goods that came back. */
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { act } from '@banxin/contract/calls/works/desk';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import type { Fen } from '@banxin/contract/money';
import { afterAll, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { nowOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, enter, paid, rowOf, standAt } from '../order/order.testkit.ts';
import { far, JOB, near, split } from '../orderDelivery/drops.testkit.ts';
import { keepReport } from '../parcel/watch.ts';
import { approvedOrder, enterAdmin, offeredTo, stepOf, takeSteps } from './works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const admin = await enterAdmin(server);
const buyer = await enter(server, { balance: 50_000_000 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const reason = '客户改了尺寸，重新下单';
const moneyOf = async (orderSN: string) => {
  const { paid, refunded } = await rowOf(db, orderSN);
  return { paid, refunded };
};

test('an order that is cancelled at the factory goes back without its plates, with its reason', async () => {
  const { orderSN, orderId } = await approvedOrder(server, buyer.browser);
  await takeSteps(admin.browser, orderId, ['ALLOCATE']);
  const silent = await admin.browser.refused(act, stepOf(orderId, 'CANCEL'));
  expect(silent.fields).toMatchObject({ reason: '请填写原因，客户会看到' });
  const before = await balanceOf(db, buyer.id);
  await admin.browser.send(act, stepOf(orderId, 'CANCEL', { reason }));
  const { paid, refunded } = await moneyOf(orderSN);
  const { status, quote } = await buyer.browser.send(getOrderDetail, { ordersn: orderSN });
  expect(status).toBe(s.cancelled);
  // On a shared sheet the plates are all that the price says of printing.
  const goods = quote?.lines.find(({ id }) => id === 'goods')?.children;
  const printing = goods?.find(({ id }) => id === 'goods.print')?.amount ?? 0;
  expect(printing).toBeGreaterThan(0);
  expect(paid - refunded).toBe(printing);
  expect(await balanceOf(db, buyer.id)).toBe(before + refunded);
  const { items } = await buyer.browser.send(getSiteMessages, {});
  const told = items.filter((message) => message.orderSN === orderSN);
  expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['cancelled', 'refunded']));
  expect(told.find(({ kind }) => kind === 'cancelled')?.text.message).toContain(reason);
  const refunds = await buyer.browser.send(getOrderRefunds, { orderId });
  expect(refunds.map(({ amount }) => amount)).toEqual([refunded]);
});

test('of several who cancel at once one does, and the money goes back once', async () => {
  const { orderSN, orderId } = await approvedOrder(server, buyer.browser);
  await takeSteps(admin.browser, orderId, ['ALLOCATE']);
  const before = await balanceOf(db, buyer.id);
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () =>
      outcome(admin.browser.send(act, stepOf(orderId, 'CANCEL', { reason }))),
    ),
  );
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
  expect(await balanceOf(db, buyer.id)).toBe(before + (await moneyOf(orderSN)).refunded);
});

test('goods come back, money with them, by a desk that says how much', async () => {
  const { orderSN, orderId } = await approvedOrder(server, buyer.browser);
  await standAt(db, orderSN, s.delivered);
  const before = await balanceOf(db, buyer.id);
  const { paid } = await moneyOf(orderSN);
  await admin.browser.send(act, stepOf(orderId, 'RETURN_AUTHORISED', { reason: '裁切偏 3 毫米' }));
  expect(await moneyOf(orderSN)).toEqual({ paid, refunded: 0 });
  const { items } = await buyer.browser.send(getSiteMessages, {});
  expect(items[0]).toMatchObject({ kind: 'returnAgreed', orderSN });
  const scan = (refund: number) =>
    stepOf(orderId, 'RETURN_SCANNED', { payload: { refund: refund as Fen } });
  const tooMuch = await admin.browser.refused(act, scan(paid + 1));
  expect(tooMuch.fields?.refund).toMatch(/^最多可退/);
  await admin.browser.send(act, scan(100));
  expect(await moneyOf(orderSN)).toEqual({ paid, refunded: 100 });
  expect(await balanceOf(db, buyer.id)).toBe(before + 100);
  // A second return of the same order is another booking.
  await admin.browser.send(act, stepOf(orderId, 'RESHIP', { reason: '补裁后重新寄出' }));
  await standAt(db, orderSN, s.toReturn);
  await admin.browser.send(act, scan(paid - 100));
  expect(await moneyOf(orderSN)).toEqual({ paid, refunded: paid });
  const refunds = await buyer.browser.send(getOrderRefunds, { orderId });
  expect(refunds.map(({ amount }) => amount)).toEqual([paid - 100, 100]);
  expect(await offeredTo(admin.browser, orderId)).toMatchObject({
    RESHIP: '货款已全部退回，不能重新发货',
  });
});

test('a return that several desks scan at once is paid back once', async () => {
  const { orderSN, orderId } = await approvedOrder(server, buyer.browser);
  await standAt(db, orderSN, s.toReturn);
  const before = await balanceOf(db, buyer.id);
  const back = stepOf(orderId, 'RETURN_SCANNED', { payload: { refund: 100 as Fen } });
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () => outcome(admin.browser.send(act, back))),
  );
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
  expect(outcomes.filter((one) => one === errCode.wrongState)).toHaveLength(5);
  expect((await moneyOf(orderSN)).refunded).toBe(100);
  expect(await balanceOf(db, buyer.id)).toBe(before + 100);
});

/** An order to two receivers, of whom the second takes nothing. */
async function halfReturning() {
  const order = await paid(buyer.browser, JOB);
  await split(buyer.browser, order, [near(6), far(4)]);
  await standAt(db, order.orderSN, s.stored);
  await admin.browser.send(act, stepOf(order.orderId, 'ALL_HANDED_OVER'));
  const parcel = await db
    .selectFrom('parcels')
    .selectAll()
    .where('order_id', '=', order.orderId)
    .where('drop_position', '=', 2)
    .executeTakeFirstOrThrow();
  await keepReport(db, parcel, { state: 14, scans: [] }, nowOf(server.clock));
  return order;
}

test('receipt of what arrived and the scan of what came back at once: both are done, and paid back once', async () => {
  for (let round = 0; round < (server.kind === 'server' ? 20 : 2); round += 1) {
    const { orderId, orderSN } = await halfReturning();
    const before = await balanceOf(db, buyer.id);
    const back = { drop: 2, refund: 100 as Fen };
    const receive = () => outcome(buyer.browser.send(confirmReceipt, { orderSNs: [orderSN] }));
    const scan = () =>
      outcome(admin.browser.send(act, stepOf(orderId, 'RETURN_SCANNED', { payload: back })));
    const both = round % 2 ? [receive(), scan()] : [scan(), receive()];
    expect(await Promise.all(both)).toEqual(['done', 'done']);
    const { drops } = await buyer.browser.send(getMultipleDelivery, { orderId });
    expect(drops.map(({ status }) => status)).toEqual([s.delivered, s.returned]);
    expect((await rowOf(db, orderSN)).status).toBe(s.delivered);
    expect((await moneyOf(orderSN)).refunded).toBe(100);
    expect(await balanceOf(db, buyer.id)).toBe(before + 100);
  }
});
