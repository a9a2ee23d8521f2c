/** The desk of after-sales over its calls: what waits for it, what it waits for, and how much goes back. */
import type { InputOf } from '@banxin/contract/call';
import {
  addEvidence,
  getAfterSale,
  judgeAfterSale,
  sendAfterSaleMessage,
  setReturnParcel,
} from '@banxin/contract/calls/afterSales/ticket';
import { actOffice, getOfficeCase, getOfficeQueue } from '@banxin/contract/calls/works/office';
import type { OfficeView } from '@banxin/contract/entities/office';
import {
  afterSalesCause,
  afterSalesStatus,
  refundMethod,
  afterSalesSolution as s,
} from '@banxin/contract/enums/afterSales';
import { type Fen, fen, moneyText } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { ask, claim, photo, received, short } from '../afterSales/afterSales.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, configurationOf, enter, rowOf } from '../order/order.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const clerk = await enterStaff(server, ['aftersales']);
const buyer = await enter(server, { balance: 500_000_000 });

afterAll(async () => expect(await contradictions(db)).toEqual([]));

/** A ticket whose solution people decide about. */
async function complain(more: Parameters<typeof claim>[1] = {}) {
  const order = await received(server, buyer.browser);
  const fileIds = [await photo(server, buyer.browser)];
  return ask(server, buyer.browser, claim(order.order_sn, { fileIds, ...more }));
}

const ref = (number: string) => ({ kind: 'ticket', number }) as const;
const open = (number: string) => clerk.browser.send(getOfficeCase, ref(number));

type More = Partial<InputOf<typeof actOffice>>;

/** A step as it stands now. */
async function stepOf(number: string, event: string) {
  const { seen, steps } = await open(number);
  const step = steps.find((one) => one.event === event);
  if (step === undefined) throw new Error(`No ${event} among ${steps.map((one) => one.event)}`);
  const part = step.part === null ? {} : { part: step.part };
  return { step, input: { ...ref(number), event, seen, ...part } };
}

const act = async (number: string, event: string, more: More = {}) =>
  clerk.browser.send(actOffice, { ...(await stepOf(number, event)).input, ...more });
const refusedAct = async (number: string, event: string, more: More = {}) =>
  clerk.browser.refused(actOffice, { ...(await stepOf(number, event)).input, ...more });

/** Whether a view shows it, when its number is searched for. */
async function isIn(view: OfficeView, keyword: string): Promise<boolean> {
  const { items, total } = await clerk.browser.send(getOfficeQueue, {
    ...{ desk: 'aftersales', view, keyword },
  });
  expect(items).toHaveLength(total);
  return total === 1;
}
const views = async (number: string) => ({
  waiting: await isIn('waiting', number),
  suspended: await isIn('suspended', number),
});

describe('a ticket that waits for its customer', () => {
  test('is on hold until it goes on: the goods that come back are entered there', async () => {
    const { ticket_sn: number, id } = await complain({ solution: s.returnAndRefund });
    await act(number, 'ACCEPT');
    await act(number, 'SUSPEND', { reason: '等待客户寄回货物' });
    expect(await views(number)).toEqual({ waiting: false, suspended: true });
    await buyer.browser.send(setReturnParcel, { id, carrier: '中通', no: 'ZT123456' });
    expect(await isIn('suspended', number)).toBe(true);
    await act(number, 'GOODS_BACK');
    await act(number, 'RESUME');
    expect(await views(number)).toEqual({ waiting: true, suspended: false });
  });

  test('is there after a failed audit too, and waits again with what is added', async () => {
    const { ticket_sn: number, id } = await complain();
    expect(await views(number)).toEqual({ waiting: true, suspended: false });
    await act(number, 'FAIL', { reason: '请补充外箱和快递面单的照片' });
    expect(await views(number)).toEqual({ waiting: false, suspended: true });
    const fileIds = [await photo(server, buyer.browser)];
    await buyer.browser.send(addEvidence, { id, text: '补一张近照', fileIds });
    expect(await views(number)).toEqual({ waiting: true, suspended: false });
  });

  test('waits for an answer as well once the customer writes', async () => {
    const { ticket_sn: number, id } = await complain({ solution: s.other, refundMethod: 0 });
    await act(number, 'ACCEPT');
    await act(number, 'SUSPEND', { reason: '等待快递出具证明' });
    await buyer.browser.send(sendAfterSaleMessage, { id, text: '快递说下周给' });
    expect(await views(number)).toEqual({ waiting: true, suspended: true });
  });

  test('is found by its order and its customer, and not by other words', async () => {
    const { ticket_sn: number, order_sn: orderSN } = await complain();
    await act(number, 'FAIL', { reason: '请补充外箱和快递面单的照片' });
    expect(await isIn('suspended', orderSN)).toBe(true);
    expect(await isIn('suspended', `${orderSN}9`)).toBe(false);
  });
});

