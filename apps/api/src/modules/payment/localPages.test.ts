/** The page that stands in for a channel: pay, refuse, pay silently, pay twice; each leads back to the cashier. */
import { pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { expect, test } from 'vitest';
import { createTestServer, ORIGIN } from '../../../test/harness.ts';
import { createLocalChannel } from '../../ports/localChannel.ts';
import { mounts } from '../../registry.ts';
import { confirmed, enter } from '../order/order.testkit.ts';
import { serveLocalChannels } from './localPages.ts';

const world = await createTestServer();
const { random, clock } = world;
const alipay = createLocalChannel('alipay', { random, clock });
const server = await createTestServer({
  mounts: [...mounts, serveLocalChannels({ alipay })],
  ports: { channels: { alipay, wechat: null, bank: null } },
});

async function begun() {
  const { browser, id } = await enter(server, {});
  const { paymentSN } = await confirmed(browser);
  const { url } = await browser.send(startChannel, { paymentSN, channel: 'alipay' });
  const act = (name: string) =>
    browser.fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ act: name }),
      headers: { origin: ORIGIN },
    });
  const standing = async () => (await browser.send(pollPayment, { paymentSN })).status;
  const returns = async () =>
    (
      await server.db
        .selectFrom('channel_returns')
        .select('id')
        .where('customer_id', '=', id)
        .execute()
    ).length;
  return { browser, paymentSN, url: url ?? '', act, standing, returns };
}

test('shows the amount and what one can do, in both languages, and nothing that was made up', async () => {
  const { browser, url, paymentSN } = await begun();
  const html = await (await browser.fetch(url)).text();
  expect(html).toContain(paymentSN);
  for (const act of ['pay', 'refuse', 'late', 'twice']) expect(html).toContain(`value="${act}"`);
  expect(await (await browser.fetch('/dev/pay/alipay/000A')).text()).toContain('不能付款');
  expect((await browser.fetch('/dev/pay/bank/000B')).status).toBe(404);
});

test.each([
  ['pay', 'paid', 0],
  ['refuse', 'pending', 0],
  ['late', 'pending', 0],
  ['twice', 'paid', 1],
] as const)('%s: the payment is %s, and %i goes back', async (act, status, back) => {
  const page = await begun();
  const answer = await page.act(act);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `${ORIGIN}/pay/checkout?paymentSN=${page.paymentSN}&back=alipay`,
  ]);
  expect(await page.standing()).toBe(status);
  expect(await page.returns()).toBe(back);
});

test('anything else is not done', async () => {
  const { act, standing } = await begun();
  expect(await (await act('steal')).text()).toContain('不能付款');
  expect(await standing()).toBe('pending');
});

test('also where nobody has said what the shop is called', async () => {
  const wechat = createLocalChannel('wechat', { random, clock });
  const trade = {
    tradeSN: '9261120123456789W',
    amount: 100,
    title: '版心印刷',
    expiresAt: '2026-11-23T09:00:00.000+08:00',
  };
  const path = '/dev/pay/wechat/9261120123456789W';
  expect(await wechat.start({ ...trade, returnUrl: '/pay/checkout' })).toMatchObject({
    url: path,
    codeUrl: path,
  });
});
