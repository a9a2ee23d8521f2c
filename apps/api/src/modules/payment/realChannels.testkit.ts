/** A shop whose channels are the real drivers, each against a fake that speaks its protocol with keys of its own. */
import { createTestServer, ORIGIN, type ServerOptions } from '../../../test/harness.ts';
import { DEMO_ACCOUNT } from '../../openPayChannels.ts';
import { createAlipayChannel } from '../../ports/alipayChannel.ts';
import { createBankChannel } from '../../ports/bankChannel.ts';
import { ALIPAY_APP, startFakeAlipay } from '../../ports/fakeAlipay.testkit.ts';
import { startFakeWechatpay, WECHATPAY } from '../../ports/fakeWechatpay.testkit.ts';
import { noticePath } from '../../ports/noticePath.ts';
import { createWechatpayChannel } from '../../ports/wechatpayChannel.ts';
import { giveMoneyBack } from './givingBack.ts';

/** Channels that send notices. */
export type Notifying = 'alipay' | 'wechat';

/** A channel's number of a payment. */
export const tradeOf = (paymentSN: string, channel: Notifying | 'bank'): string =>
  `${paymentSN}${{ alipay: 'A', wechat: 'W', bank: 'B' }[channel]}`;

/** The fakes end with `close`; what they believe stands in their `trades`. */
export async function startRealChannels(options: Pick<ServerOptions, 'env' | 'ports'> = {}) {
  // The channels' clock is the shop's.
  const now = (): number => services.clock.now();
  const alipay = await startFakeAlipay(now);
  const wechat = await startFakeWechatpay(now);
  const server = await createTestServer({
    // One browser sends more at once than a network may.
    env: { BANXIN_MAX_PER_ADDRESS: '200', ...options.env },
    ports: {
      ...options.ports,
      channels: {
        alipay: createAlipayChannel({
          appId: ALIPAY_APP,
          ...alipay.keys,
          gateway: alipay.gateway,
          notifyUrl: `${ORIGIN}${noticePath('alipay')}`,
          // Long enough for a busy machine.
          timeoutMs: 60_000,
        }),
        wechat: createWechatpayChannel({
          ...WECHATPAY,
          ...wechat.keys,
          clock: { now },
          endpoint: wechat.endpoint,
          notifyUrl: `${ORIGIN}${noticePath('wechat')}`,
          timeoutMs: 60_000,
        }),
        bank: createBankChannel(DEMO_ACCOUNT),
      },
    },
  });
  const { clock, services } = server;

  /** As a channel sends it: no cookie, no header of the shop's own, another origin. */
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

  /** The customer pays at the channel; answers the message of it, to be sent as often as one likes. */
  const payAt = (channel: Notifying, paymentSN: string, amount: number) => {
    const tradeSN = tradeOf(paymentSN, channel);
    if (channel === 'alipay') {
      alipay.put(tradeSN, amount);
      const body = alipay.notice(tradeSN);
      return () => post(channel, body);
    }
    wechat.put(tradeSN, amount);
    const { body, headers } = wechat.notice(tradeSN, clock.now() / 1_000);
    return () => post(channel, body, headers);
  };

  /** Sends everything back that is owed; WeChat says at the second asking that it is done. */
  const giveAllBack = async () => {
    for (let round = 0; round < 2; round += 1) {
      while ((await giveMoneyBack(services)) > 0);
      clock.advance(30_000);
    }
  };

  /** What a channel sent back of a trade, by the shop's number of each return. @unit fen */
  const sentBack = (channel: Notifying, paymentSN: string): Readonly<Record<string, number>> => {
    const { returns } = { alipay, wechat }[channel].trades.get(tradeOf(paymentSN, channel)) ?? {};
    const fen = (sum: string | number) =>
      typeof sum === 'number' ? sum : Math.round(Number(sum) * 100);
    return Object.fromEntries([...(returns ?? [])].map(([number, sum]) => [number, fen(sum)]));
  };

  const close = () => {
    alipay.close();
    wechat.close();
  };
  return { server, alipay, wechat, post, payAt, giveAllBack, sentBack, close };
}
