/** Money taken out of the account: what was paid in alone, once, the way it came, and never below zero. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import { getAccountTransactions } from '@banxin/contract/calls/customer/accountBook';
import {
  cancelWithdrawal,
  getWithdrawals,
  sendWithdrawalCode,
  withdraw,
} from '@banxin/contract/calls/customer/withdrawal';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { type Fen, fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { setRetry, transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { confirmed, enter } from '../order/order.testkit.ts';
import { addPayment, recordPaid } from '../paymentRecord/paymentRecord.ts';
import { finishReturn } from '../paymentRecord/returns.ts';
import { addTopUpSubject } from '../paymentRecord/topUpRecord.ts';
import { addReceipt, beginTrade, endTrade } from '../paymentRecord/trades.ts';
import { listWithdrawals } from './commands.ts';
import { giveWithdrawalBack, sendWithdrawal } from './desk.ts';
import { sentCode } from './withdrawal.testkit.ts';

const server = await createTestServer();
const { db, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });

afterAll(async () => expect(await contradictions(db)).toEqual([]));

const BALANCE = 1_000_000;
const now = () => instantOf(clock.now());
const desk = (actor = 'staff') => ({ db, now: now(), actor });

interface Owner {
  readonly id: number;
  readonly browser: Browser;
}

/** The code that was sent to the login; the minute is over. */
async function codeFor({ id, browser }: Owner): Promise<string> {
  clock.advance(60_000);
  await browser.send(sendWithdrawalCode, {});
  return sentCode(server, id);
}

const ask = async (owner: Owner, amount: number) =>
  owner.browser.send(withdraw, { amount: amount as Fen, smsCode: await codeFor(owner) });
const money = async ({ browser }: Owner) => {
  const { balance, bonus } = await browser.send(getAccount, {});
  return [balance, bonus];
};
const standing = ({ browser }: Owner) => browser.send(getWithdrawals, { pageSize: 50 });

let numbers = 0;
/** The customer has paid in by a channel. */
async function paidIn(
  { id: customerId }: Owner,
  amount: number,
  { bonus = 0, channel = 'wechat' as PayChannelName } = {},
): Promise<void> {
  numbers += 1;
  const at = now();
  await transaction(db, async (tx) => {
    const payment = await addPayment(tx, {
      customer_id: customerId,
      payment_sn: `926112099${String(numbers).padStart(7, '0')}`,
      amount,
      status: 'pending',
      created_at: at,
      expires_at: at,
    });
    if (!payment) throw new Error('The number is free');
    await addTopUpSubject(tx, payment, bonus);
    const trade = await beginTrade(tx, payment, channel, { by: customerId, now: at });
    const receipt = { tradeSN: trade.trade_sn, channelNo: `W${numbers}`, amount, paidAt: at };
    await addReceipt(tx, trade, receipt, { isBooked: true, now: at });
    const booking = { customerId, asset: assetKind.balance, reference: payment.payment_sn, at };
    await bookEntry(tx, { ...booking, flow: accountFlow.topUp, amount });
    if (bonus > 0) await bookEntry(tx, { ...booking, flow: accountFlow.topUpBonus, amount: bonus });
    await recordPaid(tx, payment, { method: channel, by: customerId, at, balanceAfter: null });
    await endTrade(tx, trade, 'paid');
  });
}

const returnsOf = ({ id }: Owner) =>
  db
    .selectFrom('channel_returns')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();

