/** Goods of the shelf are kept by whoever submits an order, and never sold twice, whichever way it is ordered. */

import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { CallError } from '@banxin/contract/client';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { setRetry, transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { expireUnpaid } from '../order/expire.ts';
import { nextDue } from '../order/nextDue.ts';
import {
  CARDS,
  configurationOf,
  confirmation,
  confirmed,
  enter,
  place,
  rowOf,
} from '../order/order.testkit.ts';
import { lockOrder } from '../order/order.ts';
import { advance } from '../order/status.ts';
import { countShelf, shelfOf } from './stock.testkit.ts';

const server = await createTestServer();
const { db } = server;
const isServer = server.kind === 'server';
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
const MINUTE = 60_000;

afterAll(async () => {
  expect(await contradictions(db)).toEqual([]);
  expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
});

const reams = (quantity: number, productId = 701) => ({
  configuration: configurationOf(productId, { quantity }),
});

const step = async (orderSN: string, event: string) => {
  const { customer_id } = await rowOf(db, orderSN);
  const at = instantOf(server.clock.now());
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, customer_id, orderSN);
    return order && advance(tx, order, { event, actor: 'staff', at });
  });
};

describe('goods of the shelf', () => {
  test('are kept once an order is submitted, not while it is a draft, and come back when it is cancelled', async () => {
    const { browser } = await enter(server);
    const before = await shelfOf(db, 701);
    const { orderSN } = await place(browser, reams(20));
    expect(await shelfOf(db, 701)).toEqual(before);
    await browser.send(confirmOrder, await confirmation(browser, orderSN));
    expect(await shelfOf(db, 701)).toEqual({
      on_hand: before.on_hand,
      reserved: before.reserved + 20,
      available: before.available - 20,
    });
    await browser.send(cancelOrder, { orderSN });
    await browser.send(cancelOrder, { orderSN });
    expect(await shelfOf(db, 701)).toEqual(before);
  });

  test('leave it when they are picked, and lie there again as long as they are taken back', async () => {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const before = await shelfOf(db, 702);
    const { orderSN, paymentSN } = await confirmed(browser, reams(5, 702));
    await browser.send(payByBalance, { paymentSN });
    expect((await shelfOf(db, 702)).reserved).toBe(before.reserved + 5);
    await step(orderSN, 'ALLOCATE');
    await step(orderSN, 'PICKED');
    expect(await shelfOf(db, 702)).toEqual({
      on_hand: before.on_hand - 5,
      reserved: before.reserved,
      available: before.available - 5,
    });
    await step(orderSN, 'WITHDRAW_STORAGE');
    expect(await shelfOf(db, 702)).toEqual({
      on_hand: before.on_hand,
      reserved: before.reserved + 5,
      available: before.available - 5,
    });
    await step(orderSN, 'STORE_ALL');
    expect((await shelfOf(db, 702)).on_hand).toBe(before.on_hand - 5);
  });

  test('that are not there cannot be ordered, and the refusal says how many there are', async () => {
    const { browser } = await enter(server);
    await countShelf(db, 705, 3);
    const refusal = await browser.refused(createOrder, reams(4, 705));
    expect(refusal).toMatchObject({
      errCode: errCode.stockTooLow,
      message: '库存只剩 3，请减少数量',
      data: { productId: 705, left: 3 },
    });
    const { orderSN } = await place(browser, reams(3, 705));
    const input = await confirmation(browser, orderSN);
    await countShelf(db, 705, 0);
    expect(await browser.refused(confirmOrder, input)).toMatchObject({
      errCode: errCode.stockTooLow,
      message: '暂时缺货，请稍后再来或换一种商品',
    });
    expect((await rowOf(db, orderSN)).confirmed_at).toBeNull();
    await countShelf(db, 705, 3);
    await browser.send(confirmOrder, input);
    expect((await shelfOf(db, 705)).available).toBe(0);
  });

  test('are kept for 30 minutes unpaid; what is printed waits for 72 hours', async () => {
    const { browser } = await enter(server);
    const before = await shelfOf(db, 703);
    const goods = await confirmed(browser, reams(2, 703));
    const print = await confirmed(browser, { configuration: CARDS });
    const until = instantOf(server.clock.now() + 30 * MINUTE);
    expect(goods.payment?.expiresAt).toBe(until);
    expect((await browser.send(getOrderDetail, { ordersn: goods.orderSN })).payBefore).toBe(until);
    expect(await nextDue(db, instantOf(server.clock.now()))).toBe(until);
    server.clock.advance(30 * MINUTE - 1);
    await expireUnpaid(db, instantOf(server.clock.now()));
    expect((await rowOf(db, goods.orderSN)).status).toBe(orderStatus.registered);
    server.clock.advance(1);
    expect(await browser.refused(payByBalance, { paymentSN: goods.paymentSN })).toMatchObject({
      errCode: errCode.wrongState,
    });
    await expireUnpaid(db, instantOf(server.clock.now()));
    expect((await rowOf(db, goods.orderSN)).status).toBe(orderStatus.cancelled);
    expect((await rowOf(db, print.orderSN)).status).toBe(orderStatus.registered);
    expect(await shelfOf(db, 703)).toEqual(before);
    const { items } = await browser.send(getSiteMessages, {});
    expect(items[0]?.text.message).toContain('30 分钟内没有付款');
    server.clock.advance(-30 * MINUTE);
  });
});

