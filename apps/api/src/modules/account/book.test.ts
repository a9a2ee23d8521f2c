/** The account book: what moved and what for, its sums by month, and the sums from which on somebody is told. */

import type { RawAnswer } from '@banxin/contract/call';
import {
  exportTransactions,
  getAccountStatistics,
  getAccountTransactions,
  updateAccountAlert,
  updateOrderNotifySum,
} from '@banxin/contract/calls/customer/accountBook';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { createPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { ACCOUNT_LIMIT_MAX_FEN } from '@banxin/contract/constants';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { transaction } from '../../db/transaction.ts';
import { BATCH } from '../../http/workbook/workbook.ts';
import { instantOf } from '../../ports/clock.ts';
import { confirmed, enter, paid, RECEIVER } from '../order/order.testkit.ts';
import { move } from '../orderDelivery/drops.testkit.ts';

const server = await createTestServer();
const { db, clock } = server;
const DAY = 24 * 3_600_000;
const BALANCE = 1_000_000;

let bookings = 0;
/** Books a movement so many days ago. */
const book = (customerId: number, flow: number, amount: number, daysAgo: number, asset = 0) =>
  transaction(db, (tx) => {
    bookings += 1;
    const at = instantOf(clock.now() - daysAgo * DAY);
    return bookEntry(tx, { customerId, asset, flow, amount, reference: `book:${bookings}`, at });
  });

const entries = async (browser: Browser, asked = {}) =>
  browser.send(getAccountTransactions, { pageSize: 50, ...asked });
const lows = async (browser: Browser) =>
  (await browser.send(getSiteMessages, { pageSize: 50 })).items.filter(
    ({ kind }) => kind === 'balanceLow',
  );

describe('movements', () => {
  test('a payment names its orders and who paid, its refund the order that it is of', async () => {
    const { browser, name } = await enter(server, { balance: BALANCE });
    const [one, two] = [await confirmed(browser), await confirmed(browser)];
    const orderSNs = [one.orderSN, two.orderSN];
    const { paymentSN } = await browser.send(createPayment, { orderSNs });
    await browser.send(payByBalance, { paymentSN });
    await browser.send(cancelOrder, { orderSN: one.orderSN });
    const sum = one.total + two.total;
    const { items, total, sums } = await entries(browser);
    expect(items).toMatchObject([
      { flow: accountFlow.refund, amount: one.total, orderSNs: [one.orderSN], by: null },
      {
        flow: accountFlow.spending,
        amount: -sum,
        balanceAfter: BALANCE - sum,
        orderSNs,
        by: name,
      },
      { flow: accountFlow.topUp, amount: BALANCE, balanceAfter: BALANCE, orderSNs: [], by: null },
    ]);
    expect(total).toBe(3);
    expect(sums).toEqual({ income: BALANCE + one.total, spending: sum });
  });

  test('freight of another address is named as such, and so is what comes back of it', async () => {
    const { browser } = await enter(server, { balance: BALANCE });
    const { orderSN } = await paid(browser);
    const { difference } = await move(browser, orderSN);
    await move(browser, orderSN, RECEIVER);
    const { items } = await entries(browser, { asset: assetKind.balance });
    expect(items.slice(0, 3)).toMatchObject([
      { amount: difference, orderSNs: [orderSN], isFreight: true },
      { amount: -difference, orderSNs: [orderSN], isFreight: true },
      { orderSNs: [orderSN], isFreight: false },
    ]);
  });

  test('a filter narrows rows and sums alike: kind of movement, money, first and last day', async () => {
    const { browser, id } = await enter(server);
    await book(id, accountFlow.topUp, 500, 40);
    await book(id, accountFlow.spending, -200, 3);
    await book(id, accountFlow.topUpBonus, 70, 2, assetKind.cashRedPacket);
    await book(id, accountFlow.topUpBonus, 1, 2, assetKind.freeSampleQuota);
    const amounts = async (asked: object) => {
      const { items, sums } = await entries(browser, asked);
      return [items.map(({ amount }) => amount), sums];
    };
    expect(await amounts({})).toEqual([[70, -200, 500], { income: 570, spending: 200 }]);
    expect(await amounts({ flow: accountFlow.spending })).toEqual([
      [-200],
      { income: 0, spending: 200 },
    ]);
    expect(await amounts({ asset: assetKind.cashRedPacket })).toEqual([
      [70],
      { income: 70, spending: 0 },
    ]);
    const day = instantOf(clock.now() - 3 * DAY).slice(0, 10);
    expect(await amounts({ from: day, to: day })).toEqual([[-200], { income: 0, spending: 200 }]);
    expect(await amounts({ to: '2020-01-01' })).toEqual([[], { income: 0, spending: 0 }]);
  });

  test('a page beyond the last is the last', async () => {
    const { browser, id } = await enter(server);
    for (let at = 1; at <= 12; at += 1) await book(id, accountFlow.topUp, at, 20 - at);
    const { items, total } = await entries(browser, { pageIndex: 9, pageSize: 10 });
    expect([total, items.map(({ amount }) => amount)]).toEqual([12, [2, 1]]);
  });

  test('nobody reads what moved in the account of another customer', async () => {
    const { id } = await enter(server);
    const stranger = await enter(server);
    await book(id, accountFlow.topUp, 500, 1);
    expect((await entries(stranger.browser)).total).toBe(0);
  });
});

describe('a workbook', () => {
  const read = async (browser: Browser, filter = {}): Promise<unknown[][]> => {
    const answer = (await browser.send(exportTransactions, filter)) as RawAnswer;
    const { sheets } = await readXlsx(new Uint8Array(await answer.blob.arrayBuffer()));
    return sheets[0]?.rows ?? [];
  };

  test('has a row for every movement of the list, in its order, under the same filter, over many readings', async () => {
    const { browser, id } = await enter(server);
    // Two readings and a part, many of them in the same moment.
    for (let at = 1; at <= 2 * BATCH + 3; at += 1) {
      await book(
        id,
        at % 3 ? accountFlow.topUp : accountFlow.spending,
        at % 3 ? at * 100 : -100,
        9,
      );
    }
    for (const filter of [{}, { flow: accountFlow.spending }]) {
      const all = [1, 2, 3].map((pageIndex) =>
        browser.send(getAccountTransactions, { ...filter, pageIndex, pageSize: 200 }),
      );
      const [{ total } = { total: 0 }, ...others] = await Promise.all(all);
      const [head, ...rows] = await read(browser, filter);
      expect(head?.slice(0, 2)).toEqual(['时间', '类型']);
      expect(rows).toHaveLength(total);
      expect(others).toHaveLength(2);
    }
    const [, ...rows] = await read(browser);
    const balances = rows.map((row) => Number(row[6]));
    const moved = rows.map((row) => Number(row[4] ?? 0) - Number(row[5] ?? 0));
    expect(balances.slice(0, -1)).toEqual(
      balances
        .slice(0, -1)
        .map((_, at) => Number(((balances[at + 1] ?? 0) + (moved[at] ?? 0)).toFixed(2))),
    );
  });

  test('names orders and who paid; another customer has nothing of it, and who may not see the book gets none', async () => {
    const master = await enter(server, { balance: BALANCE });
    const { orderSN, paymentSN, total } = await confirmed(master.browser);
    await master.browser.send(payByBalance, { paymentSN });
    const [, first] = await read(master.browser);
    expect(first?.slice(1)).toEqual([
      ...['消费', '余额', orderSN, null, total / 100],
      ...[(BALANCE - total) / 100, master.name],
    ]);
    const stranger = await enter(server);
    expect(await read(stranger.browser)).toHaveLength(1);
    const ordering = await enter(server, { parent: master, roles: subAccountRole.ordering });
    expect(await outcome(ordering.browser.send(exportTransactions, {}))).toBe(errCode.forbidden);
  });
});

test('twelve months, the last one is this one; a month without a movement has zeros, red packets do not count', async () => {
  const { browser, id } = await enter(server);
  // The clock stands at 20 November: 20 days ago is 31 October, in Shanghai.
  await book(id, accountFlow.topUp, 9_000, 20);
  await book(id, accountFlow.spending, -2_500, 20);
  await book(id, accountFlow.spending, -1_000, 0);
  await book(id, accountFlow.topUp, 7, 400);
  await book(id, accountFlow.topUpBonus, 70, 1, assetKind.cashRedPacket);
  const { months } = await browser.send(getAccountStatistics, {});
  expect(months.map(({ month }) => month)).toEqual([
    ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
    ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ]);
  expect(months.slice(-3)).toEqual([
    { month: '2026-09', income: 0, spending: 0 },
    { month: '2026-10', income: 9_000, spending: 2_500 },
    { month: '2026-11', income: 0, spending: 1_000 },
  ]);
});

describe('limits', () => {
  test('a payment that takes the balance below the limit tells so, once; the next one below it does not', async () => {
    const { browser } = await enter(server, { balance: BALANCE });
    const [one, two] = [await confirmed(browser), await confirmed(browser)];
    const alert = fen(BALANCE - one.total + 1);
    await browser.send(updateAccountAlert, { alertPreDeposit: alert });
    await browser.send(payByBalance, { paymentSN: one.paymentSN });
    const [low] = await lows(browser);
    expect(low?.text.data).toMatchObject({ balance: BALANCE - one.total, alert });
    await browser.send(payByBalance, { paymentSN: two.paymentSN });
    expect(await lows(browser)).toHaveLength(1);
  });

  test('without a limit, or with the balance exactly at it, nothing is told', async () => {
    const { browser } = await enter(server, { balance: BALANCE });
    const one = await confirmed(browser);
    await browser.send(payByBalance, { paymentSN: one.paymentSN });
    const two = await confirmed(browser);
    const left = fen(BALANCE - one.total - two.total);
    await browser.send(updateAccountAlert, { alertPreDeposit: left });
    await browser.send(payByBalance, { paymentSN: two.paymentSN });
    expect(await lows(browser)).toEqual([]);
  });

  test('what sub-accounts may pay is set by the main account alone, and holds for the next payment', async () => {
    const master = await enter(server, { balance: BALANCE });
    const { browser } = await enter(server, { parent: master, roles: subAccountRole.ordering });
    const { paymentSN } = await confirmed(browser);
    expect(await outcome(browser.send(payByBalance, { paymentSN }))).toBe(errCode.forbidden);
    const sum = { orderNotifySum: fen(BALANCE) };
    expect(await outcome(browser.send(updateOrderNotifySum, sum))).toBe(errCode.forbidden);
    await master.browser.send(updateOrderNotifySum, sum);
    expect(await outcome(browser.send(payByBalance, { paymentSN }))).toBe('done');
  });

  test.each([-1, ACCOUNT_LIMIT_MAX_FEN + 1, 0.5])('%d is no limit', async (amount) => {
    const { browser } = await enter(server);
    const wrong = { alertPreDeposit: amount as never };
    expect(await outcome(browser.send(updateAccountAlert, wrong))).toBe(errCode.invalidInput);
  });
});
