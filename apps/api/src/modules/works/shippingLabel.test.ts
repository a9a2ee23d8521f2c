/** Labels as our own paper: where to, from whom, by whom, which carton of how many, and what is in it. */
import type { RawAnswer } from '@banxin/contract/call';
import { setDeliverySender } from '@banxin/contract/calls/order/extend';
import { act, getCase, getLabel } from '@banxin/contract/calls/works/desk';
import type { Sender } from '@banxin/contract/entities/sender';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { textOfPdf } from '../../../test/pdfText.testkit.ts';
import {
  CARDS,
  configurationOf,
  confirmed,
  enter,
  FAR,
  paid,
  RECEIVER,
  standAt,
} from '../order/order.testkit.ts';
import { enterStaff, splitOver, stepOf } from './works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const buyer = (await enter(server, { balance: 50_000_000 })).browser;
const clerk = (await enterStaff(server, ['shipping'])).browser;

const SENDER: Sender = { name: '悦享包装', phone: '0571-88001234', address: '西湖区', hide: true };
const MANY = configurationOf(201, { quantity: 5_000 });

/** An order that waits to be sent. */
async function stored(configuration = CARDS, sender: Sender | null = null) {
  const order = await paid(buyer, { configuration });
  if (sender !== null) {
    await buyer.send(setDeliverySender, { orderSN: order.orderSN, sender });
  }
  await standAt(db, order.orderSN, s.stored);
  return order;
}

/** What stands on the labels, without blanks. */
async function labelOf(id: number, drop?: number) {
  const answer = (await clerk.send(getLabel, {
    id,
    ...(drop !== undefined && { drop }),
  })) as RawAnswer;
  const read = await textOfPdf(new Uint8Array(await answer.blob.arrayBuffer()));
  return { ...read, words: read.text.replaceAll(/\s/g, ''), fileName: answer.fileName };
}

test('each carton has a page of 100 × 150 mm with receiver, sender, carrier, numbers and contents', async () => {
  const { orderId, orderSN } = await stored(MANY, SENDER);
  const { trackingNo, dispatch } = await clerk.send(act, stepOf(orderId, 'LABEL'));
  const [parcel] = dispatch?.parcels ?? [];
  const cartons = parcel?.packing?.cartons ?? 0;
  expect(cartons).toBeGreaterThan(1);
  const { words, sizes, bars, fonts, fileName } = await labelOf(orderId);
  expect(fileName).toBe(`面单-${orderSN}.pdf`);
  expect(sizes).toEqual(Array.from({ length: cartons }, () => '100 × 150'));
  expect(fonts).toEqual([{ isEmbedded: true }]);
  for (const said of [
    ...[RECEIVER.consignee, RECEIVER.mobilePhone, '上海市闵行区春申路100号'],
    ...[SENDER.name, SENDER.phone, SENDER.address, parcel?.carrier?.name ?? ''],
    ...[orderSN, trackingNo ?? '', `1/${cartons}`, `${cartons}/${cartons}`, '5000张'],
  ]) {
    expect(words).toContain(said);
  }
  // Both numbers can be scanned: five bars for each character, start and stop.
  const characters = orderSN.length + (trackingNo?.length ?? 0) + 4;
  expect(bars).toBeGreaterThanOrEqual(cartons * 5 * characters);
  // Its customer's own parcel shows no sign of the works.
  expect(words).not.toContain('版心');
});

test('without a sender of its customer it comes from the works', async () => {
  const { orderId } = await stored();
  await clerk.send(act, stepOf(orderId, 'LABEL'));
  expect((await labelOf(orderId)).words).toContain('版心印刷');
});

test('the sender is that of the label, whatever was chosen since', async () => {
  const { orderId } = await stored(CARDS, SENDER);
  await clerk.send(act, stepOf(orderId, 'LABEL'));
  await db.updateTable('orders').set({ sender: null }).where('id', '=', orderId).execute();
  expect((await labelOf(orderId)).words).toContain(SENDER.name);
});

test('a number that no scanner could read is printed as it is', async () => {
  const { orderId } = await stored();
  const trackingNo = 'yd-7340012003004112345678901234567890123';
  await clerk.send(act, stepOf(orderId, 'LABEL', { payload: { trackingNo } }));
  expect((await labelOf(orderId)).words).toContain(trackingNo);
});

