/** Money that came and pays nothing is looked into by people: it pays after all, fills a balance, or goes back, once. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import { getAccountTransactions } from '@banxin/contract/calls/customer/accountBook';
import { getWithdrawals } from '@banxin/contract/calls/customer/withdrawal';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { accountFlow } from '@banxin/contract/enums/account';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { moneyText } from '@banxin/contract/money';
import { inEnglish } from '@banxin/contract/refusals/english';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, confirmed, enter } from '../order/order.testkit.ts';
import { findUnplaced } from '../paymentRecord/unplaced.ts';
import { receiveTransfer } from './transfers.ts';
import { creditUnplaced, noteUnplaced, placeUnplaced, returnUnplaced } from './unplacedDesk.ts';

const server = await createTestServer();
const { db, services } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const now = () => instantOf(server.clock.now());
const desk = (actor = 'staff:7') => ({ db, now: now(), actor });
const yuanOf = (amount: number) => (amount / 100).toFixed(2);

let numbers = 0;

/** An order that waits for a transfer, whose remark is known. */
async function waiting(owner?: Awaited<ReturnType<typeof enter>>) {
  const { browser, id } = owner ?? (await enter(server));
  const { paymentSN, total } = await confirmed(browser);
  await browser.send(startChannel, { paymentSN, channel: 'bank' });
  const standing = async () => (await browser.send(pollPayment, { paymentSN })).status;
  return { browser, id, paymentSN, total, remark: `${paymentSN}B`, standing };
}

/** Such a transfer came with this sum or remark, which pays nothing. */
async function came(line: { readonly remark: string; readonly amount: number }) {
  numbers += 1;
  const number = `ICBC${String(numbers).padStart(8, '0')}`;
  const transfer = { remark: line.remark, yuan: yuanOf(line.amount), number };
  expect(await receiveTransfer(services, transfer, now())).toBe('unplaced');
  return { channel: 'bank', channel_no: number } as const;
}

const nameOf = async (customerId: number): Promise<string> => {
  const { name } = await db
    .selectFrom('customers')
    .select('name')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return name;
};

const settledAs = async (key: Awaited<ReturnType<typeof came>>) => findUnplaced(db, key);

