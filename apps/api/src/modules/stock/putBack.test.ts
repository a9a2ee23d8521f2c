/**
 * Goods that were picked and are not sent lie in their place again: kept for their order while it stands, their owner's
 * when it is cancelled, whoever's they are and whichever way they were taken back.
 */
import {
  getCloudFeeForecast,
  getCloudMovements,
  setCloudAlert,
} from '@banxin/contract/calls/cloudWarehouse/inventory';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { act } from '@banxin/contract/calls/works/desk';
import type { CloudLineInput } from '@banxin/contract/entities/cloudWarehouse';
import { cloudWarehouseKind, orderStatus as s } from '@banxin/contract/enums/order';
import { storageFee } from '@banxin/contract/rules/cloudWarehouse';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { send, steps, stocked, stocksOf } from '../cloud/cloud.testkit.ts';
import { keptBy } from '../cloud/kept.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import {
  balanceOf,
  CARDS,
  configurationOf,
  enter,
  paid,
  rowOf,
  standAt,
} from '../order/order.testkit.ts';
import { approvedOrder, enterAdmin, offeredTo, stepOf, takeSteps } from '../works/works.testkit.ts';
import { shelfOf } from './stock.testkit.ts';

const server = await createTestServer();
const { db } = server;
const admin = await enterAdmin(server);
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const { custody, sales } = cloudWarehouseKind;
const DAY = 86_400_000;
const PENS = 701;
const reason = '客户来电，不寄了';
const PICKED = '这张订单从货架拣货，不经生产；要重拣或取消，请放回货架';

const buyer = () => enter(server, { balance: 100_000_000 });

/** A parcel of custody goods, and of goods of the shop beside them, that is paid for. */
async function parcel(
  person: Awaited<ReturnType<typeof buyer>>,
  lines: readonly CloudLineInput[],
): Promise<{ readonly orderSN: string; readonly orderId: number }> {
  const { orderSN, orderId, paymentSN } = await send(person.browser, lines);
  await person.browser.send(payByBalance, { paymentSN });
  return { orderSN, orderId };
}

const because = (orderId: number, event: string) =>
  admin.browser.send(act, stepOf(orderId, event, { reason }));

