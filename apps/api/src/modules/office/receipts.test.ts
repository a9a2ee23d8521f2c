/** The desk of receipts over its calls: money that pays nothing, withdrawals and transfers to send back, each acted on once. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import { getWithdrawals, withdraw } from '@banxin/contract/calls/customer/withdrawal';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import { getDesks } from '@banxin/contract/calls/works/desk';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import { recordReceipt } from '@banxin/contract/calls/works/receipts';
import type { OfficeCase, OfficeFact } from '@banxin/contract/entities/office';
import { customerType } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { type Fen, fen, moneyText } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, confirmed, enter } from '../order/order.testkit.ts';
import { localChannels } from '../payment/localChannels.testkit.ts';
import { withdrawalCode } from '../withdrawal/withdrawal.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';

const server = await createTestServer();
const { db, shopClock } = server;
const { paidAt, hear, giveAllBack } = localChannels(server);
const [anna, ben] = [
  await enterStaff(server, ['receipts']),
  await enterStaff(server, ['receipts']),
];
afterAll(async () => expect(await contradictions(db)).toEqual([]));

type Kind = OfficeCase['kind'];
const open = (kind: Kind, number: string, who = anna) =>
  who.browser.send(getOfficeCase, { kind, number });
const eventsOf = ({ steps }: OfficeCase) =>
  steps.map(({ event, needs, refusal }) => [event, needs, refusal?.message ?? null]);
const factsOf = ({ groups }: OfficeCase): readonly OfficeFact[] =>
  groups.flatMap(({ facts }) => facts);
const named = (one: OfficeCase, label: string) =>
  factsOf(one).filter((fact) => fact.label.message === label);
const waitingFor = async (keyword: string) =>
  (await anna.browser.send(getOfficeQueue, { desk: 'receipts', keyword })).items;
const moneyNews = async ({ browser }: { browser: typeof anna.browser }) =>
  (await browser.send(getSiteMessages, { group: 'money' })).items.map(({ kind }) => kind);

let numbers = 0;
const bankNumber = (): string => {
  numbers += 1;
  return `CMB${String(numbers).padStart(10, '0')}`;
};

/** An order that waits for a transfer. */
async function ordered() {
  const buyer = await enter(server);
  const order = await confirmed(buyer.browser);
  const { paymentSN } = order;
  await buyer.browser.send(startChannel, { paymentSN, channel: 'bank' });
  const standing = async () => (await buyer.browser.send(pollPayment, { paymentSN })).status;
  return { ...buyer, ...order, remark: `${paymentSN}B`, standing };
}

/** A transfer came and is entered at the desk. */
async function came(remark: string, amount: number) {
  const number = bankNumber();
  const { arrival } = await anna.browser.send(recordReceipt, {
    remark,
    amount: amount as Fen,
    number,
  });
  return { arrival, number, case: `YH${number}` };
}

describe('a transfer that is entered', () => {
  test('pays its payment, and its number is entered once by two at once', async () => {
    const { remark, total, standing } = await ordered();
    const input = { remark: remark.toLowerCase(), amount: total, number: bankNumber() };
    const both = await Promise.all(
      [anna, ben].map(({ browser }) => outcome(browser.send(recordReceipt, input))),
    );
    expect(both.toSorted()).toEqual([errCode.wrongState, 'done']);
    expect(await standing()).toBe('paid');
    const again = await ben.browser.refused(recordReceipt, { ...input, amount: fen(1) });
    expect(again.message).toBe('此流水号已登记');
    expect(await waitingFor(input.number)).toEqual([]);
  });

  test('for a payment that has expired waits to be sent back, and its customer is told', async () => {
    const buyer = await ordered();
    await db
      .updateTable('payments')
      .set({ status: 'expired' })
      .where('payment_sn', '=', buyer.paymentSN)
      .execute();
    const { arrival, number } = await came(buyer.remark, buyer.total);
    expect(arrival).toBe('returned');
    expect(await moneyNews(buyer)).toContain('moneyReturned');
    await giveAllBack();
    const [waiting] = await waitingFor(buyer.remark);
    expect(waiting).toMatchObject({ kind: 'bankReturn', amount: buyer.total });
    const one = await open('bankReturn', waiting?.number ?? '');
    expect(one.subject.message).toBe('人工退回 · 付款单不能收款');
    expect(named(one, '来款流水号')).toMatchObject([{ value: { own: number } }]);
    expect(eventsOf(one)).toEqual([['SENT_BACK', ['bankRef'], null]]);
  });

  test('needs the number of the bank and a sum', async () => {
    const { remark } = await ordered();
    const missing = await anna.browser.refused(recordReceipt, {
      ...{ remark, amount: fen(5), number: ' ' },
    });
    expect(missing.fields?.number).toBe('请填写银行流水号');
    const none = { remark, amount: fen(0), number: bankNumber() };
    expect(await outcome(anna.browser.send(recordReceipt, none))).toBe(errCode.invalidInput);
  });
});

