/**
 * Cashback: one part in a hundred of what the balance paid while approved orders paid themselves, month by month, once;
 * what goes back is set off later.
 */
import type { RawAnswer } from '@banxin/contract/call';
import { getAccount } from '@banxin/contract/calls/customer/account';
import {
  exportTransactions,
  getAccountTransactions,
  getCashback,
  updateAccountPreDeposit,
} from '@banxin/contract/calls/customer/accountBook';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { cashbackOf } from '@banxin/contract/rules/cashback';
import { readXlsx } from 'hucre';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { setRetry, transaction } from '../../db/transaction.ts';
import { dayOf, monthsUpTo, msOf, nowOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, confirmed, enter } from '../order/order.testkit.ts';
import { giveCashback } from './cashback.ts';

const server = await createTestServer();
const { db, shopClock: clock } = server;
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
const BALANCE = 10_000_000;
const DAY = 86_400_000;

afterAll(async () => expect(await contradictions(db)).toEqual([]));

/** To the first minutes of the month after. */
async function nextMonth(): Promise<void> {
  const day = dayOf(clock.now());
  const next = dayOf(msOf(`${day.slice(0, 7)}-28T00:00:00+08:00`) + 4 * DAY).slice(0, 7);
  await clock.advance(msOf(`${next}-01T00:05:00+08:00`) - clock.now());
}

const thisMonth = (): string => monthsUpTo(dayOf(clock.now()), 1)[0] ?? '';
const run = () => giveCashback(db, nowOf(clock));
const switchTo = (browser: Browser, isPreDepositEnabled: boolean) =>
  browser.send(updateAccountPreDeposit, { isPreDepositEnabled });

async function buy(browser: Browser) {
  const order = await confirmed(browser);
  await browser.send(payByBalance, { paymentSN: order.paymentSN });
  return order;
}

async function member() {
  const person = await enter(server, { balance: BALANCE });
  await switchTo(person.browser, true);
  return person;
}

const givenTo = async (browser: Browser) =>
  (await browser.send(getAccountTransactions, { flow: accountFlow.signingCashback })).items.map(
    ({ amount, ofMonth, by }) => ({ amount, ofMonth, by }),
  );

test('what was paid while it is on brings its part on the first of the next month, as given money, and is told once', async () => {
  const { browser, id } = await member();
  const month = thisMonth();
  const first = await buy(browser);
  const second = await buy(browser);
  const spent = first.total + second.total;
  const expected = cashbackOf(spent);
  expect(expected).toBeGreaterThan(0);
  expect(await browser.send(getCashback, {})).toEqual({
    ...{ isOn: true, month, spent, expected, setOff: 0, months: [] },
  });
  await run();
  expect(await givenTo(browser)).toEqual([]);

  await nextMonth();
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await givenTo(browser)).toEqual([
    { amount: expected, ofMonth: { what: 'cashback', month }, by: null },
  ]);
  expect(await browser.send(getAccount, {})).toMatchObject({
    balance: BALANCE - spent + expected,
    bonus: expected,
  });
  const { items } = await browser.send(getSiteMessages, { pageSize: 50 });
  expect(items.filter(({ kind }) => kind === 'cashback')).toMatchObject([
    { text: { data: { month, amount: expected, balance: await balanceOf(db, id) } } },
  ]);
  const now = await browser.send(getCashback, {});
  expect(now).toMatchObject({ month: thisMonth(), spent: 0, expected: 0 });
  expect(now.months).toMatchObject([{ month, amount: expected }]);
});

test('nothing is counted for who does not want it, before it is switched on, and after it is switched off', async () => {
  const no = await enter(server, { balance: BALANCE });
  await buy(no.browser);
  const { browser } = await enter(server, { balance: BALANCE });
  await buy(browser);
  await switchTo(browser, true);
  const { total } = await buy(browser);
  await switchTo(browser, false);
  await buy(browser);
  expect(await browser.send(getCashback, {})).toMatchObject({ isOn: false, spent: total });
  await nextMonth();
  await run();
  expect(await givenTo(no.browser)).toEqual([]);
  expect(await givenTo(browser)).toMatchObject([{ amount: cashbackOf(total) }]);
});

test('what was paid with given money brings nothing again', async () => {
  const { browser, id } = await member();
  // All that was paid in is spent; the rest was given.
  const { total, paymentSN } = await confirmed(browser);
  const book = (flow: number, amount: number, reference: string) =>
    transaction(db, (tx) =>
      bookEntry(tx, {
        ...{ customerId: id, asset: assetKind.balance, flow, amount, reference },
        at: nowOf(clock),
      }),
    );
  await book(accountFlow.spending, -(BALANCE - 1_000), 'spent before');
  await book(accountFlow.topUpBonus, total, 'given before');
  await browser.send(payByBalance, { paymentSN });
  expect(await browser.send(getCashback, {})).toMatchObject({
    spent: 1_000,
    expected: cashbackOf(1_000),
  });
});

describe('what goes back', () => {
  test('in the same month is not counted', async () => {
    const { browser } = await member();
    const { orderSN } = await buy(browser);
    const { total } = await buy(browser);
    await browser.send(cancelOrder, { orderSN });
    expect(await browser.send(getCashback, {})).toMatchObject({ spent: total, setOff: 0 });
    await nextMonth();
    await run();
    expect(await givenTo(browser)).toMatchObject([{ amount: cashbackOf(total) }]);
  });

  test('after its month was given for is set off against the next months, and says so; nothing is taken away', async () => {
    const { browser } = await member();
    const { orderSN, total } = await buy(browser);
    const brought = cashbackOf(total);
    await nextMonth();
    await run();
    await browser.send(cancelOrder, { orderSN });
    expect((await browser.send(getAccount, {})).bonus).toBe(brought);

    // As much again, but for the freight: it is set off.
    const again = await buy(browser);
    const expected = Math.max(0, cashbackOf(again.total) - brought);
    const setOff = cashbackOf(again.total) - expected;
    expect(setOff).toBeGreaterThan(0);
    expect(await browser.send(getCashback, {})).toMatchObject({
      ...{ spent: again.total, expected, setOff },
    });
    await nextMonth();
    await run();
    expect((await browser.send(getAccount, {})).bonus).toBe(brought + expected);

    const last = await buy(browser);
    await nextMonth();
    await run();
    // All that was ever paid and did not go back.
    expect((await browser.send(getAccount, {})).bonus).toBe(
      Math.max(brought + expected, cashbackOf(again.total + last.total)),
    );
  });
});

test('months that no server made up are made up one by one, and none in vain', async () => {
  const { browser } = await member();
  const months: string[] = [];
  const totals: number[] = [];
  for (const pays of [true, false, true]) {
    if (pays) {
      months.push(thisMonth());
      totals.push((await buy(browser)).total);
    }
    await nextMonth();
  }
  await run();
  const [last, first] = await givenTo(browser);
  expect([first?.ofMonth?.month, last?.ofMonth?.month]).toEqual(months);
  expect((first?.amount ?? 0) + (last?.amount ?? 0)).toBe(
    cashbackOf(totals.reduce((sum, total) => sum + total, 0)),
  );
  expect(await run()).toBe(0);
});

test('the workbook says of which month it is', async () => {
  const { browser } = await member();
  const month = thisMonth();
  await buy(browser);
  await nextMonth();
  await run();
  const { blob } = (await browser.send(exportTransactions, {
    flow: accountFlow.signingCashback,
  })) as RawAnswer;
  const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()));
  expect(sheets[0]?.rows.map((row) => row[1])).toEqual(['类型', `签约返现（${month}）`]);
});