test('the longest names and addresses are printed whole', async () => {
  const receiver = {
    ...RECEIVER,
    consignee: '收'.repeat(30),
    district: '区'.repeat(30),
    detail: '路'.repeat(120),
  };
  const { orderId, orderSN } = await confirmed(buyer, {}, { receiver });
  await standAt(db, orderSN, s.stored);
  await clerk.send(act, stepOf(orderId, 'LABEL'));
  const { words, sizes } = await labelOf(orderId);
  expect(sizes).toHaveLength(1);
  for (const said of [receiver.consignee, receiver.district, receiver.detail]) {
    expect(words).toContain(said);
  }
});

test('of several addresses each has its own, or all that have theirs come together', async () => {
  const order = await paid(buyer, { configuration: { ...CARDS, quantity: 10 } });
  await splitOver(buyer, order, [
    { receiver: RECEIVER, quantity: 6, carrier: 'zhongtong' },
    { receiver: FAR, quantity: 4, carrier: 'zhongtong' },
  ]);
  await standAt(db, order.orderSN, s.stored);
  const { orderId } = order;
  await clerk.send(act, stepOf(orderId, 'LABEL', { payload: { drop: 2 } }));
  const early = await clerk.refused(getLabel, { id: orderId, drop: 1 });
  expect(early).toMatchObject({
    errCode: errCode.wrongState,
    message: '还没有打面单，或已不在发货途中',
  });
  const second = await labelOf(orderId);
  expect(second.words).toContain('地址2/2');
  expect(second.words).toContain(FAR.consignee);
  expect(second.words).toContain('4盒');
  expect(second.words).not.toContain(RECEIVER.consignee);
  await clerk.send(act, stepOf(orderId, 'ALL_HANDED_OVER', { payload: { drop: 1 } }));
  // What has just left can still be printed.
  const both = await labelOf(orderId);
  expect(both.sizes).toHaveLength(2);
  expect((await labelOf(orderId, 1)).words).toContain('6盒');
  const { dispatch, drops } = await clerk.send(getCase, { id: orderId });
  expect(dispatch?.parcels.map(({ isLabelled }) => isLabelled)).toEqual([true, true]);
  for (const { trackingNo } of drops) expect(both.words).toContain(trackingNo);
  const none = await clerk.refused(getLabel, { id: orderId, drop: 3 });
  expect(none).toMatchObject({
    errCode: errCode.invalidInput,
    fields: { drop: expect.anything() },
  });
});

test('what is fetched at the works has a label without a number', async () => {
  const near = { ...RECEIVER, province: '天津市', city: '天津市', district: '武清区' };
  const { orderId, orderSN } = await confirmed(buyer, {}, { receiver: near, carrier: 'pickup' });
  await standAt(db, orderSN, s.stored);
  expect((await clerk.refused(getLabel, { id: orderId })).errCode).toBe(errCode.wrongState);
  await clerk.send(act, stepOf(orderId, 'LABEL'));
  expect((await labelOf(orderId)).words).toContain('工厂自提');
});

test('a label that was thrown away is not printed, nor that of what has arrived; other desks and customers get none', async () => {
  const { orderId, orderSN } = await stored();
  const refusedTo = async (browser = clerk) =>
    (await browser.refused(getLabel, { id: orderId })).errCode;
  await clerk.send(act, stepOf(orderId, 'LABEL'));
  const others = await enterStaff(server, ['review', 'production']);
  expect(await refusedTo(others.browser)).toBe(errCode.forbidden);
  expect(await refusedTo(buyer)).toBe(errCode.forbidden);
  await clerk.send(act, stepOf(orderId, 'CANCEL_LABEL'));
  expect(await refusedTo()).toBe(errCode.wrongState);
  await clerk.send(act, stepOf(orderId, 'ALL_HANDED_OVER'));
  await labelOf(orderId);
  await standAt(db, orderSN, s.delivered);
  expect(await refusedTo()).toBe(errCode.wrongState);
  const unknown = await clerk.refused(getLabel, { id: 2_000_000 });
  expect(unknown.errCode).toBe(errCode.notFound);
});