describe('money of another sum', () => {
  test('shows what was due beside what came, with what can become of it and why it pays nothing', async () => {
    const { remark, total } = await ordered();
    const { arrival, case: number } = await came(remark, total - 500);
    expect(arrival).toBe('unplaced');
    const [waiting] = await waitingFor(number.slice(2));
    expect(waiting).toMatchObject({ kind: 'unplaced', number, amount: total - 500, isLate: false });
    expect(waiting?.subject.message).toBe('银行转账 · 金额不符');
    const one = await open('unplaced', number);
    const sums = [moneyText(total), moneyText(fen(total - 500))];
    const why = `金额不符：应收 ${sums[0]}，实收 ${sums[1]}`;
    expect(one.verdicts).toMatchObject([{ tone: 'critical', sentence: { message: why } }]);
    expect(
      ['应收', '实收', '差额'].map((label) =>
        named(one, label).map(({ value, differs }) => [value, differs]),
      ),
    ).toEqual([
      [[{ amount: total }, true]],
      [[{ amount: total - 500 }, true]],
      [[{ amount: -500 }, true]],
    ]);
    expect(eventsOf(one)).toEqual([
      ['PLACE', [], why],
      ['CREDIT', [], null],
      ['SEND_BACK', ['bankRef'], null],
    ]);
    const refused = await anna.browser.refused(actOffice, {
      ...{ kind: 'unplaced', number, event: 'PLACE', seen: one.seen },
    });
    expect(refused.message).toBe(why);
  });

  test('is put into the balance by one of two at once; its customer reads the sum and the balance', async () => {
    const buyer = await ordered();
    const { case: number } = await came(buyer.remark, buyer.total - 500);
    const { seen } = await open('unplaced', number);
    const credit = { kind: 'unplaced', number, event: 'CREDIT', seen } as const;
    const both = await Promise.all(
      [anna, ben].map(({ browser }) => outcome(browser.send(actOffice, credit))),
    );
    expect(both.toSorted()).toEqual([errCode.wrongState, 'done']);
    const { balance, bonus } = await buyer.browser.send(getAccount, {});
    expect([balance, bonus]).toEqual([buyer.total - 500, 0]);
    expect(await moneyNews(buyer)).toEqual(['unplacedCredited']);
    expect(await buyer.standing()).toBe('pending');
    const over = await open('unplaced', number, ben);
    expect([over.standing.message, over.steps]).toEqual(['已转入客户余额', []]);
    const late = await ben.browser.refused(actOffice, {
      ...credit,
      event: 'SEND_BACK',
      bankRef: 'x',
    });
    expect(late.message).toBe('此单已变为“已转入客户余额”，未重复处理');
    expect(await waitingFor(number.slice(2))).toEqual([]);
  });

  test('is sent back under a number of the bank that no other case has', async () => {
    const buyer = await ordered();
    const [one, two] = [
      await came(buyer.remark, buyer.total - 1),
      await came(buyer.remark, buyer.total - 2),
    ];
    const bankRef = bankNumber();
    const back = (number: string, ref?: string) => ({
      ...{ kind: 'unplaced' as const, number, event: 'SEND_BACK', seen: 'waiting' },
      ...(ref !== undefined && { bankRef: ref }),
    });
    const missing = await anna.browser.refused(actOffice, back(one.case));
    expect(missing.fields?.bankRef).toBe('请先汇款并填写银行流水号');
    await anna.browser.send(actOffice, back(one.case, bankRef));
    const taken = await ben.browser.refused(actOffice, back(two.case, bankRef));
    expect(taken.message).toBe('此流水号已登记');
    expect(await moneyNews(buyer)).toEqual(['unplacedReturned']);
    expect(named(await open('unplaced', one.case), '汇出流水号')).toMatchObject([
      { value: { own: bankRef } },
    ]);
  });
});

