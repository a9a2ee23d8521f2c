/** An order is confirmed for several addresses at once: at the price that was shown, and it goes there. */
import { getAvailableCoupons } from '@banxin/contract/calls/coupon/coupon';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getMultipleDelivery } from '@banxin/contract/calls/order/drops';
import type { DropInput } from '@banxin/contract/calls/order/drops.schemas';
import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, FAR, place, RECEIVER, rowOf } from '../order/order.testkit.ts';
import { far, JOB, near, split } from '../orderDelivery/drops.testkit.ts';

const server = await createTestServer();
const { db } = server;
const { browser } = await enter(server, { balance: 10_000_000 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

/** What the page asks for. */
const asking = (orderSN: string, drops: readonly DropInput[]) => ({
  orderSN,
  dropProvinces: drops.map(({ receiver }) => receiver.province),
  dropQuantities: drops.map(({ quantity }) => quantity),
  dropCarriers: drops.map(({ carrier }) => carrier ?? ''),
});

const infoOf = (orderSN: string, drops: readonly DropInput[]) =>
  browser.send(getConfirmOrderInfo, asking(orderSN, drops));

/** What the page sends. */
async function confirming(orderSN: string, drops: readonly DropInput[]) {
  const { quote, carrier } = await infoOf(orderSN, drops);
  return {
    orderSN,
    receiver: drops[0]?.receiver ?? RECEIVER,
    carrier: carrier ?? '',
    drops: [...drops],
    expectedTotal: quote.total,
  };
}

const TWO = [near(6), far(4)];

describe('an order for two addresses', () => {
  test('costs what its page says, with a line of freight for each', async () => {
    const { orderSN } = await place(browser, JOB);
    const info = await infoOf(orderSN, TWO);
    const freight = info.quote.lines.find(({ id }) => id === 'freight');
    expect(info.carriers).toEqual([]);
    expect(info.drops).toMatchObject([{ quantity: 6 }, { quantity: 4, province: FAR.province }]);
    expect(freight?.children?.map(({ amount }) => amount)).toEqual(
      info.drops.map((drop) => drop.freight),
    );
    expect(info.quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(info.quote.total);
    const confirmed = await browser.send(confirmOrder, await confirming(orderSN, TWO));
    expect(confirmed.total).toBe(info.quote.total);
    const { drops, quantity } = await browser.send(getMultipleDelivery, {
      orderId: confirmed.orderId,
    });
    expect(quantity).toBe(10);
    expect(drops).toMatchObject([
      { position: 1, receiver: RECEIVER, quantity: 6, carrier: info.drops[0]?.carrier },
      { position: 2, receiver: FAR, quantity: 4, carrier: info.drops[1]?.carrier },
    ]);
    const detail = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(detail).toMatchObject({ isMultiSite: true, total: info.quote.total });
    expect(detail.quote?.lines.find(({ id }) => id === 'freight')?.children).toHaveLength(2);
  });

  test('is the same order as one that was split afterwards', async () => {
    const [at, later] = [await place(browser, JOB), await place(browser, JOB)];
    const now = await browser.send(confirmOrder, await confirming(at.orderSN, TWO));
    const { carrier, quote } = await browser.send(getConfirmOrderInfo, {
      orderSN: later.orderSN,
      province: RECEIVER.province,
    });
    await browser.send(confirmOrder, {
      orderSN: later.orderSN,
      receiver: RECEIVER,
      carrier: carrier ?? '',
      expectedTotal: quote.total,
    });
    const order = { ...later, paymentSN: '', total: quote.total };
    await split(browser, order, TWO);
    const [a, b] = [await rowOf(db, at.orderSN), await rowOf(db, later.orderSN)];
    for (const column of ['total', 'carrier', 'factory', 'flags', 'promise'] as const) {
      expect(a[column], column).toEqual(b[column]);
    }
    expect(a.total).toBe(now.total);
  });

  test('is paid once, and every receiver may look it up', async () => {
    const { orderSN } = await place(browser, JOB);
    const { payment, total } = await browser.send(confirmOrder, await confirming(orderSN, TWO));
    const paymentSN = payment?.paymentSN ?? '';
    expect((await browser.send(getPayment, { paymentSN })).amount).toBe(total);
    await browser.send(payByBalance, { paymentSN });
    for (const { mobilePhone } of [RECEIVER, FAR]) {
      const found = await browser.send(lookUpOrder, { orderSN, phoneTail: mobilePhone.slice(-4) });
      expect(found.orderSN).toBe(orderSN);
    }
  });

  test('of the same press twice is one order; another address is another press', async () => {
    const { orderSN } = await place(browser, JOB);
    const input = await confirming(orderSN, TWO);
    const first = await browser.send(confirmOrder, input);
    expect(await browser.send(confirmOrder, input)).toMatchObject({
      orderId: first.orderId,
      payment: { paymentSN: first.payment?.paymentSN },
    });
    const other = { ...input, drops: [near(5), far(5)] };
    expect(await browser.refused(confirmOrder, other)).toMatchObject({
      errCode: errCode.wrongState,
    });
  });

  test('shows the coupons beside that price', async () => {
    const { orderSN } = await place(browser, JOB);
    expect(await browser.send(getAvailableCoupons, asking(orderSN, TWO))).toMatchObject({
      offers: [],
    });
  });
});

test('of two windows that share it out differently one is believed, and the other is told', async () => {
  const { orderSN } = await place(browser, JOB);
  const [a, b] = [await confirming(orderSN, TWO), await confirming(orderSN, [near(3), far(7)])];
  const ends = await Promise.all([a, b].map((input) => outcome(browser.send(confirmOrder, input))));
  expect(ends.toSorted()).toEqual([errCode.wrongState, 'done']);
  const row = await rowOf(db, orderSN);
  const { drops } = await browser.send(getMultipleDelivery, { orderId: row.id });
  expect(drops.map(({ quantity }) => quantity)).toEqual(ends[0] === 'done' ? [6, 4] : [3, 7]);
});

describe('is refused', () => {
  test('where the quantities do not add up, before it is asked and when it is confirmed', async () => {
    const { orderSN } = await place(browser, JOB);
    const input = await confirming(orderSN, TWO);
    const wrong = [near(6), far(5)];
    const words = { drops: '各地址的数量合计 11，应为 10' };
    expect(await browser.refused(getConfirmOrderInfo, asking(orderSN, wrong))).toMatchObject({
      errCode: errCode.invalidInput,
      fields: words,
    });
    expect(await browser.refused(confirmOrder, { ...input, drops: wrong })).toMatchObject({
      fields: words,
    });
    expect((await rowOf(db, orderSN)).confirmed_at).toBeNull();
  });

  test('where one address cannot be served: it is named', async () => {
    const { orderSN } = await place(browser, JOB);
    const input = await confirming(orderSN, TWO);
    const lost = { ...FAR, province: '亚特兰蒂斯' };
    const wrong = [
      [[near(6), { receiver: lost, quantity: 4 }], 'drops.1.receiver.province'],
      [[near(6), { ...far(4), carrier: 'van' }], 'drops.1.carrier'],
    ] as const;
    for (const [drops, field] of wrong) {
      const refusal = await browser.refused(confirmOrder, { ...input, drops: [...drops] });
      expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    }
    expect((await rowOf(db, orderSN)).confirmed_at).toBeNull();
  });

  test('where the price has moved: line by line, and nothing is written', async () => {
    const { orderSN } = await place(browser, JOB);
    const input = await confirming(orderSN, TWO);
    const refusal = await browser.refused(confirmOrder, {
      ...input,
      expectedTotal: input.expectedTotal - 100,
    });
    expect(refusal).toMatchObject({
      errCode: errCode.priceMoved,
      data: { quote: { total: input.expectedTotal }, differences: [{ delta: 100 }] },
    });
    expect((await rowOf(db, orderSN)).confirmed_at).toBeNull();
  });

  test('where the lists of what is asked do not go together', async () => {
    const { orderSN } = await place(browser, JOB);
    const asked = { ...asking(orderSN, TWO), dropCarriers: [''] };
    expect(await browser.refused(getConfirmOrderInfo, asked)).toMatchObject({
      errCode: errCode.invalidInput,
      fields: { drops: expect.any(String) },
    });
  });
});

test('the editor is told the freight of an order that is not submitted, with the packing that is chosen', async () => {
  const { orderSN } = await place(browser, JOB);
  const drops = TWO.map(({ receiver: { province }, quantity }) => ({ province, quantity }));
  const sum = await browser.send(calcExpressSum, { orderSN, drops, tearProof: true });
  const info = await infoOf(orderSN, TWO);
  expect(sum.ways.map(({ freight }) => freight)).toEqual(info.drops.map(({ freight }) => freight));
  expect(sum.ways[1]?.carriers.length).toBeGreaterThan(1);
  expect(sum).toMatchObject({ isPaid: false, after: sum.difference + sum.before });
});
