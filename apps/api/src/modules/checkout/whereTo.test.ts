/** What an order costs and when it arrives follows its address, and is told before and after it is paid. */
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { confirmation, confirmed, enter, place, RECEIVER } from '../order/order.testkit.ts';

const server = await createTestServer();
let browser: Browser;
beforeAll(async () => {
  browser = (await enter(server, { balance: 10_000_000 })).browser;
});

describe('a new address', () => {
  test('that has no province yet has no freight, no carrier and no day; with one it has all', async () => {
    const { orderSN } = await place(browser, { province: '上海市', carrier: 'shunfeng' });
    const open = await browser.send(getConfirmOrderInfo, { orderSN, unaddressed: true });
    expect(open).toMatchObject({ carrier: null, carriers: [], quote: { promise: null } });
    expect(open.quote.lines.some(({ id }) => id === 'freight')).toBe(false);
    const known = await browser.send(getConfirmOrderInfo, { orderSN, province: '西藏自治区' });
    expect(known.carrier).not.toBeNull();
    expect(known.quote.promise).not.toBeNull();
    expect(known.quote.lines.find(({ id }) => id === 'freight')?.amount).toBeGreaterThan(0);
    expect(known.quote.total).toBeGreaterThan(open.quote.total);
  });

  test('that the chosen carrier does not reach gets another, and says why that one is not', async () => {
    const { orderSN } = await place(browser, { province: '上海市' });
    const near = await browser.send(getConfirmOrderInfo, { orderSN });
    const pickup = near.carriers.filter(({ unavailable }) => unavailable === null);
    const provinces = ['上海市', '河南省', '四川省', '西藏自治区'];
    for (const { code } of pickup) {
      for (const province of provinces) {
        const info = await browser.send(getConfirmOrderInfo, { orderSN, province, carrier: code });
        const asked = info.carriers.find((one) => one.code === code);
        const isTaken = asked !== undefined && asked.unavailable === null;
        expect(info.carrier === code, `${code} to ${province}`).toBe(isTaken);
        const taken = info.carriers.find((one) => one.code === info.carrier);
        expect(taken?.unavailable ?? null).toBeNull();
      }
    }
  });

  test('is what the order is confirmed for', async () => {
    const { orderSN } = await place(browser, { province: '上海市' });
    const receiver = { ...RECEIVER, province: '四川省', city: '成都市', district: '温江区' };
    const answer = await browser.send(
      confirmOrder,
      await confirmation(browser, orderSN, { receiver }),
    );
    const there = await browser.send(getConfirmOrderInfo, { orderSN, province: '四川省' });
    expect(answer.total).toBe(there.quote.total);
  });
});

describe('the day of arrival', () => {
  test('stands on the cashier as it would be if it were paid now, and is fixed when it is paid', async () => {
    const file = await upload(server, browser, FIXTURES['card-with-bleed']());
    const { paymentSN } = await confirmed(browser, { fileIds: [file] });
    const { subjects } = await browser.send(getPayment, { paymentSN });
    expect(subjects).toEqual([expect.objectContaining({ isPrinted: true })]);
    expect(subjects[0]?.promise).toMatchObject({ shipDate: null, arriveDate: null });
    const paid = await browser.send(payByBalance, { paymentSN });
    expect(paid.orders[0]?.promise?.arriveDate).toBe(subjects[0]?.arrives);
    expect((await browser.send(payByBalance, { paymentSN })).orders).toEqual(paid.orders);
  });

  test('is open while the files are not there: only how long it will take is said', async () => {
    const { paymentSN } = await confirmed(browser);
    const paid = await browser.send(payByBalance, { paymentSN });
    expect(paid.orders[0]?.promise).toMatchObject({
      arriveDate: null,
      days: expect.any(Number),
    });
  });
});
