/** Approved orders pay themselves where the customer wants it: once, as long as there is money, and it is told. */
import { updateAccountPreDeposit } from '@banxin/contract/calls/customer/accountBook';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { startChannel } from '@banxin/contract/calls/payment/channel';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderStatus } from '@banxin/contract/enums/order';
import { afterAll, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, confirmed, enter, rowOf, standAt } from '../order/order.testkit.ts';
import { payApproved } from './payThemselves.ts';

const server = await createTestServer();
const { db, services } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });

afterAll(async () => expect(await contradictions(db)).toEqual([]));

const BALANCE = 1_000_000;
const want = (browser: Browser, isPreDepositEnabled = true) =>
  browser.send(updateAccountPreDeposit, { isPreDepositEnabled });

/** A confirmed order that passed review and is not paid. */
async function approved(browser: Browser) {
  const order = await confirmed(browser);
  await standAt(db, order.orderSN, orderStatus.approved);
  return order;
}

const isPaid = async (orderSN: string) => (await rowOf(db, orderSN)).paid_at !== null;
const told = async (browser: Browser) =>
  (await browser.send(getSiteMessages, { pageSize: 50 })).items.filter(
    ({ kind }) => kind === 'paidAutomatically',
  );

test('an approved order is paid from the balance, in production as any other, and the customer is told once', async () => {
  const { browser, id } = await enter(server, { balance: BALANCE });
  await want(browser);
  const { orderSN, total } = await approved(browser);
  await payApproved(services);
  await payApproved(services);
  expect(await balanceOf(db, id)).toBe(BALANCE - total);
  const { status, timeline } = await browser.send(getOrderDetail, { ordersn: orderSN });
  expect(status).toBe(orderStatus.approvedOrdered);
  expect(timeline.at(-1)).toMatchObject({ event: 'PAY' });
  expect(await told(browser)).toMatchObject([
    { text: { data: { orderSN, amount: total, balance: BALANCE - total } } },
  ]);
});

test('nothing is paid for who does not want it, has switched it off, or whose order is not approved', async () => {
  const no = await enter(server, { balance: BALANCE });
  const off = await enter(server, { balance: BALANCE });
  await want(off.browser);
  await want(off.browser, false);
  const waiting = await enter(server, { balance: BALANCE });
  await want(waiting.browser);
  const orders = [
    await approved(no.browser),
    await approved(off.browser),
    await confirmed(waiting.browser),
  ];
  await payApproved(services);
  for (const { orderSN } of orders) expect(await isPaid(orderSN)).toBe(false);
});

test('as many as there is money for, and one whose balance is too low makes no other customer wait', async () => {
  const poor = await enter(server, { balance: 1 });
  await want(poor.browser);
  const unpaid = await approved(poor.browser);
  const { total } = await rowOf(db, unpaid.orderSN);
  const rich = await enter(server, { balance: total * 2 + 1 });
  await want(rich.browser);
  const own = [
    await approved(rich.browser),
    await approved(rich.browser),
    await approved(rich.browser),
  ];
  // One at a time: the place in front is not kept by an order that cannot be paid.
  expect(await payApproved(services, 1)).toBe(1);
  await payApproved(services);
  expect(await isPaid(unpaid.orderSN)).toBe(false);
  expect(await Promise.all(own.map(({ orderSN }) => isPaid(orderSN)))).toEqual([true, true, false]);
  expect(await balanceOf(db, rich.id)).toBe(1);
});

test('what a sub-account placed above its limit waits for the main account, below it does not', async () => {
  const master = await enter(server, { balance: BALANCE });
  await want(master.browser);
  const { browser } = await enter(server, { parent: master, roles: subAccountRole.ordering });
  const { orderSN, total } = await approved(browser);
  const limit = (order_notify_sum: number) =>
    db.updateTable('customers').set({ order_notify_sum }).where('id', '=', master.id).execute();
  await limit(total - 1);
  await payApproved(services);
  expect(await isPaid(orderSN)).toBe(false);
  await limit(total);
  await payApproved(services);
  expect(await isPaid(orderSN)).toBe(true);
});

test('an order that somebody is paying through a channel is left alone', async () => {
  const { browser } = await enter(server, { balance: BALANCE });
  await want(browser);
  const { orderSN, paymentSN } = await approved(browser);
  await browser.send(startChannel, { paymentSN, channel: 'wechat' });
  await payApproved(services);
  expect(await isPaid(orderSN)).toBe(false);
});

test('three servers and the customer at once pay it once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { browser, id } = await enter(server, { balance: BALANCE });
    await want(browser);
    const { orderSN, paymentSN, total } = await approved(browser);
    await Promise.all([
      ...Array.from({ length: 3 }, () => payApproved(services)),
      outcome(browser.send(payByBalance, { paymentSN })),
    ]);
    expect(await isPaid(orderSN)).toBe(true);
    expect(await balanceOf(db, id)).toBe(BALANCE - total);
  }
});

test('only who may pay any sum switches it', async () => {
  const master = await enter(server);
  const ordering = await enter(server, { parent: master, roles: subAccountRole.ordering });
  const finance = await enter(server, { parent: master, roles: subAccountRole.finance });
  expect(await outcome(want(ordering.browser))).not.toBe('done');
  expect(await outcome(want(finance.browser))).toBe('done');
});
