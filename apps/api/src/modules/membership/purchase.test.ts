/** Buying a membership: one at a time, paid for at the cashier, and then the prices of its level hold. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import {
  canRenew,
  getVipPurchases,
  getVipSaving,
} from '@banxin/contract/calls/customer/membership';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getOrders } from '@banxin/contract/calls/order/list';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { createVipOrder } from '@banxin/contract/calls/order/vipOrder';
import { closePayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { createPayment, getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { CallError } from '@banxin/contract/client';
import { VIP_PAY_HOURS, type VipLevel } from '@banxin/contract/constants';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { setRetry, transaction } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { CARDS, enter, paid } from '../order/order.testkit.ts';
import { takeReceipt } from '../payment/arrival.ts';
import { expirePurchases } from './endPurchase.ts';
import { giveEntitlements } from './give.ts';

const server = await createTestServer();
const { db, services, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const HOUR = 3_600_000;
const now = () => instantOf(clock.now());
/** The clock stands at 2026-11-20 09:00 when a test begins. */
const TODAY = SEED_NOW.slice(0, 10);
beforeEach(() => clock.advance(msOf(SEED_NOW) - clock.now()));

const RICH = { balance: 1_000_000 };
const buy = (browser: Browser, vipLevel: VipLevel = 6) =>
  browser.send(createVipOrder, { vipLevel, years: 1 });
async function bought(browser: Browser, vipLevel: VipLevel = 6) {
  const order = await buy(browser, vipLevel);
  await browser.send(payByBalance, { paymentSN: order.paymentSN });
  return order;
}
const member = async (vip_level: number, until: string | null) => {
  const person = await enter(server, RICH);
  await db
    .updateTable('customers')
    .set({ vip_level, vip_until: until && `${until}T23:59:59.999+08:00` })
    .where('id', '=', person.id)
    .execute();
  return person;
};
const terms = async (browser: Browser) =>
  (await browser.send(getVipPurchases, {})).items.map(({ level, from, until, state }) => [
    level,
    from,
    until,
    state,
  ]);
const statusOf = async (orderSN: string) =>
  (
    await db
      .selectFrom('orders')
      .select(['status', 'paid'])
      .where('order_sn', '=', orderSN)
      .executeTakeFirstOrThrow()
  ).status;
const eventsOf = async (orderSN: string) => {
  const rows = await db
    .selectFrom('status_events as e')
    .innerJoin('orders as o', 'o.id', 'e.entity_id')
    .where('o.order_sn', '=', orderSN)
    .where('e.entity', '=', 'order')
    .select('e.event')
    .orderBy('e.id')
    .execute();
  return rows.map(({ event }) => event);
};
const refusalOf = async (answer: Promise<unknown>): Promise<unknown> => {
  const error = await answer.catch((thrown: unknown) => thrown);
  return error instanceof CallError ? { code: error.errCode, data: error.data } : 'done';
};
/** What the cards of the tests cost. @unit fen */
const total = async (browser: Browser) =>
  (await browser.send(calculateQuote, { configuration: CARDS })).total;

