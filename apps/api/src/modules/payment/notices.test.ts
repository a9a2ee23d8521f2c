/** Messages of Alipay and WeChat Pay as they arrive: from elsewhere, without a session, signed by the channel. */
import { pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { afterAll, expect, test } from 'vitest';
import { createTestServer, ORIGIN } from '../../../test/harness.ts';
import { createAlipayChannel } from '../../ports/alipayChannel.ts';
import { ALIPAY_APP, startFakeAlipay } from '../../ports/fakeAlipay.testkit.ts';
import { startFakeWechatpay, WECHATPAY } from '../../ports/fakeWechatpay.testkit.ts';
import { noticePath } from '../../ports/noticePath.ts';
import { createWechatpayChannel } from '../../ports/wechatpayChannel.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { confirmed, enter } from '../order/order.testkit.ts';
import { askChannels } from './asking.ts';

const alipay = await startFakeAlipay();
const wechat = await startFakeWechatpay();
const server = await createTestServer({
  ports: {
    channels: {
      alipay: createAlipayChannel({
        appId: ALIPAY_APP,
        ...alipay.keys,
        gateway: alipay.gateway,
        notifyUrl: `${ORIGIN}${noticePath('alipay')}`,
      }),
      wechat: createWechatpayChannel({
        ...WECHATPAY,
        ...wechat.keys,
        endpoint: wechat.endpoint,
        notifyUrl: `${ORIGIN}${noticePath('wechat')}`,
      }),
      bank: null,
    },
  },
});
const { db, clock, services } = server;
afterAll(async () => {
  alipay.close();
  wechat.close();
  expect(await contradictions(db)).toEqual([]);
});

async function begun(channel: 'alipay' | 'wechat') {
  const { browser } = await enter(server, {});
  const { paymentSN, total } = await confirmed(browser);
  const started = await browser.send(startChannel, { paymentSN, channel });
  const tradeSN = `${paymentSN}${channel === 'alipay' ? 'A' : 'W'}`;
  const standing = async () => (await browser.send(pollPayment, { paymentSN })).status;
  return { total, tradeSN, standing, started };
}

/** As the channel sends it: no cookie, no header of the shop's own, another origin. */
const post = (
  channel: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  server.browser().fetch(`/notify/pay/${channel}`, {
    method: 'POST',
    body,
    headers: { origin: 'https://channel.example', 'sec-fetch-site': 'cross-site', ...headers },
  });

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
  while ((await askChannels(services)) > 0);
  expect(await standing()).toBe('paid');
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