describe('another sum', () => {
  test('goes into the balance of its customer as money paid in, once, and the customer is told', async () => {
    const { browser, id, paymentSN, total, remark, standing } = await waiting();
    const key = await came({ remark, amount: total - 100 });
    const both = await Promise.all([
      creditUnplaced(desk('staff:7'), key),
      creditUnplaced(desk('staff:8'), key),
    ]);
    expect(both.filter((answer) => answer === null)).toHaveLength(1);
    const late = both.find((answer) => answer !== null);
    expect(late).toMatchObject({
      errCode: errCode.wrongState,
      message: '此单已变为“已转入客户余额”，未重复处理',
    });
    expect(inEnglish(late as Refusal)).toBe(
      'It stands otherwise by now: Put into the balance. Nothing was done twice',
    );
    // Nothing of it is a gift: it can be taken out again.
    const { balance, bonus } = await browser.send(getAccount, {});
    expect([balance, bonus]).toEqual([total - 100, 0]);
    expect(await browser.send(getWithdrawals, {})).toMatchObject({ withdrawable: total - 100 });
    const { items } = await browser.send(getAccountTransactions, { pageSize: 10 });
    expect(items).toMatchObject([{ flow: accountFlow.topUp, amount: total - 100 }]);
    const told = await browser.send(getSiteMessages, { group: 'money' });
    const [came_, due] = [moneyText((total - 100) as typeof total), moneyText(total)];
    expect(told.items.map(({ kind, text }) => [kind, text.message])).toEqual([
      [
        'unplacedCredited',
        `收到银行转账 ${came_}，付款单 ${paymentSN} 应付 ${due}，金额不符，已转入账户余额，现有 ${came_}，可用余额付款。`,
      ],
    ]);
    expect(inEnglish(told.items[0]?.text ?? '')).toBe(
      `${came_} came by Bank transfer, where payment ${paymentSN} asks for ${due}; it is in the balance, which is ${came_} now and can be paid with.`,
    );
    expect(await standing()).toBe('pending');
    const kept = await settledAs(key);
    expect(kept).toMatchObject({ outcome: 'credited', credited_to: id });
    expect(['staff:7', 'staff:8']).toContain(kept?.settled_by);
  });

  test('that is in the balance pays nothing any more, however it is entered', async () => {
    const { id, total, remark, standing } = await waiting();
    const key = await came({ remark, amount: total - 100 });
    expect(await creditUnplaced(desk(), key)).toBeNull();
    const again = await receiveTransfer(
      services,
      { remark, yuan: yuanOf(total), number: key.channel_no },
      now(),
    );
    expect(again).toMatchObject({ errCode: errCode.wrongState, message: '此流水号已登记' });
    expect(await standing()).toBe('pending');
    expect(await balanceOf(db, id)).toBe(total - 100);
  });

  test('does not pay its payment, and says what was due and what came', async () => {
    const { total, remark, standing } = await waiting();
    const key = await came({ remark, amount: total + 100 });
    expect(await placeUnplaced(desk(), key, remark)).toMatchObject({
      errCode: errCode.wrongState,
      message: `金额不符：应收 ${moneyText(total)}，实收 ${moneyText((total + 100) as typeof total)}`,
    });
    expect(await standing()).toBe('pending');
    expect(await settledAs(key)).toMatchObject({ settled_at: null });
  });

  test('goes into no other balance than that of its customer', async () => {
    const { browser, id, total, remark } = await waiting();
    const stranger = await enter(server);
    const key = await came({ remark, amount: total - 1 });
    expect(await creditUnplaced(desk(), key, await nameOf(stranger.id))).toMatchObject({
      errCode: errCode.invalidInput,
      message: `付款单属于 ${await nameOf(id)}，只能转入该客户余额`,
    });
    expect(await creditUnplaced(desk(), key, await nameOf(id))).toBeNull();
    expect(await browser.send(getAccount, {})).toMatchObject({ balance: total - 1 });
  });

  test('is sent back under a number of the bank that is on nothing else, and the customer is told', async () => {
    const { browser, total, remark } = await waiting();
    const [one, two] = [
      await came({ remark, amount: total - 1 }),
      await came({ remark, amount: total - 2 }),
    ];
    const bankRef = `BACK-${one.channel_no}`;
    expect(await returnUnplaced(desk(), one, ' ')).toMatchObject({
      errCode: errCode.invalidInput,
      message: '请先汇款并填写银行流水号',
    });
    const taken = { errCode: errCode.wrongState, message: '此流水号已登记' };
    expect(await returnUnplaced(desk(), one, one.channel_no)).toMatchObject(taken);
    expect(await returnUnplaced(desk(), one, bankRef)).toBeNull();
    expect(await returnUnplaced(desk(), one, bankRef)).toMatchObject({
      message: '此单已变为“已退回”，未重复处理',
    });
    expect(await returnUnplaced(desk(), two, bankRef)).toMatchObject(taken);
    expect(await settledAs(two)).toMatchObject({ settled_at: null, bank_ref: null });
    expect(await browser.send(getAccount, {})).toMatchObject({ balance: 0 });
    const { items } = await browser.send(getSiteMessages, { group: 'money' });
    expect(items.map(({ kind }) => kind)).toEqual(['unplacedReturned']);
    expect(items[0]?.text.message).toContain('金额不符，已原路退回');
  });
});