describe('a parcel from the cloud warehouse', () => {
  test('is put back and picked again, and cancelled gives everything back to its owner', async () => {
    const person = await buyer();
    const stock = await stocked(server, person, { ...CARDS, quantity: 10 });
    const before = await balanceOf(db, person.id);
    const shelf = await shelfOf(db, PENS);
    const { orderSN, orderId } = await parcel(person, [
      { kind: custody, id: stock.id, quantity: 3 },
      { kind: sales, id: PENS, quantity: 2 },
    ]);
    const stands = async () => {
      const [{ on_hand, reserved, available } = { on_hand: 0, reserved: 0, available: 0 }] =
        await stocksOf(db, person.id);
      const now = await shelfOf(db, PENS);
      return {
        own: [on_hand, reserved, available],
        shop: [
          now.on_hand - shelf.on_hand,
          now.reserved - shelf.reserved,
          now.available - shelf.available,
        ],
      };
    };
    const kept = { own: [10, 3, 7], shop: [0, 2, -2] };
    const gone = { own: [7, 0, 7], shop: [-2, 0, -2] };
    expect(await stands()).toEqual(kept);
    await takeSteps(admin.browser, orderId, ['ALLOCATE', 'PICKED']);
    expect(await stands()).toEqual(gone);
    await because(orderId, 'PUT_BACK');
    expect((await rowOf(db, orderSN)).status).toBe(s.allocated);
    expect(await stands()).toEqual(kept);
    await takeSteps(admin.browser, orderId, ['PICKED', 'LABEL', 'CANCEL_LABEL']);
    expect(await stands()).toEqual(gone);
    await because(orderId, 'PUT_BACK');
    await because(orderId, 'CANCEL');
    expect(await stands()).toEqual({ own: [10, 0, 10], shop: [0, 0, 0] });
    expect(await balanceOf(db, person.id)).toBe(before);
    const { items } = await person.browser.send(getCloudMovements, { stockId: stock.id });
    const back = { message: '拣货撤销，放回库位' };
    expect(items.toReversed()).toMatchObject([
      { kind: 'IN_PRODUCTION', onHand: 10, available: 10 },
      { kind: 'RESERVE', onHand: 10, available: 7 },
      { kind: 'OUT', onHand: 7, available: 7 },
      { kind: 'IN_RETURN', onHand: 10, available: 10, reason: back },
      { kind: 'RESERVE', onHand: 10, available: 7, reason: null },
      { kind: 'OUT', onHand: 7, available: 7 },
      { kind: 'IN_RETURN', onHand: 10, available: 10, reason: back },
      { kind: 'RESERVE', onHand: 10, available: 7 },
      { kind: 'RELEASE', onHand: 10, available: 10 },
    ]);
    const { timeline } = await person.browser.send(getOrderDetail, { ordersn: orderSN });
    expect(timeline.filter(({ event }) => event === 'PUT_BACK')).toMatchObject([
      { note: reason },
      { note: reason },
    ]);
  });

  test('that was taken back as if it had been made loses nothing on the way, and nothing when it is cancelled', async () => {
    const person = await buyer();
    const stock = await stocked(server, person, { ...CARDS, quantity: 10 });
    const { orderSN, orderId } = await parcel(person, [
      { kind: custody, id: stock.id, quantity: 4 },
    ]);
    await takeSteps(admin.browser, orderId, ['ALLOCATE', 'PICKED']);
    const stands = async () => (await stocksOf(db, person.id))[0];
    // The chart has these arrows for what is printed.
    await steps(server, orderSN, ['WITHDRAW_STORAGE']);
    expect(await stands()).toMatchObject({ on_hand: 10, reserved: 4, available: 6 });
    await steps(server, orderSN, ['REWORK', 'WITHDRAW_WORK_ORDER', 'UNALLOCATE']);
    expect(await stands()).toMatchObject({ on_hand: 10, reserved: 4, available: 6 });
    await person.browser.send(cancelOrder, { orderSN });
    expect(await stands()).toMatchObject({ on_hand: 10, reserved: 0, available: 10 });
  });

  test('that stood there unsent from before comes back with its cancelling', async () => {
    const person = await buyer();
    const stock = await stocked(server, person, { ...CARDS, quantity: 10 });
    const { orderSN, orderId } = await parcel(person, [
      { kind: custody, id: stock.id, quantity: 4 },
      { kind: sales, id: PENS, quantity: 1 },
    ]);
    const shelf = await shelfOf(db, PENS);
    await takeSteps(admin.browser, orderId, ['ALLOCATE', 'PICKED']);
    await standAt(db, orderSN, s.allocated);
    await because(orderId, 'CANCEL');
    expect(await stocksOf(db, person.id)).toMatchObject([
      { on_hand: 10, reserved: 0, available: 10 },
    ]);
    expect(await shelfOf(db, PENS)).toEqual({
      ...shelf,
      reserved: shelf.reserved - 1,
      available: shelf.available + 1,
    });
  });

  test('tells of no alert a second time when it is put back', async () => {
    const person = await buyer();
    const { browser } = person;
    const stock = await stocked(server, person, { ...CARDS, quantity: 10 });
    await browser.send(setCloudAlert, { stockId: stock.id, quantity: 7 });
    const { orderId } = await parcel(person, [{ kind: custody, id: stock.id, quantity: 3 }]);
    await takeSteps(admin.browser, orderId, ['ALLOCATE', 'PICKED']);
    await because(orderId, 'PUT_BACK');
    const { items } = await browser.send(getSiteMessages, {});
    expect(items.filter(({ kind }) => kind === 'cloudLow')).toHaveLength(1);
  });

  test('keeps the free days of its goods, and brings no new ones', async () => {
    const person = await buyer();
    const stock = await stocked(server, person, { ...CARDS, quantity: 10 });
    const before = await person.browser.send(getCloudFeeForecast, {});
    const came = server.clock.now();
    server.clock.advance(DAY);
    const { orderId } = await parcel(person, [{ kind: custody, id: stock.id, quantity: 4 }]);
    await takeSteps(admin.browser, orderId, ['ALLOCATE', 'PICKED']);
    server.clock.advance(DAY);
    await because(orderId, 'PUT_BACK');
    await because(orderId, 'CANCEL');
    expect(await person.browser.send(getCloudFeeForecast, {})).toMatchObject({
      ...{ onHand: 10, freeCm3: before.freeCm3, chargedCm3: 0 },
      freeUntil: before.freeUntil,
    });
    const chargedAt = async (ms: number) =>
      (await keptBy(db, person.id, [stock.id], instantOf(ms))).get(stock.id)?.charged;
    const ends = came + storageFee.freeDays * DAY;
    expect(await chargedAt(ends - 1)).toBe(0);
    expect(await chargedAt(ends)).toBe(10);
    server.clock.advance(-2 * DAY);
  });
});