describe('what goes back', () => {
  test('is asked for with all that was paid for the pieces, and a part of it is refunded at once', async () => {
    const { ticket_sn: number, order_sn: orderSN, most, id } = await complain();
    const { step } = await stepOf(number, 'ACCEPT');
    expect(step).toMatchObject({ needs: ['amount'], money: { asked: most, most } });
    const before = await balanceOf(db, buyer.id);
    await act(number, 'ACCEPT', { amount: fen(1_234) });
    expect(await balanceOf(db, buyer.id)).toBe(before + 1_234);
    expect(await buyer.browser.send(getAfterSale, { id })).toMatchObject({
      ...{ status: afterSalesStatus.completed, refunded: 1_234 },
      records: [{ amount: 1_234 }],
    });
    expect((await rowOf(db, orderSN)).refunded).toBe(1_234);
  });

  test('is as much as was asked for where no sum is said', async () => {
    const { ticket_sn: number, order_sn: orderSN, most } = await complain();
    await act(number, 'ACCEPT');
    expect((await rowOf(db, orderSN)).refunded).toBe(most);
  });

  test('is never more than was paid for the pieces: the refusal names the most, and nothing is done', async () => {
    const { ticket_sn: number, order_sn: orderSN, most, id } = await complain();
    const refused = await refusedAct(number, 'ACCEPT', { amount: fen(most + 1) });
    expect(refused.fields?.amount).toBe(`最多可退 ${moneyText(most as Fen)}`);
    expect((await buyer.browser.send(getAfterSale, { id })).status).toBe(
      afterSalesStatus.submitted,
    );
    expect((await rowOf(db, orderSN)).refunded).toBe(0);
    await act(number, 'ACCEPT', { amount: fen(most) });
    expect((await rowOf(db, orderSN)).refunded).toBe(most);
  });

  test.each([0, -1, 0.5, 12.34])('is a whole number of fen above zero, not %s', async (amount) => {
    const { ticket_sn: number } = await complain();
    const refused = await refusedAct(number, 'ACCEPT', { amount: amount as Fen });
    expect(Object.keys(refused.fields ?? {})).toEqual(['amount']);
  });

  test('is said again once the goods are back: by the bank, with its number', async () => {
    const {
      ticket_sn: number,
      order_sn: orderSN,
      most,
    } = await complain({
      ...{ solution: s.returnAndRefund, refundMethod: refundMethod.bankTransfer },
    });
    await act(number, 'ACCEPT', { amount: fen(most - 100) });
    await act(number, 'GOODS_BACK');
    await act(number, 'RECHECK_CONFIRM');
    const { step } = await stepOf(number, 'REFUND');
    expect(step).toMatchObject({
      needs: ['amount', 'bankRef'],
      money: { asked: most - 100, most },
    });
    const bankRef = `B${number}`;
    const refused = await refusedAct(number, 'REFUND', { bankRef, amount: fen(most + 1) });
    expect(refused.fields?.amount).toBe(`最多可退 ${moneyText(most as Fen)}`);
    await act(number, 'REFUND', { bankRef, amount: fen(500) });
    expect((await rowOf(db, orderSN)).refunded).toBe(500);
  });

  test('is never less than the customer was offered, and may be more', async () => {
    const quantity = 50_000;
    const order = await received(
      server,
      buyer.browser,
      configurationOf(201, { quantity, styles: 1 }),
    );
    const told = {
      ...{ lines: [{ style: 1, quantity }], measured: { received: 5_000 } },
      cause: afterSalesCause.shortQuantity,
    };
    const { offer } = await buyer.browser.send(judgeAfterSale, {
      ...{ orderSN: order.order_sn, ...told },
    });
    const offered = offer?.amount as Fen;
    const fileIds = [await photo(server, buyer.browser)];
    const { ticket_sn: number } = await ask(
      server,
      buyer.browser,
      short(order.order_sn, 5_000, { ...told, fileIds, offerAmount: offered }),
    );
    const refused = await refusedAct(number, 'ACCEPT', { amount: fen(offered - 1) });
    expect(refused.fields?.amount).toBe(`已向客户承诺 ${moneyText(offered)}，不能少于它`);
    await act(number, 'ACCEPT', { amount: fen(offered + 1) });
    expect((await rowOf(db, order.order_sn)).refunded).toBe(offered + 1);
  });

  test('is not asked about where nothing goes back', async () => {
    const { ticket_sn: number } = await complain({ solution: s.reprint, refundMethod: 0 });
    expect((await stepOf(number, 'ACCEPT')).step).toMatchObject({ needs: [] });
  });
});
