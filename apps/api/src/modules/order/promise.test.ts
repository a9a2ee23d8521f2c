/** The delivery promise: words before payment, days from the moment an order is paid and its files are confirmed. */

import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { getOrders } from '@banxin/contract/calls/order/list';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { fileStatus, orderFlag, orderStatus } from '@banxin/contract/enums/order';
import type { Transition } from '@banxin/contract/lifecycles/chart';
import { products } from '@banxin/pricing/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import { configurationOf, confirmation, confirmed, enter, place, rowOf } from './order.testkit.ts';
import { arrivalOf, promiseFixedBy, promiseOf as toldPromise } from './promise.ts';
import { advance } from './status.ts';

const server = await createTestServer();
const { db, clock } = server;
let owner: Browser;
let clean: string;

beforeAll(async () => {
  owner = (await enter(server, { balance: 10_000_000 })).browser;
  clean = await upload(server, owner, FIXTURES['card-with-bleed'](), '名片.pdf');
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

/** Sets the clock to a time in Shanghai, such as `2026-11-21T16:29`; the login outlives every test. */
const at = (time: string) => clock.advance(msOf(`${time}:00+08:00`) - clock.now());
const detail = (orderSN: string) => owner.send(getOrderDetail, { ordersn: orderSN });
const promiseOf = async (orderSN: string) => (await detail(orderSN)).promise;
const pay = ({ paymentSN }: { paymentSN: string }) => owner.send(payByBalance, { paymentSN });
const open = { shipDate: null, arriveDate: null, isChanged: false };

/** Takes an order along an arrow of the works. */
async function staff(orderSN: string, event: string): Promise<void> {
  const order = await rowOf(db, orderSN);
  await transaction(db, (tx) =>
    advance(tx, order, { event, actor: 'staff', at: instantOf(clock.now()) }),
  );
}

const shelf = configurationOf(products.find(({ stock }) => stock)?.id ?? 0);

test('before payment it is a number of working days and no date, wherever it is shown', async () => {
  at(SEED_NOW.slice(0, 16));
  const { orderSN } = await place(owner, { fileIds: [clean], province: '上海市' });
  const words = {
    factoryName: '永城工厂',
    days: 2,
    transitDays: expect.any(Number),
    cutOff: '16:30',
  };
  expect(await promiseOf(orderSN)).toEqual({ factory: 0, ...words, ...open });
  const info = await owner.send(getConfirmOrderInfo, { orderSN, province: '上海市' });
  expect(info.quote.promise).toEqual({ factory: 0, ...words });
  // Beside it stands what would come of paying at once.
  expect(info.arrivesBy).toBe('2026-11-26');
  expect(JSON.stringify([info.carriers, info.urgencies, info.quote])).not.toMatch(
    /"\d{4}-\d\d-\d\d"/,
  );
  await owner.send(confirmOrder, await confirmation(owner, orderSN));
  expect(await promiseOf(orderSN)).toMatchObject(open);
  at('2026-11-22T20:00');
  expect(await promiseOf(orderSN)).toMatchObject(open);
  const { items } = await owner.send(getOrders, { tab: 'unpaid' });
  for (const { promise } of items) expect(promise).toMatchObject(open);
});

test.each([
  ['before the cut-off counts from today', '2026-11-27T16:29', '2026-11-30'],
  ['at the cut-off counts from the next working day', '2026-11-27T16:30', '2026-12-01'],
  ['on Sunday counts from Monday', '2026-11-29T10:00', '2026-12-02'],
])('paid with clean files %s, whenever it was ordered', async (_, when, shipDate) => {
  at('2026-11-27T09:00');
  const order = await confirmed(owner, { fileIds: [clean], province: '上海市' });
  at(when);
  await pay(order);
  const made = await promiseOf(order.orderSN);
  expect(made).toMatchObject({ shipDate, isChanged: false });
  expect(made?.arriveDate?.localeCompare(shipDate)).toBe(1);
  at('2026-12-01T09:00');
  expect(await promiseOf(order.orderSN)).toEqual(made);
});

test('paid without files it has no date; it counts from the moment the files pass', async () => {
  at('2026-12-01T09:00');
  const order = await confirmed(owner, { province: '上海市' });
  await pay(order);
  expect(await promiseOf(order.orderSN)).toMatchObject(open);
  at('2026-12-03T11:00');
  await owner.send(setOrderFiles, { orderSN: order.orderSN, fileIds: [clean] });
  expect(await promiseOf(order.orderSN)).toMatchObject({ shipDate: '2026-12-05' });
});

test('files that were approved before payment: it counts from the payment', async () => {
  at('2026-12-01T09:00');
  const order = await confirmed(owner, { fileIds: [clean], province: '上海市' });
  await staff(order.orderSN, 'REVIEW_PASS');
  expect(await promiseOf(order.orderSN)).toMatchObject(open);
  at('2026-12-03T11:00');
  await pay(order);
  expect(await promiseOf(order.orderSN)).toMatchObject({ shipDate: '2026-12-05' });
});

test('goods from the shelf need no files: it counts from the payment', async () => {
  at('2026-12-01T16:20');
  const order = await confirmed(owner, { configuration: shelf, province: '上海市' });
  at('2026-12-01T16:40');
  await pay(order);
  const { shipDate, days } = (await promiseOf(order.orderSN)) ?? {};
  expect(days).toBe(0);
  expect(shipDate).toBe('2026-12-02');
});

test('what the works do afterwards never moves the date', async () => {
  at('2026-12-01T09:00');
  const { orderSN, ...order } = await confirmed(owner, { fileIds: [clean], province: '上海市' });
  await pay(order);
  const made = await promiseOf(orderSN);
  at('2026-12-04T09:00');
  for (const event of ['ALLOCATE', 'UNALLOCATE', 'ALLOCATE', 'OPEN_WORK_ORDER', 'STORE_ALL']) {
    await staff(orderSN, event);
    expect(await promiseOf(orderSN), event).toEqual(made);
  }
  expect(orderFlag.names((await rowOf(db, orderSN)).flags)).not.toContain('deliveryDateChange');
});

test('a review that is withdrawn suspends it; a later date is flagged, told and shown', async () => {
  at('2026-12-07T09:00');
  const { orderSN, ...order } = await confirmed(owner, { fileIds: [clean], province: '上海市' });
  await pay(order);
  expect(await promiseOf(orderSN)).toMatchObject({ shipDate: '2026-12-09' });
  await staff(orderSN, 'REVIEW_WITHDRAW');
  expect(await promiseOf(orderSN)).toMatchObject(open);
  await db
    .updateTable('orders')
    .set({ file_status: fileStatus.confirmed, status: orderStatus.reviewWithdrawnOrdered })
    .where('order_sn', '=', orderSN)
    .execute();
  at('2026-12-08T09:00');
  await staff(orderSN, 'RESUBMIT');
  at('2026-12-10T09:00');
  await staff(orderSN, 'REVIEW_PASS');
  const shown = await detail(orderSN);
  expect(shown.promise).toMatchObject({ shipDate: '2026-12-12', isChanged: true });
  expect(shown.timeline.at(-1)).toMatchObject({
    title: { message: '交期变更' },
    note: { message: '发货日由 12 月 9 日改为 12 月 12 日' },
    actor: 'system',
  });
  expect(orderFlag.names((await rowOf(db, orderSN)).flags)).toContain('deliveryDateChange');
});

test('a review that passes again on the same day changes nothing', async () => {
  at('2026-12-14T09:00');
  const { orderSN, ...order } = await confirmed(owner, { fileIds: [clean], province: '上海市' });
  await pay(order);
  const made = await promiseOf(orderSN);
  for (const event of ['REVIEW_WITHDRAW', 'RESUBMIT', 'REVIEW_PASS']) await staff(orderSN, event);
  expect(await promiseOf(orderSN)).toEqual(made);
});

test('what a partner prints leaves two working days later, however often it goes there; it is marked and told', async () => {
  at('2026-12-16T09:00');
  const { orderSN, ...order } = await confirmed(owner, { fileIds: [clean], province: '上海市' });
  await pay(order);
  // A Friday; Sunday is no working day.
  expect(await promiseOf(orderSN)).toMatchObject({ shipDate: '2026-12-18', days: 2 });
  const { arriveDate: before } = (await promiseOf(orderSN)) ?? {};
  for (const event of ['ALLOCATE', 'OPEN_WORK_ORDER', 'OUTSOURCE']) await staff(orderSN, event);
  const later = await promiseOf(orderSN);
  expect(later).toMatchObject({ shipDate: '2026-12-21', days: 4, isChanged: true });
  expect(msOf(`${later?.arriveDate}T00:00:00Z`) - msOf(`${before}T00:00:00Z`)).toBe(3 * 86_400_000);
  expect((await detail(orderSN)).timeline.at(-1)).toMatchObject({
    title: { message: '交期变更' },
    note: { message: '发货日由 12 月 18 日改为 12 月 21 日' },
  });
  const told = await db
    .selectFrom('site_messages')
    .select('said')
    .where('kind', '=', 'promiseMoved')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(told.said).toMatchObject({ orderSN, from: '2026-12-18', to: '2026-12-21' });
  const names = orderFlag.names((await rowOf(db, orderSN)).flags);
  expect(names).toEqual(expect.arrayContaining(['outgoing', 'deliveryDateChange']));

  for (const event of ['SCAN_RETURN', 'CONFIRM_RETURN', 'REWORK', 'OUTSOURCE']) {
    await staff(orderSN, event);
  }
  expect(await promiseOf(orderSN)).toEqual(later);
});

test('what was promised no day is marked as outsourced, and is still promised none', () => {
  const order = { carrier: null, flags: 0, promise: null };
  const arrow = { event: 'OUTSOURCE', to: orderStatus.outsourced } as Transition;
  expect(promiseFixedBy(order, arrow, '2026-12-16T09:00:00+08:00')).toEqual({
    set: { flags: orderFlag.outgoing },
    change: null,
  });
});

test('an order to several addresses arrives with the last of them, and how each goes stays inside', () => {
  const order = {
    carrier: 'shunfeng',
    flags: orderFlag.multiSiteShipping,
    status: orderStatus.ordered,
    promise: {
      ...{ factory: 0, factoryName: '永城', days: 2, transitDays: 3, cutOff: '16:30' },
      ...{ shipDate: null, arriveDate: null },
      roads: [
        { carrier: 'shunfeng', transitDays: 3 },
        // This one pauses over the Spring Festival.
        { carrier: 'zhongtong', transitDays: 2 },
      ],
    },
  };
  const now = '2026-02-12T09:00:00+08:00';
  const arrow = { event: 'REVIEW_PASS', to: orderStatus.approvedOrdered } as Transition;
  const fixed = promiseFixedBy(order, arrow, now);
  expect(JSON.parse(fixed?.set.promise ?? '')).toMatchObject({ arriveDate: '2026-02-20' });
  expect(arrivalOf(order, now)).toBe('2026-02-20');
  expect(arrivalOf({ ...order, flags: 0 }, now)).toBe('2026-02-17');
  expect(toldPromise(order)).not.toHaveProperty('roads');
});
