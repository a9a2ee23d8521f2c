/**
 * The whole life of an order on the shop's clock, over real calls: each with what its customer was told, every row of
 * its ledger, and what became of the day that was promised.
 */
import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { createComment, getComment } from '@banxin/contract/calls/order/comment';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { setFilesConfirmed } from '@banxin/contract/calls/order/fileStanding';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { getOrderMaking } from '@banxin/contract/calls/order/making';
import { startChannel } from '@banxin/contract/calls/payment/channel';
import { createPayment, getPayment } from '@banxin/contract/calls/payment/payment';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { act } from '@banxin/contract/calls/works/desk';
import { accountFlow as flow } from '@banxin/contract/enums/account';
import { fileStatus as f, orderStatus as s } from '@banxin/contract/enums/order';
import type { Fen } from '@banxin/contract/money';
import { afterAll, expect, test } from 'vitest';
import type { Browser } from '../../../test/harness.ts';
import type { Carrier } from '../../ports/carrier.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { localCarrier, meetsNobody } from '../../ports/localCarrier.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, confirmed, enter, FAR, paid } from '../order/order.testkit.ts';
import { far, JOB, near, split } from '../orderDelivery/drops.testkit.ts';
import { startRealChannels } from '../payment/realChannels.testkit.ts';
import { shopTime } from './shopTime.testkit.ts';
import { enterAdmin, stepOf } from './works.testkit.ts';

const DAY = 86_400_000;
/** A receiver who takes nothing. */
const REFUSING = '13900000014';

/**
 * The carrier of the demo, of parcels that meet somebody at the first try; but for the one who refuses what it brings:
 * state 14 a day later.
 */
const carrier: Carrier = {
  ...localCarrier,
  nextNumber: (code, of) => {
    for (let label = of.label; ; label += 100) {
      const number = localCarrier.nextNumber(code, { ...of, label });
      if (number === null || !meetsNobody(number)) return number;
    }
  },
  track: async (parcel, now) => {
    if (parcel.phone !== REFUSING) return localCarrier.track(parcel, now);
    const at = instantOf(msOf(parcel.handedAt) + DAY);
    return at > now ? null : { state: 14, scans: [{ at, text: '收件人拒收，正在退回' }] };
  },
};

const { server, payAt, giveAllBack, sentBack, close } = await startRealChannels({
  env: { BANXIN_WORKSHOP: 'auto' },
  ports: { carrier },
});
const { db, shopClock } = server;
const time = shopTime(server);
const admin = await enterAdmin(server);
const BALANCE = 5_000_000;

afterAll(async () => {
  close();
  expect(await contradictions(db)).toEqual([]);
  expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
});

const cleanFile = (browser: Browser) =>
  upload(server, browser, FIXTURES['card-with-bleed'](), '名片.pdf');
const detailOf = (browser: Browser, orderSN: string) =>
  browser.send(getOrderDetail, { ordersn: orderSN });
const statusIs = (browser: Browser, orderSN: string, status: number) => async () =>
  (await detailOf(browser, orderSN)).status === status;

/** What a customer was told, the newest first. */
const told = async (browser: Browser) =>
  (await browser.send(getSiteMessages, { pageSize: 50 })).items.map(({ kind }) => kind);

