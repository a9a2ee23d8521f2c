/** A quote keeps its word: orders of the job pay what it says, or less, until its day. */
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { saveDraft } from '@banxin/contract/calls/order/create';
import { getQuoteShares, shareQuote, withdrawQuote } from '@banxin/contract/calls/order/quoteShare';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { msOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { configurationOf, confirmation, enter, place, rowOf } from '../order/order.testkit.ts';
import { withoutWorkings } from '../order/withoutWorkings.ts';

const server = await createTestServer();
const { db, clock } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));
const at = (time: string) => clock.advance(msOf(`${time}+08:00`) - clock.now());

const FLYERS = configurationOf(201, {
  gsm: 200,
  crafts: [{ id: 'filmMatt', sides: 1 }, { id: 'punch' }],
});
const job = { configuration: FLYERS, province: '上海市' };

const setLevel = (id: number, level: number) =>
  db.updateTable('customers').set({ vip_level: level }).where('id', '=', id).execute();

/** Loses its VIP level after the quote was issued: from then on the job is dearer. */
async function quoted(configuration = FLYERS) {
  const customer = await enter(server, { balance: 1_000_000, vipLevel: 8 });
  const sheet = await customer.browser.send(issueQuoteSheet, { ...job, configuration });
  await setLevel(customer.id, 0);
  return { ...customer, sheet };
}

/** What the confirmation page shows for a job. */
async function shown(browser: Browser, configuration = FLYERS, province = '上海市') {
  const { orderSN } = await place(browser, { configuration, province });
  const info = await browser.send(getConfirmOrderInfo, { orderSN, province });
  return { orderSN, ...info };
}

test('an order of the quoted job pays what the quote says, and names it', async () => {
  at('2026-11-20T09:00:00');
  const { browser, sheet } = await quoted();
  const stranger = await enter(server);
  const { orderSN, quote } = await shown(browser);
  expect(quote.total).toBe(sheet.quote.total);
  expect(quote.lines).toEqual(withoutWorkings(sheet.quote).lines);
  expect(quote.sheet).toEqual({ number: sheet.number, validUntil: '2026-11-27' });
  const dearer = await shown(stranger.browser);
  expect(dearer.quote.total).toBeGreaterThan(quote.total);
  expect(dearer.quote.sheet).toBeUndefined();
  const done = await browser.send(confirmOrder, await confirmation(browser, orderSN));
  expect(done.total).toBe(sheet.quote.total);
  expect(done.payment?.amount).toBe(sheet.quote.total);
});

test('as often as its day allows, by every account of the customer', async () => {
  at('2026-11-20T09:00:00');
  const { browser, sheet, ...master } = await quoted();
  const sub = await enter(server, { parent: master, roles: 4 | 16 });
  for (const who of [browser, browser, sub.browser]) {
    expect((await shown(who)).quote.total).toBe(sheet.quote.total);
  }
});

test('the same crafts in another order are the same job, one more option is another', async () => {
  at('2026-11-20T09:00:00');
  const { browser, sheet } = await quoted();
  const turned = { ...FLYERS, crafts: [...FLYERS.crafts].reverse() };
  expect((await shown(browser, turned)).quote.total).toBe(sheet.quote.total);
  const other = await shown(browser, { ...FLYERS, styles: FLYERS.styles + 1 });
  expect(other.quote.sheet).toBeUndefined();
});

test('a link that is taken back takes nothing from the price', async () => {
  at('2026-11-20T09:00:00');
  const { browser, sheet } = await quoted();
  await browser.send(shareQuote, { number: sheet.number, shownAs: '悦享' });
  const { orderSN } = await shown(browser);
  const input = await confirmation(browser, orderSN);
  const [link] = (await browser.send(getQuoteShares, {})).items;
  await browser.send(withdrawQuote, { id: link?.id ?? 0 });
  expect((await browser.send(confirmOrder, input)).total).toBe(sheet.quote.total);
});

