/** Paying into the account: booked once with its bonus, whatever comes how often; what was given is spent last. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import { getAccountTransactions } from '@banxin/contract/calls/customer/accountBook';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { closePayment, pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import { CallError } from '@banxin/contract/client';
import { TOP_UP_HOURS } from '@banxin/contract/constants';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { accountFlow } from '@banxin/contract/enums/account';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { type Fen, fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { confirmed, enter } from '../order/order.testkit.ts';
import { takeReceipt } from './arrival.ts';
import { expireTopUps } from './topUp.ts';

const server = await createTestServer();
const { db, services, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });

afterAll(async () => expect(await contradictions(db)).toEqual([]));

const THOUSAND = fen(100_000);
const TEN_THOUSAND = fen(1_000_000);
const now = () => instantOf(clock.now());
const LETTER = { alipay: 'A', wechat: 'W', bank: 'B' } as const;

const open = (browser: Browser, amount: Fen, method: PayChannelName = 'wechat') =>
  browser.send(createTopUp, { amount, method });

/** Opens it and begins it at the channel. */
async function begun(browser: Browser, amount: Fen, channel: PayChannelName = 'wechat') {
  const { paymentSN } = await open(browser, amount, channel);
  await browser.send(startChannel, { paymentSN, channel });
  return paymentSN;
}

let numbers = 0;
const nextNumber = (): string => {
  numbers += 1;
  return `T${numbers}`;
};
/** Money comes by the channel. */
const arrives = (
  paymentSN: string,
  amount: number,
  { channel = 'wechat' as PayChannelName, channelNo = nextNumber() } = {},
) =>
  takeReceipt(
    services,
    channel,
    { tradeSN: `${paymentSN}${LETTER[channel]}`, channelNo, amount, paidAt: now() },
    now(),
  );

async function toppedUp(browser: Browser, amount: Fen) {
  const paymentSN = await begun(browser, amount);
  expect(await arrives(paymentSN, amount)).toBe('booked');
  return paymentSN;
}

const standing = async (browser: Browser, paymentSN: string) =>
  (await browser.send(pollPayment, { paymentSN })).status;
const money = async (browser: Browser) => {
  const { balance, bonus } = await browser.send(getAccount, {});
  return { balance, bonus };
};
/** The field's key of what is wrong with the amount. */
const wrongAmount = async (answer: Promise<unknown>): Promise<unknown> => {
  const error = await answer.catch((thrown: unknown) => thrown);
  return error instanceof CallError && error.errCode === errCode.invalidInput
    ? error.data
    : 'nothing';
};