describe('the first year', () => {
  test('is paid from the balance: the order is done, the level holds at once, and the next quote is lower', async () => {
    const { browser, id } = await enter(server, RICH);
    const before = await browser.send(calculateQuote, { configuration: CARDS });
    expect(before.lines.some(({ id: line }) => line === 'vip')).toBe(false);
    const { orderSN, paymentSN } = await buy(browser);
    expect(await browser.send(getPayment, { paymentSN })).toMatchObject({
      amount: 29_900,
      subjects: [
        { kind: 'vip', orderSN, membership: { level: 6, from: TODAY, until: '2027-11-20' } },
      ],
    });
    expect(await browser.send(payByBalance, { paymentSN })).toMatchObject({
      balanceAfter: RICH.balance - 29_900,
    });
    expect(await eventsOf(orderSN)).toEqual([
      ...['CREATE', 'CONFIRM', 'PAY', 'REVIEW_PASS', 'VIRTUAL_DONE'],
    ]);
    expect(await statusOf(orderSN)).toBe(orderStatus.delivered);
    const after = await browser.send(calculateQuote, { configuration: CARDS });
    const off = after.lines.find(({ id: line }) => line === 'vip')?.amount ?? 0;
    expect(off).toBeLessThan(0);
    expect(after.total).toBeLessThan(before.total);
    expect(await terms(browser)).toEqual([[6, TODAY, '2027-11-20', 'running']]);
    const entry = await db
      .selectFrom('ledger')
      .select(['amount', 'flow'])
      .where('reference', '=', paymentSN)
      .where('customer_id', '=', id)
      .where('account', '=', 'customer')
      .execute();
    expect(entry).toEqual([{ amount: -29_900, flow: 3 }]);
    const { items } = await browser.send(getSiteMessages, {});
    expect(items).toMatchObject([{ kind: 'vipBought' }]);
    expect(items[0]?.text.message).toContain('VIP 6');
  });

  test('brings samples for the year and urgent entitlements for the month, which count as used when they are', async () => {
    const { browser, id } = await enter(server, RICH);
    await bought(browser, 8);
    expect(await browser.send(getAccount, {})).toMatchObject({ sampleQuota: 12, urgentQuota: 3 });
    await transaction(db, (tx) =>
      bookEntry(tx, {
        ...{ customerId: id, asset: assetKind.urgentEntitlement, flow: accountFlow.spending },
        ...{ amount: -1, reference: 'used', at: now() },
      }),
    );
    expect((await browser.send(canRenew, {})).entitlements).toEqual({
      samples: { used: 0, left: 12 },
      urgent: { used: 1, left: 2 },
    });
    // 20 December: the second month begins.
    const later = (days: number) => instantOf(clock.now() + days * 24 * HOUR);
    await giveEntitlements(db, later(29));
    expect(await browser.send(getAccount, {})).toMatchObject({ urgentQuota: 2 });
    await giveEntitlements(db, later(30));
    await giveEntitlements(db, later(30));
    expect(await browser.send(getAccount, {})).toMatchObject({ sampleQuota: 12, urgentQuota: 5 });
    await giveEntitlements(db, later(365));
    await giveEntitlements(db, later(366));
    const year = { sampleQuota: 12, urgentQuota: 12 * 3 - 1 };
    expect(await browser.send(getAccount, {})).toMatchObject(year);
  });

  test('leaves the level that grew, which holds again when it ends', async () => {
    const { browser } = await member(2, null);
    await bought(browser);
    expect(await browser.send(canRenew, {})).toMatchObject({ level: 6, mayOpen: false });
    const row = () =>
      db.selectFrom('customers').select('growth_level').where('growth_level', '=', 2).execute();
    expect(await row()).toHaveLength(1);
  });

  test('stands in no list of orders, and none of their calls finds it', async () => {
    const { browser } = await enter(server, RICH);
    const { orderSN } = await buy(browser);
    expect((await browser.send(getOrders, {})).items).toEqual([]);
    expect(await outcome(browser.send(getOrderDetail, { ordersn: orderSN }))).toBe(
      errCode.notFound,
    );
    expect(await outcome(browser.send(createPayment, { orderSNs: [orderSN] }))).toBe(
      errCode.notFound,
    );
  });

  test('is bought by the main account and finance, not by ordering; design sees no sums', async () => {
    const master = await enter(server, { ...RICH, orderNotifySum: 10_000_000 });
    const as = async (roles: number) => (await enter(server, { parent: master, roles })).browser;
    const ordering = await as(subAccountRole.ordering);
    expect(await outcome(buy(ordering))).toBe(errCode.forbidden);
    const finance = await as(subAccountRole.finance);
    const { paymentSN } = await buy(finance);
    for (const call of [payByBalance, closePayment] as const) {
      expect(await outcome(ordering.send(call, { paymentSN }))).toBe(errCode.forbidden);
    }
    expect(await outcome(finance.send(payByBalance, { paymentSN }))).toBe('done');
    const design = await as(subAccountRole.design);
    expect(await outcome(design.send(getVipPurchases, {}))).toBe(errCode.forbidden);
    expect(await outcome(design.send(getVipSaving, {}))).toBe(errCode.forbidden);
    expect(await design.send(canRenew, {})).toMatchObject({ level: 6 });
  });

  test.each([7, 9, 0])('of level %d is not sold, nor two years of level 6', async (vipLevel) => {
    const { browser } = await enter(server, RICH);
    const wrong = { vipLevel: vipLevel as VipLevel, years: 1 as const };
    expect(await outcome(browser.send(createVipOrder, wrong))).toBe(errCode.invalidInput);
    const years = { vipLevel: 6 as const, years: 2 as 1 };
    expect(await outcome(browser.send(createVipOrder, years))).toBe(errCode.invalidInput);
  });
});

