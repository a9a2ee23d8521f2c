/** Warnings of the file check are acknowledged: by the customer with the confirmation or later, or by a person at review. */
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { setFilesConfirmed } from '@banxin/contract/calls/order/fileStanding';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { fileStatus as f, orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { confirmation, confirmed, enter, paid, place, rowOf } from '../order/order.testkit.ts';
import { enterStaff, takeSteps } from '../works/works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const { browser } = await enter(server, { balance: 100_000_000 });
const reviewer = await enterStaff(server, ['review']);
let warned: string;
let other: string;
let faulty: string;
beforeAll(async () => {
  warned = await upload(server, browser, FIXTURES['card-double-size']());
  other = await upload(server, browser, FIXTURES['line-quarter-point']());
  faulty = await upload(server, browser, FIXTURES['low-resolution']());
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const standing = async (orderSN: string) => {
  const { status, file_status } = await rowOf(db, orderSN);
  return [status, file_status];
};

describe('with the confirmation', () => {
  test('files whose warnings were seen pass review with the payment, and stay as they are', async () => {
    const { orderSN } = await paid(browser, { fileIds: [warned] }, { confirmedFiles: [warned] });
    expect(await standing(orderSN)).toEqual([s.approvedOrdered, f.confirmed]);
    const { timeline } = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(timeline.at(-1)?.note).toMatchObject({ message: '客户确认文件，通过审核' });
    const refusal = await browser.refused(setOrderFiles, { orderSN, fileIds: [other] });
    expect(refusal.errCode).toBe(errCode.wrongState);
  });

  test('until they are paid for they are confirmed and nothing is reviewed; the same press again changes nothing', async () => {
    const { orderSN } = await place(browser, { fileIds: [warned] });
    const input = await confirmation(browser, orderSN, { confirmedFiles: [warned] });
    const first = await browser.send(confirmOrder, input);
    expect(await standing(orderSN)).toEqual([s.registered, f.confirmed]);
    const again = await browser.send(confirmOrder, input);
    expect(again.payment?.paymentSN).toBe(first.payment?.paymentSN);
    await browser.send(payByBalance, { paymentSN: first.payment?.paymentSN ?? '' });
    expect(await standing(orderSN)).toEqual([s.approvedOrdered, f.confirmed]);
  });

  test.each<[string, () => string[]]>([
    ['others', () => [other]],
    ['more', () => [warned, other]],
    ['one of them twice', () => [warned, warned]],
  ])('naming %s than the order has is refused, and nothing is confirmed', async (which, named) => {
    const fileIds = which === 'one of them twice' ? [warned, other] : [warned];
    const { orderSN } = await place(browser, { fileIds });
    const input = await confirmation(browser, orderSN, { confirmedFiles: named() });
    expect(await browser.refused(confirmOrder, input)).toMatchObject({
      errCode: errCode.wrongState,
      message: '文件刚换过，请看过新文件的检查结果再确认',
    });
    expect((await rowOf(db, orderSN)).confirmed_at).toBeNull();
  });

  test('what a person must look at is not acknowledged away', async () => {
    const { orderSN } = await place(browser, { fileIds: [faulty] });
    const input = await confirmation(browser, orderSN, { confirmedFiles: [faulty] });
    expect((await browser.refused(confirmOrder, input)).errCode).toBe(errCode.fileUnusable);
    expect((await rowOf(db, orderSN)).confirmed_at).toBeNull();
  });

  test('where there are no files there is nothing to acknowledge', async () => {
    const { orderSN } = await place(browser);
    const input = await confirmation(browser, orderSN, { confirmedFiles: [warned] });
    expect((await browser.refused(confirmOrder, input)).errCode).toBe(errCode.wrongState);
  });
});

describe('not with the confirmation', () => {
  test('the order waits in review after its payment, until the customer confirms the files', async () => {
    const { orderSN } = await paid(browser, { fileIds: [warned] });
    expect(await standing(orderSN)).toEqual([s.ordered, f.unmodified]);
    await browser.send(setFilesConfirmed, { orderSN });
    expect(await standing(orderSN)).toEqual([s.approvedOrdered, f.confirmed]);
  });

  test('or a person at review has read them, who needs no reason', async () => {
    const { orderSN, orderId } = await paid(browser, { fileIds: [warned] });
    await takeSteps(reviewer.browser, orderId, ['REVIEW_PASS']);
    expect((await standing(orderSN))[0]).toBe(s.approvedOrdered);
  });

  test('before it is paid for the customer may confirm them on the page of the order', async () => {
    const { orderSN, paymentSN } = await confirmed(browser, { fileIds: [warned] });
    await browser.send(setFilesConfirmed, { orderSN });
    await browser.send(payByBalance, { paymentSN });
    expect((await standing(orderSN))[0]).toBe(s.approvedOrdered);
  });
});