describe('asking', () => {
  test('takes it from the balance at once, and what was given stays out of it', async () => {
    const owner = await enter(server);
    await paidIn(owner, BALANCE, { bonus: 20_000 });
    expect((await standing(owner)).withdrawable).toBe(BALANCE);
    expect(await ask(owner, 300_000)).toMatchObject({ status: 'processing', amount: 300_000 });
    expect(await money(owner)).toEqual([720_000, 20_000]);
    expect(await standing(owner)).toMatchObject({ withdrawable: 700_000, total: 1 });
    const { items } = await owner.browser.send(getAccountTransactions, { pageSize: 10 });
    expect(items[0]).toMatchObject({ flow: accountFlow.withdrawal, amount: -300_000 });
  });

  test('more than was paid in is refused, says what is left, and spends no code', async () => {
    const owner = await enter(server);
    await paidIn(owner, BALANCE, { bonus: 20_000 });
    const smsCode = await codeFor(owner);
    const refusal = await owner.browser.refused(withdraw, { amount: fen(BALANCE + 1), smsCode });
    expect([refusal.errCode, refusal.data]).toEqual([
      errCode.balanceTooLow,
      expect.objectContaining({ withdrawable: BALANCE }),
    ]);
    expect(await money(owner)).toEqual([BALANCE + 20_000, 20_000]);
    expect(await outcome(owner.browser.send(withdraw, { amount: fen(BALANCE), smsCode }))).toBe(
      'done',
    );
    expect(await money(owner)).toEqual([20_000, 20_000]);
  });

  test('a wrong code, one for another purpose, and one that was used take nothing', async () => {
    const owner = await enter(server, { balance: BALANCE });
    const smsCode = await codeFor(owner);
    const wrong = smsCode === '000000' ? '000001' : '000000';
    const amount = fen(100);
    expect(await outcome(owner.browser.send(withdraw, { amount, smsCode: wrong }))).toBe(
      errCode.smsCodeWrong,
    );
    const { id } = await owner.browser.send(withdraw, { amount, smsCode });
    await owner.browser.send(cancelWithdrawal, { id });
    expect(await outcome(owner.browser.send(withdraw, { amount, smsCode }))).toBe(
      errCode.smsCodeWrong,
    );
    expect(await money(owner)).toEqual([BALANCE, 0]);
  });

  test.each([0, -1, 1.5, 100_000_001])('%d is no sum', async (amount) => {
    const { browser } = await enter(server, { balance: BALANCE });
    const input = { amount: amount as Fen, smsCode: '000000' };
    expect(await outcome(browser.send(withdraw, input))).toBe(errCode.invalidInput);
  });

  test('there is one at a time', async () => {
    const owner = await enter(server, { balance: BALANCE });
    await ask(owner, 100);
    expect(await outcome(ask(owner, 100))).toBe(errCode.wrongState);
  });

  test('finance asks, ordering does not, and nobody takes back what is another’s', async () => {
    const master = await enter(server, { balance: BALANCE });
    const finance = await enter(server, { parent: master, roles: subAccountRole.finance });
    const ordering = await enter(server, { parent: master, roles: subAccountRole.ordering });
    expect(await outcome(ordering.browser.send(sendWithdrawalCode, {}))).toBe(errCode.forbidden);
    const { id } = await ask(finance, 500);
    const stranger = await enter(server);
    expect(await outcome(stranger.browser.send(cancelWithdrawal, { id }))).toBe(errCode.notFound);
    expect(await outcome(master.browser.send(cancelWithdrawal, { id }))).toBe('done');
  });
});