test('a draft that is changed leaves the quote, and comes back to it with its job', async () => {
  at('2026-11-20T09:00:00');
  const { browser, sheet } = await quoted();
  const { orderSN, order } = await shown(browser);
  const changed = await browser.send(saveDraft, {
    orderSN,
    version: order.version,
    configuration: { ...FLYERS, styles: 2 },
    fileIds: [],
  });
  const info = await browser.send(getConfirmOrderInfo, { orderSN });
  expect(info.quote.sheet).toBeUndefined();
  await browser.send(saveDraft, {
    orderSN,
    version: changed.version,
    configuration: FLYERS,
    fileIds: [],
  });
  const back = await browser.send(getConfirmOrderInfo, { orderSN, province: '上海市' });
  expect(back.quote.total).toBe(sheet.quote.total);
});

test('freight to another province is that of today, the printing stays', async () => {
  at('2026-11-20T09:00:00');
  const { browser, sheet, id } = await quoted();
  const far = await shown(browser, FLYERS, '四川省');
  await setLevel(id, 8);
  const asThen = await shown(browser, FLYERS, '四川省');
  expect(far.quote.total).toBe(asThen.quote.total);
  expect(far.quote.sheet?.number).toBe(sheet.number);
});

test('a job that has become cheaper costs what it costs today', async () => {
  at('2026-11-20T09:00:00');
  const { browser, id } = await enter(server);
  const sheet = await browser.send(issueQuoteSheet, job);
  await setLevel(id, 8);
  const { quote } = await shown(browser);
  expect(quote.total).toBeLessThan(sheet.quote.total);
  expect(quote.sheet).toBeUndefined();
});

test('at the last second it holds; a second later what moved is told by line and the order waits', async () => {
  at('2026-11-30T09:00:00');
  const { browser, sheet } = await quoted();
  at('2026-12-07T23:59:58');
  const [first, second] = [await shown(browser), await shown(browser)];
  const inTime = await confirmation(browser, first.orderSN);
  const late = await confirmation(browser, second.orderSN);
  at('2026-12-07T23:59:59.999');
  expect((await browser.send(confirmOrder, inTime)).total).toBe(sheet.quote.total);
  at('2026-12-08T00:00:00');
  const refusal = await browser.refused(confirmOrder, late);
  expect(refusal).toMatchObject({
    errCode: errCode.priceMoved,
    data: { differences: [expect.objectContaining({ id: 'vip', after: null })] },
  });
  expect((await rowOf(db, second.orderSN)).confirmed_at).toBeNull();
  const agreed = (refusal.data as { quote: { total: number } }).quote.total;
  expect(await browser.send(confirmOrder, { ...late, expectedTotal: agreed })).toMatchObject({
    total: agreed,
  });
});

test('every speed and carrier of the page costs what it says, also under a quote', async () => {
  at('2026-11-23T09:00:00');
  const { browser } = await quoted();
  const { orderSN, quote, urgencies, carriers, carrier } = await shown(browser);
  for (const { id, fee, unavailable } of urgencies) {
    if (unavailable !== null || !carrier) continue;
    const input = { orderSN, province: '上海市', urgent: id, carrier };
    const info = await browser.send(getConfirmOrderInfo, input);
    expect(info.quote.total - quote.total).toBe(fee);
  }
  const chosen = carriers.find(({ code }) => code === carrier);
  for (const { code, fee, unavailable } of carriers) {
    if (unavailable !== null) continue;
    const info = await browser.send(getConfirmOrderInfo, {
      orderSN,
      province: '上海市',
      carrier: code,
    });
    expect(info.quote.total - quote.total).toBe(fee - (chosen?.fee ?? 0));
  }
});

test('the way that keeps a wished day costs what it says, also under a quote', async () => {
  at('2026-11-23T09:00:00');
  const { browser } = await quoted();
  const terms = { configuration: FLYERS, province: '上海市', arriveBy: '2026-11-26' };
  const { orderSN } = await place(browser, terms);
  const late = await browser.send(getConfirmOrderInfo, { orderSN, carrier: 'zhongtong' });
  const offer = late.wish?.offer;
  expect(late.wish?.isKept).toBe(false);
  const { urgent, carrier } = offer ?? {};
  const taken = await browser.send(getConfirmOrderInfo, { orderSN, urgent, carrier });
  expect(taken.quote.sheet).toBeDefined();
  expect(taken.quote.total).toBe(offer?.total);
});
