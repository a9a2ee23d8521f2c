/** Messages of Alipay and WeChat Pay as they arrive: from elsewhere, without a session, signed by the channel. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { closePayment, pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { createPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { afterAll, describe, expect, test } from 'vitest';
import { outcome } from '../../../test/harness.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { expireUnpaid } from '../order/expire.ts';
import { confirmed, enter, rowOf } from '../order/order.testkit.ts';
import { askChannels } from './asking.ts';
import { type Notifying, startRealChannels, tradeOf } from './realChannels.testkit.ts';

const { server, alipay, wechat, post, payAt, giveAllBack, sentBack, close } =
  await startRealChannels();
const { db, clock, services } = server;
afterAll(async () => {
  close();
  expect(await contradictions(db)).toEqual([]);
});

async function begun(channel: Notifying) {
  const { browser } = await enter(server, {});
  const order = await confirmed(browser);
  const { paymentSN } = order;
  const started = await browser.send(startChannel, { paymentSN, channel });
  const standing = async () => (await browser.send(pollPayment, { paymentSN })).status;
  return { ...order, browser, tradeSN: tradeOf(paymentSN, channel), standing, started };
}

const askAll = async () => {
  while ((await askChannels(services)) > 0);
};

test('Alipay hears “success” after the payment is paid, however often it says so', async () => {
  const { tradeSN, total, standing, started } = await begun('alipay');
  expect(started.url).toContain(alipay.gateway);
  alipay.put(tradeSN, total);
  const body = alipay.notice(tradeSN);
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('alipay', body)));
  for (const answer of answers) expect(await answer.text()).toBe('success');
  expect(await standing()).toBe('paid');
});

test('WeChat hears 200 after the payment is paid', async () => {
  const { tradeSN, total, standing, started } = await begun('wechat');
  expect(started.codeUrl).toMatch(/^weixin:/);
  wechat.put(tradeSN, total);
  const { body, headers } = wechat.notice(tradeSN, clock.now() / 1_000);
  expect((await post('wechat', body, headers)).status).toBe(200);
  expect(await standing()).toBe('paid');
});

test.each([
  [
    'with the sum of another',
    (tradeSN: string) => alipay.notice(tradeSN, { total_amount: '0.01' }),
  ],
  ['for another application', (tradeSN: string) => alipay.notice(tradeSN, { app_id: '2' })],
  [
    'that was paid before it was begun',
    (tradeSN: string) => alipay.notice(tradeSN, { gmt_payment: '2026-11-18 09:00:00' }),
  ],
  ['of a trade that is not ours', () => alipay.notice('9261120123456789A')],
  ['that nobody signed', (tradeSN: string) => `out_trade_no=${tradeSN}&trade_status=TRADE_SUCCESS`],
  ['without a word', () => ''],
])('Alipay’s message %s changes nothing', async (_, write) => {
  const { tradeSN, total, standing } = await begun('alipay');
  alipay.put(tradeSN, total);
  expect(await (await post('alipay', write(tradeSN))).text()).toBe('failure');
  expect(await standing()).toBe('pending');
  // The money itself is there, and asking finds it.
  clock.advance(30_000);
  await askAll();
  expect(await standing()).toBe('paid');
});

test.each([
  ['with the sum of another', { amount: { total: 1, payer_total: 1, currency: 'CNY' } }],
  ['for another application', { appid: 'wx2' }],
  ['for another merchant', { mchid: '1900000002' }],
  ['that was paid before it was begun', { success_time: '2026-11-18T09:00:00+08:00' }],
  ['of a trade that is not ours', { out_trade_no: '9261120123456789W' }],
])('WeChat’s message %s changes nothing', async (_, wrong) => {
  const { tradeSN, total, standing } = await begun('wechat');
  wechat.put(tradeSN, total);
  const { body, headers } = wechat.notice(tradeSN, clock.now() / 1_000, wrong);
  expect((await post('wechat', body, headers)).status).toBe(400);
  expect(await standing()).toBe('pending');
  clock.advance(30_000);
  await askAll();
  expect(await standing()).toBe('paid');
});

describe.each(['alipay', 'wechat'] as const)('a true message of %s', (channel) => {
  test.each([
    'closed by the customer',
    'expired',
    'paid from the balance',
    'of a cancelled order',
  ] as const)('for a payment %s, ten times at once: the money goes back once', async (how) => {
    const { id, browser } = await enter(server, { balance: 1_000_000 });
    const { paymentSN, orderSN, total, payment } = await confirmed(browser);
    await browser.send(startChannel, { paymentSN, channel });
    const tell = payAt(channel, paymentSN, total);
    if (how === 'closed by the customer') await browser.send(closePayment, { paymentSN });
    if (how === 'paid from the balance') await browser.send(payByBalance, { paymentSN });
    if (how === 'of a cancelled order') await browser.send(cancelOrder, { orderSN });
    if (how === 'expired') await expireUnpaid(db, instantOf(msOf(payment?.expiresAt ?? '')));
    const before = await rowOf(db, orderSN);
    const answers = await Promise.all(Array.from({ length: 10 }, tell));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rowOf(db, orderSN)).toEqual(before);
    await giveAllBack();
    expect(Object.values(sentBack(channel, paymentSN))).toEqual([total]);
    const rows = db.selectFrom('channel_returns').select('status').where('customer_id', '=', id);
    expect(await rows.execute()).toEqual([{ status: 'done' }]);
  });

  test('that comes after the shop has asked by itself changes nothing any more', async () => {
    const { paymentSN, orderSN, total, standing } = await begun(channel);
    const tell = payAt(channel, paymentSN, total);
    clock.advance(30_000);
    await askAll();
    expect(await standing()).toBe('paid');
    const before = await rowOf(db, orderSN);
    expect((await tell()).status).toBe(200);
    expect(await rowOf(db, orderSN)).toEqual(before);
    await giveAllBack();
    expect(sentBack(channel, paymentSN)).toEqual({});
  });

  test('for the payment of before, after that of now: the later one pays, the earlier one goes back', async () => {
    const { browser, orderSN, paymentSN: first, total } = await begun(channel);
    await browser.send(closePayment, { paymentSN: first });
    const { paymentSN: second } = await browser.send(createPayment, { orderSNs: [orderSN] });
    await browser.send(startChannel, { paymentSN: second, channel });
    const [tellFirst, tellSecond] = [first, second].map((sn) => payAt(channel, sn, total));
    await tellSecond?.();
    await tellFirst?.();
    expect(await rowOf(db, orderSN)).toMatchObject({ paid: total, refunded: 0 });
    await giveAllBack();
    expect(Object.values(sentBack(channel, first))).toEqual([total]);
    expect(sentBack(channel, second)).toEqual({});
  });

  test('is not unsaid by a forged one beside it', async () => {
    const { browser, paymentSN, orderSN, total, standing } = await begun(channel);
    const tell = payAt(channel, paymentSN, total);
    const forged = () => post(channel, `out_trade_no=${tradeOf(paymentSN, channel)}&sign=AAAA`);
    const cancel = () => outcome(browser.send(cancelOrder, { orderSN }));
    await Promise.all([forged(), tell(), forged(), tell(), forged()]);
    expect(await standing()).toBe('paid');
    expect(await cancel()).toBe('done');
    await Promise.all([tell(), forged()]);
    await giveAllBack();
    expect(Object.values(sentBack(channel, paymentSN))).toEqual([total]);
  });
});

test('a message that is too long is not read, and one of nobody finds no door', async () => {
  expect((await post('alipay', 'a'.repeat(70_000))).status).toBe(413);
  expect((await post('bank', '')).status).toBe(403);
});

test('nobody makes the shop check signatures without end', async () => {
  const same = server.browser();
  const answers: number[] = [];
  for (let count = 0; count < 601; count += 1) {
    const answer = await same.fetch('/notify/pay/alipay', { method: 'POST', body: 'x=1' });
    answers.push(answer.status);
  }
  expect([answers[0], answers.at(-1)]).toEqual([200, 429]);
}, 60_000);