describe('the desk', () => {
  test('sends it by the channels of the newest top-ups, each no more than it brought, and the rest by the bank', async () => {
    const owner = await enter(server, { balance: 10_000 });
    await paidIn(owner, 30_000, { channel: 'alipay' });
    await paidIn(owner, 50_000, { channel: 'bank' });
    await paidIn(owner, 20_000);
    const { withdrawalSN: number } = await ask(owner, 100_000);
    expect(await listWithdrawals(db)).toContain(`${number}  ¥1,000.00`);
    expect(await sendWithdrawal(desk(), { number })).toMatchObject({
      errCode: errCode.invalidInput,
      message: '其中 ¥500.00 要从银行汇出，请先汇款并填写流水号',
    });
    expect((await standing(owner)).items).toMatchObject([{ status: 'processing' }]);
    const bankRef = `B${number}`;
    expect(await sendWithdrawal(desk(), { number, bankRef })).toEqual({
      byChannel: 50_000,
      byBank: 50_000,
    });
    expect(await sendWithdrawal(desk(), { number, bankRef })).toMatchObject({
      errCode: errCode.wrongState,
      message: '此单已变为“已打款”，未重复处理',
    });
    expect((await standing(owner)).items).toMatchObject([{ status: 'paid', byChannel: 50_000 }]);
    const returns = await returnsOf(owner);
    expect(returns.map(({ amount }) => amount)).toEqual([20_000, 30_000]);
    for (const row of returns) await transaction(db, (tx) => finishReturn(tx, row, now()));
    expect(await money(owner)).toEqual([10_000, 0]);
    const { items } = await owner.browser.send(getSiteMessages, { pageSize: 10 });
    expect(items).toMatchObject([{ kind: 'withdrawalPaid' }]);
  });

  test('sends no more by a channel than what is left of its top-up from the time before', async () => {
    const owner = await enter(server, { balance: 50_000 });
    await paidIn(owner, 30_000);
    for (const amount of [20_000, 20_000]) {
      const { withdrawalSN: number } = await ask(owner, amount);
      await sendWithdrawal(desk(), { number, bankRef: `C${number}` });
    }
    expect((await returnsOf(owner)).map(({ amount }) => amount)).toEqual([20_000, 10_000]);
  });

  test('enters a number of the bank once', async () => {
    const [one, two] = [
      await enter(server, { balance: BALANCE }),
      await enter(server, { balance: BALANCE }),
    ];
    const [first, second] = [await ask(one, 100), await ask(two, 100)];
    await sendWithdrawal(desk(), { number: first.withdrawalSN, bankRef: 'SAME' });
    expect(
      await sendWithdrawal(desk(), { number: second.withdrawalSN, bankRef: 'SAME' }),
    ).toMatchObject({ errCode: errCode.wrongState, message: '此流水号已登记' });
    expect((await standing(two)).items).toMatchObject([{ status: 'processing' }]);
  });

  test('gives it back with a reason that the customer reads; what is over stays as it is', async () => {
    const owner = await enter(server, { balance: BALANCE });
    const { withdrawalSN: number, id } = await ask(owner, 400);
    expect(await giveWithdrawalBack(desk(), { number, reason: '不行' })).toMatchObject({
      errCode: errCode.invalidInput,
      message: '请填写原因，客户会看到（4-200 个字）',
    });
    await giveWithdrawalBack(desk(), { number, reason: '收款账户已注销' });
    expect(await money(owner)).toEqual([BALANCE, 0]);
    expect((await standing(owner)).items).toMatchObject([
      { status: 'returned', reason: '收款账户已注销' },
    ]);
    expect(await sendWithdrawal(desk(), { number, bankRef: 'late' })).toMatchObject({
      errCode: errCode.wrongState,
      message: '此单已变为“已退回”，未重复处理',
    });
    expect(await outcome(owner.browser.send(cancelWithdrawal, { id }))).toBe(errCode.wrongState);
    expect(await money(owner)).toEqual([BALANCE, 0]);
  });
});

describe('at once', () => {
  test('a withdrawal and a payment take what is there and not a fen more', async () => {
    for (let round = 0; round < 6; round += 1) {
      const owner = await enter(server, { balance: 100_000 });
      const order = await confirmed(owner.browser);
      const smsCode = await codeFor(owner);
      const amount = fen(100_000 - order.total + 1);
      const [out, paid] = await Promise.all([
        outcome(owner.browser.send(withdraw, { amount, smsCode })),
        outcome(owner.browser.send(payByBalance, { paymentSN: order.paymentSN })),
      ]);
      expect([out, paid].toSorted()).toEqual([errCode.balanceTooLow, 'done']);
      const left = out === 'done' ? 100_000 - amount : 100_000 - order.total;
      expect(await money(owner)).toEqual([left, 0]);
    }
  });

  test('taken back by the customer, given back and sent by the desk: one of them holds', async () => {
    for (let round = 0; round < 6; round += 1) {
      const owner = await enter(server, { balance: BALANCE });
      const { id, withdrawalSN: number } = await ask(owner, 500);
      await Promise.all([
        outcome(owner.browser.send(cancelWithdrawal, { id })),
        giveWithdrawalBack(desk(), { number, reason: '资料不完整' }),
        sendWithdrawal(desk(), { number, bankRef: `R${number}` }),
      ]);
      const [after] = (await standing(owner)).items;
      expect(after?.status).not.toBe('processing');
      expect(await money(owner)).toEqual([after?.status === 'paid' ? BALANCE - 500 : BALANCE, 0]);
    }
  });

  test('of eight that ask at once one is under way', async () => {
    const owner = await enter(server, { balance: BALANCE });
    const smsCode = await codeFor(owner);
    const all = await Promise.all(
      Array.from({ length: 8 }, () =>
        outcome(owner.browser.send(withdraw, { amount: fen(100), smsCode })),
      ),
    );
    expect(all.filter((one) => one === 'done')).toHaveLength(1);
    expect(await money(owner)).toEqual([BALANCE - 100, 0]);
  });
});