/** What a call came to: the code of its refusal, 0 when it went through. Anything else fails the test. */
const outcome = (answer: Promise<unknown>): Promise<number> =>
  answer.then(
    () => 0,
    (error: unknown) => {
      if (!(error instanceof CallError) || error.status !== 200) throw error;
      return error.errCode ?? 0;
    },
  );

describe('many at once', () => {
  const BUYERS = isServer ? 200 : 24;

  test(`${BUYERS} buyers of the last 10: exactly 10 get one`, async () => {
    await countShelf(db, 904, 10);
    const inputs = await Promise.all(
      Array.from({ length: BUYERS / 4 }, async () => {
        const { browser } = await enter(server);
        const ordered = [1, 2, 3, 4].map(async () => {
          const { orderSN } = await place(browser, reams(1, 904));
          return { browser, input: await confirmation(browser, orderSN) };
        });
        return Promise.all(ordered);
      }),
    );
    const codes = await Promise.all(
      inputs.flat().map(({ browser, input }) => outcome(browser.send(confirmOrder, input))),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(10);
    expect(codes.filter((code) => code === errCode.stockTooLow)).toHaveLength(BUYERS - 10);
    expect(await shelfOf(db, 904)).toMatchObject({ available: 0 });
  });

  test('whoever submits, pays, cancels and lets lapse at the same moment leaves every piece counted once', async () => {
    await countShelf(db, 903, 6);
    const shelf = await shelfOf(db, 903);
    for (let round = 0; round < (isServer ? 8 : 2); round += 1) {
      const { browser } = await enter(server, { balance: 1_000_000 });
      const held = await confirmed(browser, reams(3, 903));
      const next = await confirmation(browser, (await place(browser, reams(3, 903))).orderSN);
      const late = instantOf(server.clock.now() + 31 * MINUTE);
      const [submitted] = await Promise.all([
        outcome(browser.send(confirmOrder, next)),
        outcome(browser.send(payByBalance, { paymentSN: held.paymentSN })),
        outcome(browser.send(cancelOrder, { orderSN: held.orderSN })),
        expireUnpaid(db, late),
      ]);
      expect(submitted).toBe(0);
      for (const orderSN of [held.orderSN, next.orderSN]) {
        const { status } = await rowOf(db, orderSN);
        if (status !== orderStatus.cancelled) await browser.send(cancelOrder, { orderSN });
      }
      expect(await shelfOf(db, 903)).toEqual(shelf);
    }
  });
});
