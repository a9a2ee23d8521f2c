/** One order to two receivers, on the shop's clock: paid, made, shipped in two drops, delivered one after the other. */
import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getMultipleDelivery, setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { dayOf, msOf, nowOf } from '../../ports/clock.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { jobs, nextEvents } from '../../registry.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, CARDS, enter, paid, RECEIVER } from '../order/order.testkit.ts';

const server = await createTestServer({ env: { BANXIN_WORKSHOP: 'auto' } });
const { db, shopClock } = server;
const buyer = await enter(server, { balance: 5_000_000 });
const { browser } = buyer;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const FAR = {
  ...RECEIVER,
  consignee: '乌鲁木齐分店',
  province: '新疆维吾尔自治区',
  city: '乌鲁木齐市',
};

/** What the server's own jobs do after the clock was moved. */
async function runJobs(): Promise<void> {
  for (const job of jobs) {
    if (['workshop', 'watch-parcels'].includes(job.name)) await job.run(server.services);
  }
}

/** Puts the clock to what happens next. */
async function toNext(): Promise<void> {
  const all = await Promise.all(nextEvents.map((next) => next(db, nowOf(shopClock))));
  const next = all.filter((at) => at !== null).sort()[0];
  if (next === undefined) throw new Error('Nothing happens any more');
  await shopClock.advance(Math.max(0, msOf(next) - shopClock.now()) + 1);
  await runJobs();
}

test('two receivers of one order get theirs one after the other, and the order is received with the last', async () => {
  await runJobs();
  const file = await upload(server, browser, FIXTURES['card-with-bleed'](), '名片.pdf');
  const { orderId, orderSN, total } = await paid(browser, {
    configuration: { ...CARDS, quantity: 10 },
    fileIds: [file],
  });
  const before = await balanceOf(db, buyer.id);
  const drops = [
    { receiver: RECEIVER, quantity: 7 },
    { receiver: FAR, quantity: 3 },
  ];
  const { difference } = await browser.send(calcExpressSum, {
    orderSN,
    drops: drops.map(({ receiver: { province }, quantity }) => ({ province, quantity })),
  });
  const { version } = await browser.send(getMultipleDelivery, { orderId });
  await browser.send(setMultipleDelivery, {
    orderSN,
    version,
    drops,
    expectedDifference: difference,
  });
  expect(await balanceOf(db, buyer.id)).toBe(before - difference);

  const seen = new Set<string>();
  for (let step = 0; step < 160; step += 1) {
    const { status, statusLabel } = await browser.send(getOrderDetail, { ordersn: orderSN });
    seen.add(statusLabel.message);
    if (status === s.delivered) break;
    await toNext();
  }
  const detail = await browser.send(getOrderDetail, { ordersn: orderSN });
  expect(detail).toMatchObject({ status: s.delivered, total: total + difference });
  expect([...seen].filter((label) => label.startsWith('部分'))).toContain('部分运输中');
  expect([...seen]).toContain('部分已签收');

  const moved = detail.timeline.filter(({ event }) => event === 'DROP_MOVED');
  const when = (words: string): string =>
    moved.find(({ note }) => typeof note === 'object' && note?.message === words)?.at ?? '';
  expect(msOf(when('地址 1：运输中'))).toBeLessThan(msOf(when('地址 2：运输中')));
  expect(msOf(when('地址 1：已签收'))).toBeLessThan(msOf(when('地址 2：已签收')));

  const after = await browser.send(getMultipleDelivery, { orderId });
  expect(after.drops.map(({ status }) => status)).toEqual([s.delivered, s.delivered]);
  expect(after.drops.map(({ arriveDate }) => arriveDate)).toEqual([
    dayOf(msOf(when('地址 1：已签收'))),
    dayOf(msOf(when('地址 2：已签收'))),
  ]);
  expect(detail.promise?.arriveDate).toBe(after.drops[1]?.arriveDate);
  const parcels = await browser.send(getExpressLogs, { orderSN });
  expect(parcels.map(({ drop, state }) => [drop, state])).toEqual([
    [1, 3],
    [2, 3],
  ]);
  const { items } = await browser.send(getSiteMessages, {});
  expect(items.map(({ kind }) => kind)).toEqual(['received', 'shipped', 'shipped', 'approved']);
});