/** Rows of the ledger since the account was opened, as `[account, flow, amount]`; all of them add up to nothing. */
async function ledgerOf(customerId: number) {
  const rows = await db
    .selectFrom('ledger')
    .select(['account', 'flow', 'amount', 'reference'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  return rows
    .filter(({ reference }) => reference !== 'opening')
    .map((row) => [row.account, row.flow, row.amount]);
}

/** Pays at Alipay, which tells the shop twice. */
async function payByAlipay(browser: Browser, paymentSN: string): Promise<number> {
  await browser.send(startChannel, { paymentSN, channel: 'alipay' });
  const { amount } = await browser.send(getPayment, { paymentSN });
  const tell = payAt('alipay', paymentSN, amount);
  await Promise.all([tell(), tell()]);
  return amount;
}

test('ordered, paid by Alipay, reviewed, put on a sheet with another, made, sent to two receivers, received by the last, commented on', async () => {
  await time.runJobs();
  const { browser, id } = await enter(server, { balance: BALANCE });
  const order = await confirmed(browser, {
    ...JOB,
    fileIds: [await cleanFile(browser)],
  });
  const { orderId, orderSN, total, paymentSN } = order;
  expect((await detailOf(browser, orderSN)).promise).toMatchObject({ shipDate: null });
  expect(await payByAlipay(browser, paymentSN)).toBe(total);
  const promised = (await detailOf(browser, orderSN)).promise;
  expect(promised?.shipDate).not.toBeNull();
  const neighbour = await enter(server, { balance: BALANCE });
  const fileIds = [await cleanFile(neighbour.browser)];
  await paid(neighbour.browser, { ...JOB, fileIds });

  const { difference } = await split(browser, order, [near(7), far(3)]);
  expect(await balanceOf(db, id)).toBe(BALANCE - difference);
  // Further away it arrives later, on a day of its own; it leaves the works on the one that was promised.
  const further = (await detailOf(browser, orderSN)).promise;
  expect(further).toMatchObject({ shipDate: promised?.shipDate, isChanged: false });
  expect(further?.arriveDate?.localeCompare(promised?.arriveDate ?? '')).toBe(1);

  const seen = new Set<string>();
  await time.until(async () => {
    const { status, statusLabel } = await detailOf(browser, orderSN);
    seen.add(statusLabel.message);
    return status === s.delivered;
  });
  expect([...seen]).toEqual(expect.arrayContaining(['部分运输中', '部分已签收']));

  const detail = await detailOf(browser, orderSN);
  expect(detail).toMatchObject({ total: total + difference, paid: total + difference });
  const steps = detail.timeline.map(({ event }) => event);
  expect(steps.filter((event) => event !== 'DROP_MOVED').slice(2)).toEqual([
    ...['PAY', 'REVIEW_PASS', 'SPLIT_DELIVERY', 'ALLOCATE', 'OPEN_WORK_ORDER', 'STORE_ALL'],
    ...['LABEL', 'ALL_HANDED_OVER', 'CARRIER_MOVING', 'SIGNED'],
  ]);
  const making = await browser.send(getOrderMaking, { orderSN });
  expect(making?.workOrderNo).toMatch(/^G\d{8}-\d+$/);
  expect(making?.shared).toMatchObject({ others: 1 });

  const moved = detail.timeline.filter(({ event }) => event === 'DROP_MOVED');
  const when = (words: string): string =>
    moved.find(({ note }) => typeof note === 'object' && note?.message === words)?.at ?? '';
  expect(msOf(when('地址 1：运输中'))).toBeLessThan(msOf(when('地址 2：运输中')));
  expect(msOf(when('地址 1：已签收'))).toBeLessThan(msOf(when('地址 2：已签收')));
  const { drops } = await browser.send(getMultipleDelivery, { orderId });
  expect(drops.map(({ status }) => status)).toEqual([s.delivered, s.delivered]);
  // The promise is kept to the day: for each of the drops and for the order, which has its last.
  expect(drops.map(({ arriveDate }) => arriveDate)).toEqual([
    dayOf(msOf(when('地址 1：已签收'))),
    dayOf(msOf(when('地址 2：已签收'))),
  ]);
  expect(detail.promise).toEqual(further);
  expect(detail.promise?.arriveDate).toBe(drops[1]?.arriveDate);
  const parcels = await browser.send(getExpressLogs, { orderSN });
  expect(parcels.map(({ drop, state }) => [drop, state])).toEqual([
    [1, 3],
    [2, 3],
  ]);

  const comment = { orderSN, stars: 5, content: '两个分店都按时收到，颜色一致。' };
  await browser.send(createComment, comment);
  expect(await browser.send(getComment, { orderSN })).toMatchObject({ stars: 5 });

  expect(await told(browser)).toEqual(['received', 'shipped', 'shipped', 'approved']);
  expect(await ledgerOf(id)).toEqual([
    ['cash', flow.spending, -total],
    ['sales', flow.spending, total],
    ['customer', flow.spending, -difference],
    ['sales', flow.spending, difference],
  ]);
});

test('files that the works withdraw are mended and confirmed: the days are counted anew, said, and kept', async () => {
  await time.runJobs();
  const { browser, id } = await enter(server, { balance: BALANCE });
  const { orderId, orderSN, total } = await paid(browser, {
    ...JOB,
    fileIds: [await cleanFile(browser)],
  });
  const before = (await detailOf(browser, orderSN)).promise;
  expect(before?.shipDate).not.toBeNull();
  const reason = '第 1 页文字离裁切边不到 2 毫米';
  await admin.browser.send(act, stepOf(orderId, 'REVIEW_WITHDRAW', { reason }));
  const withdrawn = await detailOf(browser, orderSN);
  expect(withdrawn).toMatchObject({
    status: s.reviewWithdrawnOrdered,
    fileStatus: f.fileToModify,
    promise: { shipDate: null, arriveDate: null, isChanged: false },
  });
  expect(withdrawn.timeline.at(-1)).toMatchObject({ actor: 'staff', note: reason });

  // Nobody goes on with it meanwhile, however long its customer takes.
  await shopClock.advance(3 * DAY);
  await time.runJobs();
  expect((await detailOf(browser, orderSN)).status).toBe(s.reviewWithdrawnOrdered);
  const mended = await upload(server, browser, FIXTURES['card-with-bleed'](), '名片-改.pdf');
  await browser.send(setOrderFiles, { orderSN, fileIds: [mended] });
  expect(await detailOf(browser, orderSN)).toMatchObject({
    status: s.ordered,
    fileStatus: f.modified,
  });
  await browser.send(setFilesConfirmed, { orderSN });
  const anew = await detailOf(browser, orderSN);
  expect(anew).toMatchObject({ status: s.approvedOrdered, promise: { isChanged: true } });
  expect(anew.promise?.shipDate?.localeCompare(before?.shipDate ?? '')).toBe(1);

  await time.until(statusIs(browser, orderSN, s.delivered));
  const detail = await detailOf(browser, orderSN);
  const dayAt = (event: string) =>
    dayOf(msOf(detail.timeline.find((one) => one.event === event)?.at ?? ''));
  expect(detail.promise).toEqual(anew.promise);
  expect(dayAt('ALL_HANDED_OVER')).toBe(anew.promise?.shipDate);
  expect(dayAt('SIGNED')).toBe(anew.promise?.arriveDate);

  expect(await told(browser)).toEqual([
    ...['received', 'shipped', 'approved', 'promiseMoved', 'reviewWithdrawn', 'approved'],
  ]);
  const { items } = await browser.send(getSiteMessages, {});
  const moved = items.find(({ kind }) => kind === 'promiseMoved');
  expect(moved?.text.data).toMatchObject({ from: before?.shipDate, to: anew.promise?.shipDate });
  expect(items.find(({ kind }) => kind === 'reviewWithdrawn')?.text.message).toContain(reason);
  expect(await ledgerOf(id)).toEqual([
    ['customer', flow.spending, -total],
    ['sales', flow.spending, total],
  ]);
});

test('one drop is refused and comes back: the other is received, and the money of it goes back by Alipay', async () => {
  await time.runJobs();
  const { browser, id } = await enter(server, { balance: BALANCE });
  const order = await confirmed(browser, {
    ...JOB,
    fileIds: [await cleanFile(browser)],
  });
  const { orderId, orderSN } = order;
  const refused = { receiver: { ...FAR, mobilePhone: REFUSING }, quantity: 4 };
  const total = order.total + (await split(browser, order, [near(6), refused])).difference;
  // The price has moved: what was open for it is over, and it is paid anew.
  const { paymentSN } = await browser.send(createPayment, { orderSNs: [orderSN] });
  expect(await payByAlipay(browser, paymentSN)).toBe(total);
  const promised = (await detailOf(browser, orderSN)).promise;
  expect(promised?.arriveDate).not.toBeNull();

  const stands = async () => {
    const { drops: both } = await browser.send(getMultipleDelivery, { orderId });
    return both.map(({ status }) => status);
  };
  await time.until(async () => (await stands()).join() === [s.delivered, s.toReturn].join());
  const returning = await detailOf(browser, orderSN);
  expect(returning).toMatchObject({
    status: s.delivered,
    statusLabel: { message: '部分退回中' },
    promise: promised,
  });
  expect(await ledgerOf(id)).toHaveLength(2);

  const refund = Math.round((total * 4) / 10) as Fen;
  const back = stepOf(orderId, 'RETURN_SCANNED', { payload: { drop: 2, refund } });
  await admin.browser.send(act, back);
  await giveAllBack();
  expect(await stands()).toEqual([s.delivered, s.returned]);
  expect(Object.values(sentBack('alipay', paymentSN))).toEqual([refund]);
  expect(await browser.send(getOrderRefunds, { orderId })).toMatchObject([
    { amount: refund, channel: { message: '支付宝' }, isDone: true },
  ]);
  expect((await browser.send(getPayment, { paymentSN })).status).toBe('partRefunded');
  expect(await detailOf(browser, orderSN)).toMatchObject({
    statusLabel: { message: '部分已退回' },
    paid: total,
    promise: promised,
  });
  expect(await balanceOf(db, id)).toBe(BALANCE);

  expect(await told(browser)).toEqual([
    ...['refunded', 'received', 'returning', 'shipped', 'shipped', 'approved'],
  ]);
  expect(await ledgerOf(id)).toEqual([
    ['cash', flow.spending, -total],
    ['sales', flow.spending, total],
    ['sales', flow.refund, -refund],
    ['transit', flow.refund, refund],
    ['transit', flow.withdrawal, -refund],
    ['cash', flow.withdrawal, refund],
  ]);
});
