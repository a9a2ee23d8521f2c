/**
 * Money that its channel does not give back: people send it and say so with the number of the bank, its customer reads why,
 * and a channel that is late never makes it go back twice.
 */
import { getWithdrawals, withdraw } from '@banxin/contract/calls/customer/withdrawal';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { startChannel } from '@banxin/contract/calls/payment/channel';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import { actOffice, getOfficeCase, getOfficeQueue } from '@banxin/contract/calls/works/office';
import { BACK_TRIED_DAYS } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { outcome } from '../../../test/harness.ts';
import { nowOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { confirmed, enter } from '../order/order.testkit.ts';
import { sendWithdrawal } from '../withdrawal/desk.ts';
import { withdrawalCode } from '../withdrawal/withdrawal.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';
import { listByHand } from './commands.ts';
import { giveMoneyBack } from './givingBack.ts';
import { type Notifying, startRealChannels } from './realChannels.testkit.ts';

const { server, alipay, wechat, payAt, sentBack, close } = await startRealChannels();
const { db, clock, services } = server;
const clerk = await enterStaff(server, ['receipts']);
const HOUR_MS = 3_600_000;

afterEach(() => {
  for (const { trouble } of [alipay, wechat]) {
    for (const name of Object.keys(trouble)) delete trouble[name as keyof typeof trouble];
  }
});
afterAll(async () => {
  close();
  expect(await contradictions(db)).toEqual([]);
});

type Buyer = Awaited<ReturnType<typeof enter>>;

/** Whatever is due is tried once. */
const tryAll = async () => {
  while ((await giveMoneyBack(services)) > 0);
};
/** The same an hour later, so often. */
const tryHourly = async (hours: number) => {
  for (let hour = 0; hour < hours; hour += 1) {
    clock.advance(HOUR_MS);
    await tryAll();
  }
};

/** An order that was paid through a channel and is cancelled. */
async function cancelled(channel: Notifying) {
  const buyer = await enter(server, {});
  const order = await confirmed(buyer.browser);
  const { paymentSN, orderSN, total } = order;
  await buyer.browser.send(startChannel, { paymentSN, channel });
  await payAt(channel, paymentSN, total)();
  await buyer.browser.send(cancelOrder, { orderSN });
  return { ...buyer, ...order };
}

const returnOf = ({ id }: Buyer) =>
  db
    .selectFrom('channel_returns')
    .selectAll()
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
/** What a customer read of this, the newest first. */
const news = async ({ browser }: Buyer) =>
  (await browser.send(getSiteMessages, { group: 'money' })).items
    .filter(({ kind }) => kind === 'wayBackShut' || kind === 'sentBack')
    .map(({ text }) => text.message);
const opened = async (buyer: Buyer) => {
  const { return_sn: number } = await returnOf(buyer);
  return clerk.browser.send(getOfficeCase, { kind: 'bankReturn', number });
};
let numbers = 0;
const sent = async (buyer: Buyer) => {
  numbers += 1;
  const { number, seen } = await opened(buyer);
  const bankRef = `CMB-BACK-${numbers}`;
  return { kind: 'bankReturn', number, event: 'SENT_BACK', seen, bankRef } as const;
};

test('what WeChat could not give back, for the card is void, is sent by people under a number of the bank', async () => {
  wechat.trouble.ends = 'ABNORMAL';
  const buyer = await cancelled('wechat');
  const { orderSN, orderId, total } = buyer;
  await tryAll();
  expect(await returnOf(buyer)).toMatchObject({ status: 'byHand', hand_why: 'payerGone' });
  const told = await news(buyer);
  expect(told).toEqual([expect.stringMatching(`订单 ${orderSN} 的退款.*不能原路退回微信支付`)]);
  expect(told[0]).toContain('付款的账户已注销、冻结，或银行卡已失效');
  expect(told[0]).toContain('请联系客服告知收款账户');
  expect(await buyer.browser.send(getOrderRefunds, { orderId })).toMatchObject([
    {
      ...{ amount: total, channel: { message: '银行转账' }, isDone: false },
      shut: { message: '付款的账户已注销、冻结，或银行卡已失效' },
    },
  ]);
  const { items } = await clerk.browser.send(getOfficeQueue, {
    desk: 'receipts',
    keyword: (await returnOf(buyer)).return_sn,
  });
  expect(items[0]?.subject.message).toBe(
    '人工退回 · 订单退款 · 微信支付：付款的账户已注销、冻结，或银行卡已失效',
  );
  const one = await opened(buyer);
  expect(one.verdicts[0]?.sentence.message).toContain('不能原路退回。微信支付：付款的账户已注销');
  expect(JSON.stringify(one.groups)).toContain('ABNORMAL');
  expect(await listByHand(db)).toMatch(
    new RegExp(`${one.number}.*wechat.*付款的账户已注销.*ABNORMAL`),
  );
  const { bankRef, ...without } = await sent(buyer);
  const missing = await clerk.browser.refused(actOffice, without);
  expect(missing.fields?.bankRef).toBe('请先汇款并填写银行流水号');
  await clerk.browser.send(actOffice, { ...without, bankRef });
  expect(await returnOf(buyer)).toMatchObject({ status: 'done', bank_ref: bankRef });
  expect((await news(buyer))[0]).toMatch(/已用银行转账退回/);
  expect(await buyer.browser.send(getOrderRefunds, { orderId })).toMatchObject([
    { channel: { message: '银行转账' }, isDone: true },
  ]);
  // Hours later nothing more goes, and nothing more is said.
  await tryHourly(3);
  expect(sentBack('wechat', buyer.paymentSN)).toEqual({});
  expect(await news(buyer)).toHaveLength(2);
});

test('a withdrawal of a top-up that is too old for Alipay is sent by people', async () => {
  const buyer = await enter(server, {});
  const amount = fen(50_000);
  const { paymentSN } = await buyer.browser.send(createTopUp, { amount, method: 'alipay' });
  await buyer.browser.send(startChannel, { paymentSN, channel: 'alipay' });
  await payAt('alipay', paymentSN, amount)();
  alipay.trouble.refund = 'ACQ.TRADE_HAS_FINISHED';
  const smsCode = await withdrawalCode(server, buyer);
  const { withdrawalSN } = await buyer.browser.send(withdraw, { amount, smsCode });
  await sendWithdrawal({ db, now: nowOf(clock), actor: 'staff' }, { number: withdrawalSN });
  await tryAll();
  expect(await returnOf(buyer)).toMatchObject({ status: 'byHand', hand_why: 'tooOld' });
  expect(await news(buyer)).toEqual([
    expect.stringMatching(/^提现中的 ¥500\.00不能原路退回支付宝：付款太久/),
  ]);
  await clerk.browser.send(actOffice, await sent(buyer));
  expect((await returnOf(buyer)).status).toBe('done');
  expect((await buyer.browser.send(getWithdrawals, {})).items[0]?.status).toBe('paid');
});

test(`what fails is tried for ${BACK_TRIED_DAYS} days and no longer`, async () => {
  alipay.trouble.refund = 'ACQ.SELLER_BALANCE_NOT_ENOUGH';
  const failing = await cancelled('alipay');
  await tryAll();
  await tryHourly(24 * BACK_TRIED_DAYS - 1);
  expect(await returnOf(failing)).toMatchObject({ status: 'waiting', hand_why: null });
  expect(await news(failing)).toEqual([]);
  await tryHourly(2);
  expect(await returnOf(failing)).toMatchObject({ status: 'byHand', hand_why: 'stuck' });
  expect((await news(failing))[0]).toContain(`渠道连续 ${BACK_TRIED_DAYS} 天没有退成`);
  // Tried no more, though it could go through now.
  delete alipay.trouble.refund;
  await tryHourly(2);
  expect(sentBack('alipay', failing.paymentSN)).toEqual({});
  expect((await returnOf(failing)).status).toBe('byHand');
});

test('days that the channel had it in hand are no days that it failed', async () => {
  const buyer = await cancelled('wechat');
  await tryAll();
  const { return_sn: number } = await returnOf(buyer);
  clock.advance((BACK_TRIED_DAYS + 1) * 24 * HOUR_MS);
  wechat.trouble.status = 502;
  await tryAll();
  expect(await returnOf(buyer)).toMatchObject({ return_sn: number, status: 'waiting' });
  delete wechat.trouble.status;
  await tryHourly(1);
  expect((await returnOf(buyer)).status).toBe('done');
  expect(await news(buyer)).toEqual([]);
});

test('a try whose answer was lost has gone back, though the next is refused', async () => {
  alipay.trouble.lost = true;
  const buyer = await cancelled('alipay');
  await tryAll();
  expect((await returnOf(buyer)).status).toBe('waiting');
  alipay.trouble.refund = 'ACQ.TRADE_HAS_CLOSE';
  await tryHourly(1);
  expect(await returnOf(buyer)).toMatchObject({ status: 'done', hand_why: null });
  expect(await news(buyer)).toEqual([]);
});

describe('a channel that is late', () => {
  /** A refund that WeChat ended without money, and its number there. */
  const shut = async () => {
    wechat.trouble.ends = 'ABNORMAL';
    const buyer = await cancelled('wechat');
    await tryAll();
    delete wechat.trouble.ends;
    const { return_sn: number } = await returnOf(buyer);
    return { ...buyer, number };
  };

  test('is asked once more before a transfer counts: what it has given back is not entered twice', async () => {
    const buyer = await shut();
    const act = await sent(buyer);
    wechat.refunds.set(buyer.number, 'SUCCESS');
    const refused = await clerk.browser.refused(actOffice, act);
    expect(refused.message).toContain('微信支付刚确认已退回这笔款，没有登记汇款');
    expect(await returnOf(buyer)).toMatchObject({ status: 'done', bank_ref: null });
    expect((await news(buyer))[0]).toContain('已原路退回微信支付，不再另行转账');
    expect(await buyer.browser.send(getOrderRefunds, { orderId: buyer.orderId })).toMatchObject([
      { channel: { message: '微信支付' }, shut: null, isDone: true },
    ]);
    // The number of the bank is still free.
    const other = await shut();
    await clerk.browser.send(actOffice, { ...(await sent(other)), bankRef: act.bankRef });
  });

  test('has it in hand, or does not answer: nothing is entered, and it can be entered afterwards', async () => {
    const buyer = await shut();
    const act = await sent(buyer);
    wechat.refunds.set(buyer.number, 'PROCESSING');
    const busy = await clerk.browser.refused(actOffice, act);
    expect([busy.errCode, busy.message]).toEqual([
      errCode.wrongState,
      '微信支付仍在办理这笔退款，没有登记汇款。请等渠道有结果再办理，以免重复退款',
    ]);
    wechat.trouble.status = 502;
    const silent = await clerk.browser.refused(actOffice, act);
    expect(silent.message).toContain('暂时不能向微信支付核对');
    delete wechat.trouble.status;
    expect((await returnOf(buyer)).status).toBe('byHand');
    wechat.refunds.set(buyer.number, 'CLOSED');
    await clerk.browser.send(actOffice, act);
    expect(await returnOf(buyer)).toMatchObject({ status: 'done', bank_ref: act.bankRef });
  });

  test('is found by itself, so that nobody sends it any more', async () => {
    const buyer = await shut();
    wechat.refunds.set(buyer.number, 'SUCCESS');
    await tryHourly(1);
    expect(await returnOf(buyer)).toMatchObject({ status: 'done', bank_ref: null });
    const late = await clerk.browser.refused(actOffice, await sent(buyer));
    expect(late.message).toBe('此单已变为“已退回”，未重复处理');
    expect(await news(buyer)).toHaveLength(2);
  });

  test('and a clerk at once: it is back once', async () => {
    const buyer = await shut();
    const act = await sent(buyer);
    clock.advance(HOUR_MS);
    const both = await Promise.all([outcome(clerk.browser.send(actOffice, act)), tryAll()]);
    expect(both[0]).toBe('done');
    expect(await returnOf(buyer)).toMatchObject({ status: 'done', bank_ref: act.bankRef });
    expect((await news(buyer)).filter((text) => text.includes('已用银行转账退回'))).toHaveLength(1);
  });
});