test('goods of the shelf are put back and cancelled like those of a parcel', async () => {
  const person = await buyer();
  const shelf = await shelfOf(db, PENS);
  const order = await paid(person.browser, {
    configuration: configurationOf(PENS, { quantity: 5 }),
  });
  const { orderId } = order;
  const shelfMoved = async () => {
    const now = await shelfOf(db, PENS);
    return [now.on_hand - shelf.on_hand, now.reserved - shelf.reserved];
  };
  if ((await rowOf(db, order.orderSN)).status === s.ordered) await because(orderId, 'REVIEW_PASS');
  await takeSteps(admin.browser, orderId, ['ALLOCATE', 'PICKED']);
  expect(await shelfMoved()).toEqual([-5, 0]);
  await because(orderId, 'PUT_BACK');
  expect(await shelfMoved()).toEqual([0, 5]);
  await takeSteps(admin.browser, orderId, ['PICKED', 'ALL_HANDED_OVER']);
  expect(await shelfMoved()).toEqual([-5, 0]);
});

describe('the desk', () => {
  test('takes no step of making with goods that are picked, and says which one it takes', async () => {
    const { browser } = await buyer();
    const { orderSN, paymentSN, orderId } = await send(browser, [
      { kind: sales, id: PENS, quantity: 1 },
    ]);
    await browser.send(payByBalance, { paymentSN });
    await takeSteps(admin.browser, orderId, ['ALLOCATE']);
    expect(await offeredTo(admin.browser, orderId)).toMatchObject({
      PICKED: null,
      OUTSOURCE: '现货订单不开工单，请拣货',
      OPEN_WORK_ORDER: '现货订单不开工单，请拣货',
    });
    await takeSteps(admin.browser, orderId, ['PICKED']);
    expect(await offeredTo(admin.browser, orderId)).toMatchObject({
      PUT_BACK: null,
      WITHDRAW_STORAGE: PICKED,
    });
    const silent = await admin.browser.refused(act, stepOf(orderId, 'PUT_BACK'));
    expect(silent.fields).toMatchObject({ reason: '请填写原因，客户会看到' });
    // From before, when the desk took it for printed.
    await steps(server, orderSN, ['WITHDRAW_STORAGE']);
    expect(await offeredTo(admin.browser, orderId)).toMatchObject({
      ...{ PUT_BACK: null, REWORK: PICKED, STORE_PART: PICKED, STORE_ALL: null },
    });
    const refusal = await admin.browser.refused(act, stepOf(orderId, 'REWORK', { reason }));
    expect(refusal).toMatchObject({ message: PICKED });
    await because(orderId, 'PUT_BACK');
    expect((await rowOf(db, orderSN)).status).toBe(s.allocated);
  });

  test('puts back nothing that was printed', async () => {
    const { browser } = await buyer();
    const { orderId } = await approvedOrder(server, browser);
    await takeSteps(admin.browser, orderId, ['ALLOCATE', 'OPEN_WORK_ORDER', 'STORE_ALL']);
    expect(await offeredTo(admin.browser, orderId)).toMatchObject({
      PUT_BACK: '这张订单是印刷品，没有货架可放回',
      WITHDRAW_STORAGE: null,
    });
  });
});