describe('opening', () => {
  test('the cashier shows the sum, what is given for it, and the channels without the balance', async () => {
    const { browser } = await enter(server, { balance: 5_000_000 });
    const { paymentSN } = await open(browser, TEN_THOUSAND);
    expect(await browser.send(getPayment, { paymentSN })).toMatchObject({
      amount: TEN_THOUSAND,
      status: 'pending',
      subjects: [],
      topUp: { bonus: 20_000 },
      begun: null,
    });
    expect(await outcome(browser.send(payByBalance, { paymentSN }))).toBe(errCode.wrongState);
    expect(await money(browser)).toEqual({ balance: 5_000_000, bonus: 0 });
  });

  test('the same sum again is the same payment; another sum ends it: one is open at a time', async () => {
    const { browser } = await enter(server);
    const { paymentSN: first } = await open(browser, THOUSAND);
    expect((await open(browser, THOUSAND, 'alipay')).paymentSN).toBe(first);
    const { paymentSN: second } = await open(browser, TEN_THOUSAND);
    expect(second).not.toBe(first);
    expect(await standing(browser, first)).toBe('cancelled');
    expect(await standing(browser, second)).toBe('pending');
  });

  test('sixteen at once open one payment', async () => {
    const { browser, id } = await enter(server);
    const all = await Promise.all(Array.from({ length: 16 }, () => open(browser, THOUSAND)));
    expect(new Set(all.map(({ paymentSN }) => paymentSN)).size).toBe(1);
    const rows = await db
      .selectFrom('payments')
      .select('id')
      .where('customer_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test.each([0, -100, 50, 100_050, 1.5])('%d fen is no whole number of yuan', async (amount) => {
    const { browser } = await enter(server);
    expect(await wrongAmount(open(browser, amount as Fen))).toMatchObject({
      fields: { amount: expect.anything() },
    });
  });

  test('200,000 yuan go through WeChat, one more only by transfer', async () => {
    const { browser } = await enter(server);
    const most = fen(20_000_000);
    const more = fen(20_000_100);
    expect(await outcome(open(browser, most))).toBe('done');
    expect(await wrongAmount(open(browser, more))).toMatchObject({
      fields: { amount: expect.stringContaining('¥200,000.00') },
    });
    const { paymentSN } = await open(browser, more, 'bank');
    const { channels } = await browser.send(getPayment, { paymentSN });
    expect(channels.map(({ channel, closed }) => [channel, closed === null])).toEqual([
      ['alipay', false],
      ['wechat', false],
      ['bank', true],
    ]);
    const begin = browser.send(startChannel, { paymentSN, channel: 'wechat' });
    expect(await outcome(begin)).toBe(errCode.channelLimit);
  });

  test('finance fills the account; ordering neither opens nor pays nor closes it', async () => {
    const master = await enter(server, { orderNotifySum: 10_000_000 });
    const finance = await enter(server, { parent: master, roles: subAccountRole.finance });
    const ordering = await enter(server, { parent: master, roles: subAccountRole.ordering });
    expect(await outcome(open(ordering.browser, THOUSAND))).toBe(errCode.forbidden);
    const { paymentSN } = await open(finance.browser, THOUSAND);
    const begin = (browser: Browser) =>
      browser.send(startChannel, { paymentSN, channel: 'wechat' });
    expect(await outcome(begin(ordering.browser))).toBe(errCode.forbidden);
    expect(await outcome(ordering.browser.send(closePayment, { paymentSN }))).toBe(
      errCode.forbidden,
    );
    await begin(finance.browser);
    expect(await arrives(paymentSN, THOUSAND)).toBe('booked');
    expect((await money(master.browser)).balance).toBe(101_000);
  });

  test('a stranger finds no such payment', async () => {
    const { browser } = await enter(server);
    const { paymentSN } = await open(browser, THOUSAND);
    const stranger = await enter(server);
    expect(await outcome(stranger.browser.send(getPayment, { paymentSN }))).toBe(errCode.notFound);
  });
});

describe('money that comes', () => {
  test('fills the account, with the bonus as a movement of its own, and is told once', async () => {
    const { browser, name } = await enter(server);
    const paymentSN = await toppedUp(browser, TEN_THOUSAND);
    expect(await money(browser)).toEqual({ balance: 1_020_000, bonus: 20_000 });
    const { items } = await browser.send(getAccountTransactions, { pageSize: 10 });
    expect(items).toMatchObject([
      { flow: accountFlow.topUpBonus, amount: 20_000, balanceAfter: 1_020_000, by: name },
      { flow: accountFlow.topUp, amount: TEN_THOUSAND, balanceAfter: TEN_THOUSAND, orderSNs: [] },
    ]);
    const { items: told } = await browser.send(getSiteMessages, { pageSize: 10 });
    expect(told).toMatchObject([
      { kind: 'toppedUp', text: { data: { amount: TEN_THOUSAND, bonus: 20_000 } } },
    ]);
    expect(await standing(browser, paymentSN)).toBe('paid');
    const begin = browser.send(startChannel, { paymentSN, channel: 'wechat' });
    expect(await outcome(begin)).toBe(errCode.paidAlready);
    expect(await outcome(browser.send(closePayment, { paymentSN }))).toBe(errCode.paidAlready);
  });

  test('ten notices of the same money at once book it once', async () => {
    const { browser } = await enter(server);
    const paymentSN = await begun(browser, THOUSAND);
    const said = await Promise.all(
      Array.from({ length: 10 }, () =>
        arrives(paymentSN, THOUSAND, { channelNo: `ONE${paymentSN}` }),
      ),
    );
    expect(said.toSorted()).toEqual(['booked', ...Array.from({ length: 9 }, () => 'repeated')]);
    expect(await money(browser)).toEqual({ balance: 101_000, bonus: 1_000 });
  });

  test('another sum than was asked for is not believed', async () => {
    const { browser } = await enter(server);
    const paymentSN = await begun(browser, THOUSAND);
    expect(await arrives(paymentSN, THOUSAND - 1)).toBe('refused');
    expect(await money(browser)).toEqual({ balance: 0, bonus: 0 });
  });

  test('for a top-up that was closed, replaced, late or paid before goes back the way it came', async () => {
    const { browser, id } = await enter(server);
    const closed = await begun(browser, THOUSAND);
    await browser.send(closePayment, { paymentSN: closed });
    expect(await arrives(closed, THOUSAND)).toBe('returned');
    const replaced = await begun(browser, THOUSAND);
    const late = await begun(browser, TEN_THOUSAND);
    expect(await arrives(replaced, THOUSAND)).toBe('returned');
    clock.advance(TOP_UP_HOURS * 3_600_000);
    await expireTopUps(db, now());
    expect(await standing(browser, late)).toBe('expired');
    expect(await arrives(late, TEN_THOUSAND)).toBe('returned');
    const paid = await toppedUp(browser, THOUSAND);
    expect(await arrives(paid, THOUSAND)).toBe('returned');
    expect(await money(browser)).toEqual({ balance: 101_000, bonus: 1_000 });
    const returns = await db
      .selectFrom('channel_returns')
      .select('amount')
      .where('customer_id', '=', id)
      .orderBy('id')
      .execute();
    expect(returns.map(({ amount }) => amount)).toEqual([
      ...[THOUSAND, THOUSAND],
      ...[TEN_THOUSAND, THOUSAND],
    ]);
  });

  test('a top-up that is open ends in its time and not before', async () => {
    const { browser } = await enter(server);
    const { paymentSN } = await open(browser, THOUSAND);
    clock.advance(TOP_UP_HOURS * 3_600_000 - 60_000);
    await expireTopUps(db, now());
    expect(await standing(browser, paymentSN)).toBe('pending');
    clock.advance(60_000);
    await expireTopUps(db, now());
    expect(await standing(browser, paymentSN)).toBe('expired');
    expect(await outcome(open(browser, THOUSAND))).toBe('done');
  });
});

describe('what was given', () => {
  test('is spent last, and comes back as what it was when the order is cancelled', async () => {
    const { browser } = await enter(server, { balance: 100 });
    await toppedUp(browser, TEN_THOUSAND);
    const order = await confirmed(browser);
    await browser.send(payByBalance, { paymentSN: order.paymentSN });
    const balance = 1_020_100 - order.total;
    expect(await money(browser)).toEqual({ balance, bonus: 20_000 });
    await browser.send(cancelOrder, { orderSN: order.orderSN });
    expect(await money(browser)).toEqual({ balance: 1_020_100, bonus: 20_000 });
  });

  test('is used once nothing paid in is left; its refund is given money again, and no more than that', async () => {
    const { browser, id } = await enter(server);
    await toppedUp(browser, TEN_THOUSAND);
    const order = await confirmed(browser);
    // As if most of it had been spent before: 100 fen paid in are left beside what was given.
    const paidIn = 100;
    await db
      .updateTable('accounts')
      .set({ bonus: 1_020_000 - paidIn })
      .where('customer_id', '=', id)
      .execute();
    await browser.send(payByBalance, { paymentSN: order.paymentSN });
    const balance = 1_020_000 - order.total;
    expect(await money(browser)).toEqual({ balance, bonus: balance });
    await browser.send(cancelOrder, { orderSN: order.orderSN });
    expect(await money(browser)).toEqual({ balance: 1_020_000, bonus: 1_020_000 - paidIn });
  });
});
