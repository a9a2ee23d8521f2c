/** The ways to pay in a drill: fakes that speak the channels' protocols with keys of their own, and a bank's statement. */
import type { KeyObject } from 'node:crypto';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { createLog } from '../src/log.ts';
import { receiveTransfer } from '../src/modules/payment/transfers.ts';
import { instantOf } from '../src/ports/clock.ts';
import { ALIPAY_APP, startFakeAlipay } from '../src/ports/fakeAlipay.testkit.ts';
import { startFakeWechatpay, WECHATPAY } from '../src/ports/fakeWechatpay.testkit.ts';
import { noticePath } from '../src/ports/noticePath.ts';
import { yuanText } from '../src/ports/payChannel.ts';
import { openTestServer } from './databases.ts';

/** Pays once; each call of what it answers tells the shop, and is false when the shop did not say that it knows. */
export type PayAtChannel = (
  channel: PayChannelName,
  tradeSN: string,
  amount: number,
) => () => Promise<boolean>;

const pem = (key: KeyObject, type: 'pkcs8' | 'spki') =>
  key.export({ type, format: 'pem' }).toString();
const silent = createLog('silent');

/** @param shop where its server and its database are at the moment */
export async function startDrillChannels(shop: {
  readonly url: () => string;
  readonly database: () => string;
}) {
  const alipay = await startFakeAlipay(Date.now);
  const wechat = await startFakeWechatpay(Date.now);

  /** What a server is given to pay through them. */
  const env = {
    BANXIN_ALIPAY_APP_ID: ALIPAY_APP,
    BANXIN_ALIPAY_PRIVATE_KEY: pem(alipay.keys.privateKey, 'pkcs8'),
    BANXIN_ALIPAY_ALIPAY_KEY: pem(alipay.keys.alipayKey, 'spki'),
    BANXIN_ALIPAY_GATEWAY: alipay.gateway,
    BANXIN_WECHATPAY_APP_ID: WECHATPAY.appId,
    BANXIN_WECHATPAY_MERCHANT_ID: WECHATPAY.merchantId,
    BANXIN_WECHATPAY_SERIAL: WECHATPAY.serial,
    BANXIN_WECHATPAY_PRIVATE_KEY: pem(wechat.keys.privateKey, 'pkcs8'),
    BANXIN_WECHATPAY_API_KEY: WECHATPAY.apiKey,
    BANXIN_WECHATPAY_ENDPOINT: wechat.endpoint,
  };

  /** As a channel sends it; nobody there is a notice that is sent again. */
  const post = async (
    channel: 'alipay' | 'wechat',
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<boolean> => {
    try {
      const url = new URL(noticePath(channel), shop.url());
      const answer = await fetch(url, { method: 'POST', body, headers });
      const text = await answer.text();
      return channel === 'alipay' ? text === 'success' : answer.ok;
    } catch {
      return false;
    }
  };

  /** Somebody at the shop enters a line of the bank's statement, as `npm run ops -- bank` does, or tries again later. */
  const enter = async (remark: string, amount: number): Promise<boolean> => {
    const { db, close } = openTestServer(shop.database());
    try {
      const line = { remark, yuan: yuanText(amount), number: `statement-${remark}` };
      await receiveTransfer({ db, log: silent }, line, instantOf(Date.now()));
      return true;
    } catch {
      return false;
    } finally {
      await close();
    }
  };

  const payAt: PayAtChannel = (channel, tradeSN, amount) => {
    if (channel === 'bank') return () => enter(tradeSN, amount);
    if (channel === 'alipay') {
      alipay.put(tradeSN, amount);
      const body = alipay.notice(tradeSN);
      return () => post('alipay', body);
    }
    wechat.put(tradeSN, amount);
    // Each try is signed anew.
    return () => {
      const { body, headers } = wechat.notice(tradeSN, Math.floor(Date.now() / 1_000));
      return post('wechat', body, headers);
    };
  };

  const close = (): void => {
    alipay.close();
    wechat.close();
  };
  return { env, payAt, close };
}