describe('an unknown remark', () => {
  test('goes into the balance of the main account whose login is named', async () => {
    const master = await enter(server);
    const member = await enter(server, { parent: master, roles: subAccountRole.ordering });
    const name = await nameOf(member.id);
    const key = await came({ remark: '货款', amount: 4_200 });
    expect(await creditUnplaced(desk(), key)).toMatchObject({
      errCode: errCode.invalidInput,
      message: '附言没有对应的付款单，请填写客户账号',
    });
    expect(await creditUnplaced(desk(), key, '查无此人')).toMatchObject({
      message: '没有账号 查无此人，或已停用',
    });
    expect(await creditUnplaced(desk(), key, name)).toBeNull();
    expect(await balanceOf(db, master.id)).toBe(4_200);
    const { items } = await master.browser.send(getSiteMessages, { group: 'money' });
    expect(items[0]?.text.message).toBe(
      '收到银行转账 ¥42.00，没有对应的付款单，已转入账户余额，现有 ¥42.00，可用余额付款。',
    );
  });

  test('pays the payment that it was meant for, under its own number', async () => {
    const { total, remark, standing } = await waiting();
    const key = await came({ remark: '货款', amount: total });
    expect(await placeUnplaced(desk(), key, '')).toMatchObject({ message: '请填写付款单的附言码' });
    expect(await placeUnplaced(desk(), key, '123')).toMatchObject({
      message: '没有附言为 123 的付款单',
    });
    expect(await placeUnplaced(desk(), key, remark.toLowerCase())).toBeNull();
    expect(await standing()).toBe('paid');
    expect(await settledAs(key)).toMatchObject({ outcome: 'placed', settled_by: 'staff:7' });
    expect(await creditUnplaced(desk(), key)).toMatchObject({
      message: '此单已变为“已确认到账”，未重复处理',
    });
  });

  test('pays no payment that is over; what can be done with it then is said', async () => {
    const { id, paymentSN, total, remark } = await waiting();
    await db
      .updateTable('payments')
      .set({ status: 'expired' })
      .where('payment_sn', '=', paymentSN)
      .execute();
    const key = await came({ remark: '货款', amount: total });
    expect(await placeUnplaced(desk(), key, remark)).toMatchObject({
      errCode: errCode.wrongState,
      message: '付款单已付款或已失效，可转入客户余额或登记退回',
    });
    expect(await settledAs(key)).toMatchObject({ settled_at: null });
    const name = await nameOf(id);
    expect(await creditUnplaced(desk(), key, name)).toBeNull();
    expect(await balanceOf(db, id)).toBe(total);
  });
});

test('an unknown number is no money, and nothing is done with it', async () => {
  const key = { channel: 'bank', channel_no: 'nowhere' } as const;
  for (const answer of [
    await creditUnplaced(desk(), key),
    await returnUnplaced(desk(), key, 'X1'),
    await placeUnplaced(desk(), key, 'X1'),
    await noteUnplaced(desk(), key, '已抵运费'),
  ]) {
    expect(answer).toMatchObject({ errCode: errCode.notFound, message: '没有这笔来款' });
  }
});

test('matched, credited, sent back and entered anew at once: one of them holds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, total, remark, standing } = await waiting();
    const name = await nameOf(id);
    const key = await came({ remark: '货款', amount: total });
    const line = { remark, yuan: yuanOf(total), number: key.channel_no };
    const [placed, credited, returned, entered] = await Promise.all([
      placeUnplaced(desk(), key, remark),
      creditUnplaced(desk(), key, name),
      returnUnplaced(desk(), key, `RACE-${key.channel_no}`),
      receiveTransfer(services, line, now()),
    ]);
    const paid = [placed === null, entered === 'booked'].filter(Boolean).length;
    const held = [credited, returned].filter((answer) => answer === null).length;
    expect([paid + held, [placed, credited, returned, entered].map(String)]).toEqual([
      1,
      expect.anything(),
    ]);
    expect(await standing()).toBe(paid === 1 ? 'paid' : 'pending');
    expect(await balanceOf(db, id)).toBe(credited === null ? total : 0);
    expect(entered instanceof Refusal || entered === 'booked').toBe(true);
  }
});