describe('money with an unknown remark', () => {
  test('names the payments of its sum that wait, and pays the one whose code is typed', async () => {
    const buyer = await ordered();
    const { case: number } = await came('货款', buyer.total);
    const one = await open('unplaced', number);
    expect(one.verdicts[0]?.sentence.message).toBe('没有附言为 货款 的付款单');
    const offered = named(one, '付款单').map(({ value }) => ('own' in value ? value.own : ''));
    expect(offered.some((text) => text.startsWith(buyer.remark))).toBe(true);
    expect(eventsOf(one)).toEqual([
      ['PLACE', ['remark'], null],
      ['CREDIT', ['account'], null],
      ['SEND_BACK', ['bankRef'], null],
    ]);
    const place = { kind: 'unplaced', number, event: 'PLACE', seen: one.seen } as const;
    expect((await anna.browser.refused(actOffice, place)).fields?.remark).toBe(
      '请填写付款单的附言码',
    );
    await anna.browser.send(actOffice, { ...place, remark: buyer.remark });
    expect(await buyer.standing()).toBe('paid');
    expect((await open('unplaced', number)).standing.message).toBe('已确认到账');
  });

  test('goes into the balance of the account that is named, once it is known', async () => {
    const buyer = await enter(server);
    const { name } = await db
      .selectFrom('customers')
      .select('name')
      .where('id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const { case: number } = await came('预付', 7_700);
    const credit = { kind: 'unplaced', number, event: 'CREDIT', seen: 'waiting' } as const;
    const missing = await anna.browser.refused(actOffice, credit);
    expect(missing.fields?.account).toBe('附言没有对应的付款单，请填写客户账号');
    await anna.browser.send(actOffice, { ...credit, account: name });
    expect(await balanceOf(db, buyer.id)).toBe(7_700);
  });
});

/** A customer who paid in by WeChat and asks for some of it. @unit fen */
async function asks(amount: number, { byWechat = 0, balance = 0 } = {}) {
  const owner = await enter(server, { balance });
  const fill = async (sum: number) => {
    const { browser } = owner;
    const { paymentSN } = await browser.send(createTopUp, { amount: sum as Fen, method: 'wechat' });
    await browser.send(startChannel, { paymentSN, channel: 'wechat' });
    await hear('wechat', paidAt('wechat', paymentSN));
  };
  if (byWechat > 0) await fill(byWechat);
  const smsCode = await withdrawalCode(server, owner);
  const asked = await owner.browser.send(withdraw, { amount: amount as Fen, smsCode });
  const standing = async () => (await owner.browser.send(getWithdrawals, {})).items[0];
  return { ...owner, number: asked.withdrawalSN, fill, standing };
}

describe('a withdrawal', () => {
  test('says which part goes back by which channel and which by the bank, beside the account', async () => {
    const owner = await asks(80_000, { byWechat: 50_000, balance: 60_000 });
    const one = await open('withdrawal', owner.number);
    expect(one.verdicts).toMatchObject([
      {
        tone: 'caution',
        sentence: { message: '其中 ¥300.00 要从银行汇出，请先汇款并填写流水号' },
      },
    ]);
    expect(named(one, '原路退回')).toMatchObject([
      { value: { said: { message: expect.stringContaining('微信支付 ¥500.00') } } },
    ]);
    expect(named(one, '银行汇出')).toMatchObject([{ value: { amount: 30_000 } }]);
    expect(named(one, '可提现余额')).toMatchObject([{ value: { amount: 30_000 } }]);
    expect(named(one, '提现')).toMatchObject([
      { value: { own: expect.stringContaining('-¥800.00 → ¥300.00') } },
    ]);
    expect(eventsOf(one)).toEqual([
      ['PAY_OUT', ['bankRef'], null],
      ['GIVE_BACK', ['reason'], null],
    ]);
    const pay = {
      kind: 'withdrawal',
      number: owner.number,
      event: 'PAY_OUT',
      seen: one.seen,
    } as const;
    const missing = await anna.browser.refused(actOffice, pay);
    expect(missing.fields?.bankRef).toBe('其中 ¥300.00 要从银行汇出，请先汇款并填写流水号');
    await anna.browser.send(actOffice, { ...pay, bankRef: bankNumber() });
    expect(await owner.standing()).toMatchObject({ status: 'paid', byChannel: 50_000 });
    expect(await moneyNews(owner)).toContain('withdrawalPaid');
    const late = await ben.browser.refused(actOffice, { ...pay, bankRef: bankNumber() });
    expect(late.message).toBe('此单已变为“已打款”，未重复处理');
  });

  test('whose money came by channels alone needs no number', async () => {
    const owner = await asks(20_000, { byWechat: 50_000 });
    const one = await open('withdrawal', owner.number);
    expect(one.verdicts[0]?.sentence.message).toBe('全部原路退回，无需汇款');
    await anna.browser.send(actOffice, {
      ...{ kind: 'withdrawal', number: owner.number, event: 'PAY_OUT', seen: one.seen },
    });
    expect(await owner.standing()).toMatchObject({ status: 'paid', byChannel: 20_000 });
  });

  test('sends by the bank what was sent there, though the customer has paid in since', async () => {
    const owner = await asks(30_000, { balance: 60_000 });
    const { seen } = await open('withdrawal', owner.number);
    await owner.fill(50_000);
    await anna.browser.send(actOffice, {
      ...{
        kind: 'withdrawal',
        number: owner.number,
        event: 'PAY_OUT',
        seen,
        bankRef: bankNumber(),
      },
    });
    expect(await owner.standing()).toMatchObject({ status: 'paid', byChannel: 0 });
  });

  test('sent by one and given back by another at once: one of them holds, and the balance says so', async () => {
    for (let round = 0; round < 4; round += 1) {
      const owner = await asks(10_000, { balance: 60_000 });
      const { seen } = await open('withdrawal', owner.number);
      const act = { kind: 'withdrawal', number: owner.number, seen } as const;
      const both = await Promise.all([
        outcome(anna.browser.send(actOffice, { ...act, event: 'PAY_OUT', bankRef: bankNumber() })),
        outcome(
          ben.browser.send(actOffice, { ...act, event: 'GIVE_BACK', reason: '收款账户已注销' }),
        ),
      ]);
      expect(both.toSorted()).toEqual([errCode.wrongState, 'done']);
      const isSent = both[0] === 'done';
      expect(await owner.standing()).toMatchObject(
        isSent ? { status: 'paid' } : { status: 'returned', reason: '收款账户已注销' },
      );
      expect(await balanceOf(db, owner.id)).toBe(isSent ? 50_000 : 60_000);
      expect(await moneyNews(owner)).toContain(isSent ? 'withdrawalPaid' : 'withdrawalReturned');
    }
  });

  test('is given back with a reason that its customer reads', async () => {
    const owner = await asks(10_000, { balance: 60_000 });
    const { seen } = await open('withdrawal', owner.number);
    const back = { kind: 'withdrawal', number: owner.number, event: 'GIVE_BACK', seen } as const;
    const missing = await anna.browser.refused(actOffice, back);
    expect(missing.fields?.reason).toContain('请填写原因');
    expect((await owner.standing())?.status).toBe('processing');
  });
});

test('money that people send back is entered with its number by one of two, and its order says that it is back', async () => {
  const buyer = await ordered();
  const { number: receivedAs } = await came(buyer.remark, buyer.total);
  await buyer.browser.send(cancelOrder, { orderSN: buyer.orderSN });
  await giveAllBack();
  const [waiting] = await waitingFor(buyer.remark);
  const one = await open('bankReturn', waiting?.number ?? '');
  expect(one.subject.message).toBe('人工退回 · 订单退款');
  expect(named(one, '订单号')).toMatchObject([{ value: { own: buyer.orderSN } }]);
  const sent = {
    kind: 'bankReturn',
    number: one.number,
    event: 'SENT_BACK',
    seen: one.seen,
  } as const;
  const same = await anna.browser.refused(actOffice, { ...sent, bankRef: receivedAs });
  expect(same.message).toBe('此流水号已登记');
  const both = await Promise.all(
    [anna, ben].map(({ browser }) =>
      outcome(browser.send(actOffice, { ...sent, bankRef: bankNumber() })),
    ),
  );
  expect(both.toSorted()).toEqual([errCode.wrongState, 'done']);
  expect(await buyer.browser.send(getOrderRefunds, { orderId: buyer.orderId })).toMatchObject([
    { amount: buyer.total, isDone: true },
  ]);
  const over = await open('bankReturn', one.number);
  expect([over.standing.message, over.steps]).toEqual(['已退回', []]);
});

test('cases of money are late after a working day, and are counted with those of the desk', async () => {
  const at = async () =>
    (await anna.browser.send(getDesks, {})).desks.find(({ desk }) => desk === 'receipts');
  const before = await at();
  const { case: number } = await came('迟到', 100);
  await shopClock.advance(25 * 3_600_000);
  const after = await at();
  expect((after?.count ?? 0) - (before?.count ?? 0)).toBe(1);
  expect(after?.late).toBe(after?.count);
  expect((await open('unplaced', number)).isLate).toBe(true);
});

test('a case in the hands of one is not acted on by another; the desk is nobody’s without its right', async () => {
  const { case: number } = await came('在手', 100);
  await anna.browser.send(claimOffice, { kind: 'unplaced', number });
  const act = { kind: 'unplaced', number, event: 'SEND_BACK', seen: 'waiting' } as const;
  const inHands = await ben.browser.refused(actOffice, { ...act, bankRef: bankNumber() });
  expect(inHands.message).toMatch(/正在处理，接手后可以操作$/);
  const clerk = await enterStaff(server, ['review', 'aftersales', 'papers']);
  const staff = await enter(server, { type: customerType.internalStaff });
  for (const { browser } of [clerk, staff]) {
    const calls = [
      browser.send(getOfficeQueue, { desk: 'receipts' }),
      browser.send(getOfficeCase, { kind: 'withdrawal', number: '1' }),
      browser.send(actOffice, { ...act, bankRef: bankNumber() }),
      browser.send(recordReceipt, { remark: 'x', amount: fen(1), number: bankNumber() }),
    ].map((call) => outcome(call));
    expect(new Set(await Promise.all(calls))).toEqual(new Set([errCode.forbidden]));
  }
  for (const kind of ['unplaced', 'transfer', 'withdrawal', 'bankReturn'] as const) {
    const nowhere = anna.browser.send(getOfficeCase, { kind, number: 'YHnowhere' });
    expect(await outcome(nowhere)).toBe(errCode.notFound);
  }
});

describe('a transfer that is to arrive', () => {
  const awaited = async (keyword: string) =>
    (await anna.browser.send(getOfficeQueue, { desk: 'receipts', view: 'awaited', keyword })).items;
  const placed = (one: OfficeCase, number: string) => ({
    kind: one.kind,
    number: one.number,
    event: 'PLACE',
    seen: one.seen,
    bankNumber: number,
  });

  test('is listed since it was chosen, counts for nobody’s work, and is booked by the bank’s number', async () => {
    const { remark, paymentSN, total, standing } = await ordered();
    const before = (await anna.browser.send(getDesks, {})).desks;
    expect(await awaited(remark)).toMatchObject([
      { kind: 'transfer', number: remark, amount: total, dueAt: null, isLate: false },
    ]);
    expect(await waitingFor(remark)).toEqual([]);
    const one = await open('transfer', remark.toLowerCase());
    expect(eventsOf(one)).toEqual([['PLACE', ['bankNumber'], null]]);
    expect(named(one, '付款单')[0]?.value).toEqual({ own: paymentSN });

    await anna.browser.send(actOffice, placed(one, bankNumber()));
    expect(await standing()).toBe('paid');
    expect(await awaited(remark)).toEqual([]);
    expect(eventsOf(await open('transfer', remark))).toEqual([]);
    expect((await anna.browser.send(getDesks, {})).desks).toEqual(before);
  });

  test('a number of the bank books one of two; without a number nothing is booked', async () => {
    const [first, second] = [await ordered(), await ordered()];
    const number = bankNumber();
    await anna.browser.send(actOffice, placed(await open('transfer', first.remark), number));
    const two = await open('transfer', second.remark);
    const again = await ben.browser.refused(actOffice, placed(two, number));
    expect(again.message).toBe('此流水号已登记');
    const without = await ben.browser.refused(actOffice, placed(two, ''));
    expect(without.errCode).toBe(errCode.invalidInput);
    expect(await second.standing()).toBe('pending');
  });

  test('two clerks who book it at once book it once', async () => {
    const { remark, standing } = await ordered();
    const one = await open('transfer', remark);
    const both = await Promise.all(
      [anna, ben].map(({ browser }) => outcome(browser.send(actOffice, placed(one, bankNumber())))),
    );
    expect(both.filter((each) => each === 'done')).toHaveLength(1);
    expect(await standing()).toBe('paid');
  });

  test('its payment was paid otherwise meanwhile: it is offered no more', async () => {
    const { remark, paymentSN } = await ordered();
    const one = await open('transfer', remark);
    await db
      .updateTable('payments')
      .set({ status: 'expired' })
      .where('payment_sn', '=', paymentSN)
      .execute();
    expect(await awaited(remark)).toEqual([]);
    const late = await anna.browser.refused(actOffice, placed(one, bankNumber()));
    expect(late.errCode).toBe(errCode.notFound);
  });
});
