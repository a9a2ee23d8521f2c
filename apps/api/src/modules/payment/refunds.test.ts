/** What went back of an order's money is told as it was booked, to who may see prices, of their own orders. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { errCode } from '@banxin/contract/errors';
import { orderPart } from '@banxin/contract/messages/payment';
import { messageOf } from '@banxin/contract/refusals/row';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { balanceOf, confirmed, enter, paid } from '../order/order.testkit.ts';

const server = await createTestServer();
const { browser, id } = await enter(server, { balance: 1_000_000 });

test('a paid order that is cancelled has one refund: the sum, when, and the balance after it', async () => {
  const { orderId, orderSN, total } = await paid(browser);
  expect(await browser.send(getOrderRefunds, { orderId })).toEqual([]);
  server.clock.advance(60_000);
  await browser.send(cancelOrder, { orderSN });
  await browser.send(cancelOrder, { orderSN });
  expect(await browser.send(getOrderRefunds, { orderId })).toEqual([
    {
      amount: total,
      part: 'order',
      partLabel: messageOf(orderPart.order),
      at: expect.stringMatching(/^2026-11-20T09:01/),
      channel: null,
      shut: null,
      isDone: true,
      balanceAfter: await balanceOf(server.db, id),
    },
  ]);
});

test('an order that was never paid has none', async () => {
  const { orderId, orderSN } = await confirmed(browser);
  await browser.send(cancelOrder, { orderSN });
  expect(await browser.send(getOrderRefunds, { orderId })).toEqual([]);
});

test("somebody else's order is none", async () => {
  const { orderId } = await paid(browser);
  const stranger = await enter(server, { balance: 1_000_000 });
  const refusal = await stranger.browser.refused(getOrderRefunds, { orderId });
  expect(refusal.errCode).toBe(errCode.notFound);
});