describe('renewing', () => {
  test('goes on where the present term ends; another level waits for its turn', async () => {
    const { browser, name } = await member(6, '2026-12-01');
    await bought(browser);
    expect(await terms(browser)).toEqual([[6, '2026-12-02', '2027-12-01', 'ahead']]);
    expect(await browser.send(canRenew, {})).toMatchObject({
      canRenew: false,
      level: 6,
      until: '2027-12-01',
      next: null,
    });
    // No samples before the year has begun.
    expect(await browser.send(getAccount, {})).toMatchObject({ sampleQuota: 0 });
    const other = await member(6, '2026-12-01');
    const was = await total(other.browser);
    await bought(other.browser, 8);
    expect(await browser.send(canRenew, {})).toMatchObject({ level: 6 });
    expect(await other.browser.send(canRenew, {})).toMatchObject({
      level: 6,
      next: { level: 8, from: '2026-12-02', until: '2027-12-01' },
    });
    expect(await total(other.browser)).toBe(was);
    clock.advance(msOf('2026-12-02T00:00:00+08:00') - clock.now());
    await browser.login(name);
    await other.browser.login(other.name);
    expect(await other.browser.send(canRenew, {})).toMatchObject({ level: 8, next: null });
    expect(await total(other.browser)).toBeLessThan(was);
    await giveEntitlements(db, now());
    const row = await db
      .selectFrom('customers')
      .select(['vip_level', 'vip_next_level'])
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ vip_level: 8, vip_next_level: null });
    expect(await browser.send(getAccount, {})).toMatchObject({ sampleQuota: 6, urgentQuota: 1 });
  });

  test.each([
    // The clock stands at 2026-11-20.
    ['31 days before its end', '2026-12-21', 'too early'],
    ['30 days before its end', '2026-12-20', 'renewed'],
    ['90 days after its end', '2026-08-22', 'renewed'],
    ['91 days after its end', '2026-08-21', 'opened'],
  ])('%s', async (_, until, what) => {
    const { browser } = await member(6, until);
    const { canRenew: can, mayOpen } = await browser.send(canRenew, {});
    expect({ can, mayOpen }).toEqual({ can: what === 'renewed', mayOpen: what === 'opened' });
    const answer = await refusalOf(bought(browser));
    if (what === 'too early') {
      expect(answer).toMatchObject({
        code: errCode.wrongState,
        data: { left: 31, from: '2026-11-21' },
      });
    } else expect(answer).toBe('done');
  });
});

describe('one at a time', () => {
  test('a second window is told which payment waits', async () => {
    const { browser } = await enter(server, RICH);
    const { paymentSN } = await buy(browser);
    expect(await refusalOf(buy(browser, 8))).toMatchObject({
      code: errCode.wrongState,
      data: { paymentSN },
    });
    expect(await browser.send(canRenew, {})).toMatchObject({ waiting: paymentSN });
  });

  test('of sixteen windows that buy at once one does', async () => {
    const { browser } = await enter(server, RICH);
    const all = await Promise.all(Array.from({ length: 16 }, () => outcome(buy(browser))));
    expect(all.filter((one) => one === 'done')).toHaveLength(1);
    expect(all.filter((one) => one === errCode.wrongState)).toHaveLength(15);
    expect(await terms(browser)).toHaveLength(1);
  });

  test('closed at the cashier it is cancelled, and another can be bought', async () => {
    const { browser } = await enter(server, RICH);
    const { paymentSN, orderSN } = await buy(browser);
    await browser.send(closePayment, { paymentSN });
    expect(await statusOf(orderSN)).toBe(orderStatus.cancelled);
    expect(await outcome(browser.send(payByBalance, { paymentSN }))).toBe(errCode.wrongState);
    await bought(browser);
    expect((await terms(browser)).map((term) => term[3])).toEqual(['running', 'cancelled']);
  });

  test('nobody paid it in a day: it is over, also before the job came by', async () => {
    const { browser, name } = await enter(server, RICH);
    const { paymentSN, orderSN } = await buy(browser);
    clock.advance(VIP_PAY_HOURS * HOUR);
    await browser.login(name);
    expect(await outcome(browser.send(payByBalance, { paymentSN }))).toBe(errCode.wrongState);
    expect(await terms(browser)).toEqual([[6, null, null, 'cancelled']]);
    expect(await browser.send(canRenew, {})).toMatchObject({ waiting: null });
    await bought(browser);
    expect(await statusOf(orderSN)).toBe(orderStatus.cancelled);
    expect(await eventsOf(orderSN)).toContain('EXPIRE');
  });
});

