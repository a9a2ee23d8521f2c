/** Who sends goods learns where they go, by whom, as whose and in how many cartons; nobody else at the works does. */
import { setDeliverySender } from '@banxin/contract/calls/order/extend';
import { computePackagingFee } from '@banxin/contract/calls/order/priceLog';
import { act, getCase, getQueue } from '@banxin/contract/calls/works/desk';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { type Desk, desks } from '@banxin/contract/lifecycles/works';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { orderForWarehouse, send, stocked } from '../cloud/cloud.testkit.ts';
import {
  CARDS,
  configurationOf,
  confirmed,
  enter,
  FAR,
  paid,
  RECEIVER,
  rowOf,
  standAt,
} from '../order/order.testkit.ts';
import { enterStaff, splitOver, stepOf } from './works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const buyer = await enter(server, { balance: 50_000_000 });
const shipping = (await enterStaff(server, ['shipping'])).browser;
/** Staff of every other desk. */
const others = await enterStaff(
  server,
  desks.filter((desk): desk is Desk => desk !== 'shipping'),
);

const SENDER = { name: '悦享包装', phone: '0571-88001234', address: '杭州市西湖区', hide: true };
const MANY = configurationOf(201, { quantity: 5_000 });

/** What the customer was told of packing so much. */
async function toldOf(configuration = MANY) {
  const { cartons, weightGrams } = await buyer.browser.send(computePackagingFee, { configuration });
  return { cartons, weightGrams };
}

const opened = (id: number) => shipping.send(getCase, { id });

test('of one address: receiver with phone and full address, sender, carrier in words, cartons and weight', async () => {
  const { orderId, orderSN } = await paid(buyer.browser, { configuration: MANY });
  await buyer.browser.send(setDeliverySender, { orderSN, sender: SENDER });
  const { dispatch, trackingNo } = await opened(orderId);
  expect(dispatch).toEqual({
    sender: SENDER,
    parcels: [
      {
        position: 1,
        receiver: RECEIVER,
        carrier: { code: expect.any(String), name: expect.stringMatching(/\p{Script=Han}/u) },
        packing: await toldOf(),
        isLabelled: false,
      },
    ],
  });
  expect(dispatch?.parcels[0]?.packing?.cartons).toBeGreaterThan(1);
  expect(trackingNo).toBeNull();
  await standAt(db, orderSN, s.stored);
  // Who took the label reads its number, and the rest still.
  const after = await shipping.send(act, stepOf(orderId, 'LABEL'));
  expect(after.trackingNo).toBe((await rowOf(db, orderSN)).tracking_no);
  expect(after.trackingNo).not.toBeNull();
  expect(after.dispatch?.parcels).toEqual(
    dispatch?.parcels.map((parcel) => ({ ...parcel, isLabelled: true })),
  );
});

test('parcels of a customer who chose no sender come from the works', async () => {
  const { orderId } = await paid(buyer.browser);
  const { dispatch } = await opened(orderId);
  expect(dispatch).toMatchObject({ sender: null, parcels: [{ packing: await toldOf(CARDS) }] });
});

test('of several addresses: each with its own receiver, carrier, cartons and weight', async () => {
  const order = await paid(buyer.browser, { configuration: MANY });
  await splitOver(buyer.browser, order, [
    { receiver: RECEIVER, quantity: 4_900, carrier: 'debangkuaidi' },
    { receiver: FAR, quantity: 100 },
  ]);
  const { dispatch, drops } = await opened(order.orderId);
  expect(dispatch?.parcels).toEqual([
    {
      position: 1,
      receiver: RECEIVER,
      carrier: { code: 'debangkuaidi', name: expect.stringMatching(/^德邦/) },
      packing: await toldOf({ ...MANY, quantity: 4_900 }),
      isLabelled: false,
    },
    {
      position: 2,
      receiver: FAR,
      carrier: { code: drops[1]?.carrier, name: expect.any(String) },
      packing: await toldOf({ ...MANY, quantity: 100 }),
      isLabelled: false,
    },
  ]);
});

test('what is fetched at the works says so', async () => {
  const near = { ...RECEIVER, province: '天津市', city: '天津市', district: '武清区' };
  const { orderId } = await confirmed(
    buyer.browser,
    { configuration: MANY },
    { receiver: near, carrier: 'pickup' },
  );
  const { dispatch } = await opened(orderId);
  expect(dispatch?.parcels[0]?.carrier).toEqual({ code: 'pickup', name: '工厂自提' });
});

test('what leaves the cloud warehouse is weighed by its lines; what is printed for it goes nowhere', async () => {
  const stock = await stocked(server, buyer);
  const { orderSN } = await send(buyer.browser, [{ kind: 1, id: stock.id, quantity: 2 }]);
  const sent = await opened((await rowOf(db, orderSN)).id);
  expect(sent.dispatch?.parcels).toMatchObject([{ receiver: RECEIVER, packing: { cartons: 0 } }]);
  const weight = sent.dispatch?.parcels[0]?.packing?.weightGrams ?? 0;
  expect(weight).toBeGreaterThanOrEqual((2 * stock.unit_mg) / 1_000);
  expect(weight).toBeLessThan((2 * stock.unit_mg) / 500);
  const kept = await orderForWarehouse(buyer.browser);
  expect((await opened((await rowOf(db, kept)).id)).dispatch).toBeNull();
});

test('no other desk reads it, and no list has it', async () => {
  const { orderId, orderSN } = await paid(buyer.browser, { configuration: MANY });
  await buyer.browser.send(setDeliverySender, { orderSN, sender: SENDER });
  await standAt(db, orderSN, s.approvedOrdered);
  const moved = await others.browser.send(act, stepOf(orderId, 'ALLOCATE'));
  const seen = await others.browser.send(getCase, { id: orderId });
  await standAt(db, orderSN, s.stored);
  const { items } = await shipping.send(getQueue, { desk: 'shipping', keyword: orderSN });
  expect(items).toHaveLength(1);
  for (const one of [moved, seen, ...items]) {
    expect(one.dispatch).toBeNull();
    const words = JSON.stringify(one);
    for (const theirs of [RECEIVER.mobilePhone, RECEIVER.detail, SENDER.phone]) {
      expect(words).not.toContain(theirs);
    }
  }
});
