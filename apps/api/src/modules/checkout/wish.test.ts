/** The day by which an order is wanted: kept through its draft, told at its confirmation, and agreed with it. */
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { saveDraft } from '@banxin/contract/calls/order/create';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { errCode } from '@banxin/contract/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { CARDS, confirmation, enter, place, RECEIVER, rowOf } from '../order/order.testkit.ts';

/** Two boxes of cards leave the factory on a Friday morning. */
const NEXT_MONDAY = '2026-11-23';
const FAST = { urgent: 'minus1', carrier: 'jd', arriveBy: NEXT_MONDAY } as const;
const server = await createTestServer();
let browser: Browser;
beforeAll(async () => {
  browser = (await enter(server, { balance: 10_000_000 })).browser;
});

const infoOf = (orderSN: string, more: object = {}) =>
  browser.send(getConfirmOrderInfo, { orderSN, province: '上海市', ...more });

describe('an order that is wanted by a day', () => {
  test('opens its confirmation with the urgency and the carrier that keep it', async () => {
    const { orderSN } = await place(browser, { ...FAST, province: '上海市' });
    const info = await infoOf(orderSN);
    expect(info).toMatchObject({
      carrier: 'jd',
      order: { urgent: 'minus1', arriveBy: NEXT_MONDAY },
      arrivesBy: NEXT_MONDAY,
      wish: { day: NEXT_MONDAY, isKept: true, offer: null },
    });
  });

  test('without a day has nothing to keep', async () => {
    const { orderSN } = await place(browser, { province: '上海市' });
    expect((await infoOf(orderSN)).wish).toBeNull();
    expect((await infoOf(orderSN)).order.arriveBy).toBeNull();
  });

  test('whose carrier was changed is told that it is late, and how the day is kept', async () => {
    const { orderSN } = await place(browser, { ...FAST, province: '上海市' });
    const slow = await infoOf(orderSN, { urgent: 'none', carrier: 'zhongtong' });
    expect(slow.wish).toMatchObject({
      isKept: false,
      offer: { urgent: 'minus1', carrier: 'jd', arriveDate: NEXT_MONDAY },
    });
    const { urgent, carrier, total } = slow.wish?.offer ?? {};
    const kept = await infoOf(orderSN, { urgent, carrier });
    expect(kept).toMatchObject({ quote: { total }, wish: { isKept: true, offer: null } });
  });

  test('that goes farther than was thought names the first possible day, and the price of it', async () => {
    const { orderSN } = await place(browser, { ...FAST, province: '上海市' });
    const far = await infoOf(orderSN, { province: '西藏自治区' });
    expect(far.wish?.isKept).toBe(false);
    const offer = far.wish?.offer;
    expect(offer?.arriveDate.localeCompare(NEXT_MONDAY)).toBe(1);
    const { urgent, carrier } = offer ?? {};
    const first = await infoOf(orderSN, { province: '西藏自治区', urgent, carrier });
    expect(first.arrivesBy).toBe(offer?.arriveDate);
    expect(first.quote.total).toBe(offer?.total);
    // Nothing is earlier: there is nothing more to offer.
    expect(first.wish?.offer).toBeNull();
  });

  test('that has time is told of what keeps it for less', async () => {
    const { orderSN } = await place(browser, {
      ...FAST,
      arriveBy: '2026-12-24',
      province: '上海市',
    });
    const info = await infoOf(orderSN);
    expect(info.wish).toMatchObject({
      isKept: true,
      offer: { urgent: 'none', carrier: 'zhongtong' },
    });
    expect(info.wish?.offer?.total).toBeLessThan(info.quote.total);
  });

  test('has nothing to say while a new address has no province', async () => {
    const { orderSN } = await place(browser, { ...FAST, province: '上海市' });
    expect(
      (await browser.send(getConfirmOrderInfo, { orderSN, unaddressed: true })).wish,
    ).toBeNull();
  });

  test('is confirmed at the price that was shown', async () => {
    const { orderSN } = await place(browser, { ...FAST, province: '上海市' });
    const { quote } = await infoOf(orderSN);
    const agreed = await browser.send(
      confirmOrder,
      await confirmation(browser, orderSN, { receiver: RECEIVER, urgent: 'minus1', carrier: 'jd' }),
    );
    expect(agreed.total).toBe(quote.total);
    expect(await rowOf(server.db, orderSN)).toMatchObject({ arrive_by: NEXT_MONDAY });
  });
});

describe('the day of a draft', () => {
  const edit = { configuration: { ...CARDS, quantity: 5 }, fileIds: [] };
  const dayOf = async (orderSN: string) =>
    (await browser.send(getOrderDetail, { ordersn: orderSN })).arriveBy;

  test('stays when something else is changed', async () => {
    const { orderSN } = await place(browser, FAST);
    await browser.send(saveDraft, { orderSN, version: 0, ...edit });
    expect(await dayOf(orderSN)).toBe(NEXT_MONDAY);
  });

  test('is changed alone, and taken away', async () => {
    const { orderSN } = await place(browser, { ...FAST, configuration: edit.configuration });
    await browser.send(saveDraft, { orderSN, version: 0, ...edit, arriveBy: '2026-12-01' });
    expect(await dayOf(orderSN)).toBe('2026-12-01');
    await browser.send(saveDraft, { orderSN, version: 1, ...edit, arriveBy: null });
    expect(await dayOf(orderSN)).toBeNull();
    // The same press again changes nothing.
    const again = await browser.send(saveDraft, { orderSN, version: 1, ...edit, arriveBy: null });
    expect(again.version).toBe(2);
  });

  test('that the calendar does not have is refused, and named', async () => {
    const refusal = await browser.refused(saveDraft, {
      orderSN: (await place(browser)).orderSN,
      version: 0,
      ...edit,
      arriveBy: '2026-02-31',
    });
    expect(refusal.errCode).toBe(errCode.configurationImpossible);
    expect(JSON.stringify(refusal.data)).toContain('2026-02-31');
  });
});