describe('at the same moment', () => {
  const rounds = Array.from({ length: server.kind === 'server' ? 8 : 1 }, (_, round) => [round]);

  test.each(rounds)('round %d: paid and expired, it is one of both', async () => {
    const { browser, id, name } = await enter(server, RICH);
    const { paymentSN, orderSN } = await buy(browser);
    clock.advance(VIP_PAY_HOURS * HOUR - 1);
    await browser.login(name);
    const late = instantOf(clock.now() + 1);
    const [paying] = await Promise.all([
      outcome(browser.send(payByBalance, { paymentSN })),
      expirePurchases(db, late),
    ]);
    const { balance } = await browser.send(getAccount, {});
    const isPaid = paying === 'done';
    expect(paying).toSatisfy((one) => one === 'done' || one === errCode.wrongState);
    expect(balance).toBe(isPaid ? RICH.balance - 29_900 : RICH.balance);
    expect(await statusOf(orderSN)).toBe(isPaid ? orderStatus.delivered : orderStatus.cancelled);
    const { vip_level } = await db
      .selectFrom('customers')
      .select('vip_level')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(vip_level).toBe(isPaid ? 6 : 0);
  });

  test.each(rounds)('round %d: paid eight times, it is one year', async () => {
    const { browser } = await enter(server, RICH);
    const { paymentSN } = await buy(browser);
    await Promise.all(
      Array.from({ length: 8 }, () => outcome(browser.send(payByBalance, { paymentSN }))),
    );
    expect(await browser.send(getAccount, {})).toMatchObject({
      balance: RICH.balance - 29_900,
      sampleQuota: 6,
      urgentQuota: 1,
    });
    expect(await terms(browser)).toEqual([[6, TODAY, '2027-11-20', 'running']]);
  });

  test.each(rounds)('round %d: paid by a channel and closed, money is never lost', async () => {
    const { browser, id } = await enter(server, RICH);
    const { paymentSN, orderSN } = await buy(browser);
    await browser.send(startChannel, { paymentSN, channel: 'wechat' });
    const receipt = {
      ...{ tradeSN: `${paymentSN}W`, channelNo: `V${paymentSN}`, amount: 29_900, paidAt: now() },
    };
    const [arrival, closing] = await Promise.all([
      takeReceipt(services, 'wechat', receipt, now()),
      outcome(browser.send(closePayment, { paymentSN })),
    ]);
    const returns = await db
      .selectFrom('channel_returns')
      .select('amount')
      .where('customer_id', '=', id)
      .execute();
    if (arrival === 'booked') {
      expect(closing).toBe(errCode.paidAlready);
      expect(await statusOf(orderSN)).toBe(orderStatus.delivered);
      expect(returns).toEqual([]);
    } else {
      expect([arrival, closing]).toEqual(['returned', 'done']);
      expect(await statusOf(orderSN)).toBe(orderStatus.cancelled);
      expect(returns).toEqual([{ amount: 29_900 }]);
      expect(await terms(browser)).toEqual([[6, null, null, 'cancelled']]);
    }
  });
});

test('what a level would have saved is its own line on what was ordered', async () => {
  const { browser } = await enter(server, RICH);
  expect(await browser.send(getVipSaving, {})).toMatchObject({
    orders: 0,
    sums: [
      { level: 6, sum: 0 },
      { level: 8, sum: 0 },
    ],
    lines: [],
  });
  await paid(browser);
  await paid(browser);
  const { orders, sums, lines } = await browser.send(getVipSaving, {});
  const other = await member(6, '2027-06-30');
  const quote = await other.browser.send(calculateQuote, { configuration: CARDS });
  const off = -(quote.lines.find(({ id }) => id === 'vip')?.amount ?? 0);
  expect(off).toBeGreaterThan(0);
  expect(orders).toBe(2);
  expect(sums[0]).toEqual({ level: 6, sum: 2 * off });
  expect(sums[1]?.sum).toBeGreaterThan(2 * off);
  expect(lines).toMatchObject([{ productId: CARDS.productId, orders: 2 }]);
});
