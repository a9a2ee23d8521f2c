/** Settings of the payment channels, read from the environment and refused with clear reasons. */
import type { KeyObject } from 'node:crypto';
import type { AlipayOptions } from './alipayChannel.ts';
import { privateKeyOf, publicKeyOf } from './channelKeys.ts';
import type { BankAccount } from './payChannel.ts';
import type { WechatpayOptions } from './wechatpayChannel.ts';

/** Null: not configured. */
export interface PayChannelSettings {
  readonly alipay: Omit<AlipayOptions, 'notifyUrl'> | null;
  readonly wechat: Omit<WechatpayOptions, 'notifyUrl' | 'clock'> | null;
  readonly bank: BankAccount | null;
}

const ALIPAY = ['APP_ID', 'PRIVATE_KEY', 'ALIPAY_KEY'].map((name) => `BANXIN_ALIPAY_${name}`);
const WECHATPAY = ['APP_ID', 'MERCHANT_ID', 'SERIAL', 'PRIVATE_KEY', 'API_KEY'].map(
  (name) => `BANXIN_WECHATPAY_${name}`,
);
const BANK = ['COMPANY', 'NAME', 'ACCOUNT'].map((name) => `BANXIN_BANK_${name}`);

/** Reads `BANXIN_ALIPAY_*`, `BANXIN_WECHATPAY_*`, `BANXIN_BANK_*`: null where none is given, problems where only some are. */
export function readPayChannels(
  env: Readonly<Record<string, string | undefined>>,
  hasOrigin: boolean,
): { settings: PayChannelSettings; problems: string[] } {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() ?? '';
  const isWhole = (label: string, names: readonly string[], needsOrigin: boolean) => {
    const missing = names.filter((name) => text(name) === '');
    if (missing.length === names.length) return false;
    if (missing.length > 0) problems.push(`${label}还缺 ${missing.join('、')}`);
    // A notice comes only to an address that the shop names.
    if (needsOrigin && !hasOrigin) problems.push(`${label}需要 PUBLIC_ORIGIN`);
    return missing.length === 0;
  };
  const key = <T>(name: string, read: (text: string) => T, of = text(name)): T | null => {
    try {
      return read(of);
    } catch {
      problems.push(`${name} 不是 RSA 密钥`);
      return null;
    }
  };
  const endpoint = (name: string, fallback: string) => {
    const value = text(name) || fallback;
    if (!/^https?:\/\/[^/]/.test(value)) problems.push(`${name} 应以 http:// 或 https:// 开头`);
    return value;
  };

  const alipay = (): PayChannelSettings['alipay'] => {
    if (!isWhole('支付宝', ALIPAY, true)) return null;
    const privateKey = key('BANXIN_ALIPAY_PRIVATE_KEY', privateKeyOf);
    const alipayKey = key('BANXIN_ALIPAY_ALIPAY_KEY', publicKeyOf);
    const gateway = endpoint('BANXIN_ALIPAY_GATEWAY', 'https://openapi.alipay.com/gateway.do');
    if (privateKey === null || alipayKey === null) return null;
    return { appId: text('BANXIN_ALIPAY_APP_ID'), privateKey, alipayKey, gateway };
  };
  /**
   * The keys that WeChat signs with by their numbers; null when none is given: then WeChat is asked for its certificates.
   * Undefined when they do not fit each other.
   */
  const platformKeys = (): ReadonlyMap<string, KeyObject> | null | undefined => {
    const [serials, keys] = ['SERIAL', 'KEY'].map((name) =>
      text(`BANXIN_WECHATPAY_PLATFORM_${name}`)
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    ) as [string[], string[]];
    if (serials.length === 0 && keys.length === 0) return null;
    if (serials.length !== keys.length || new Set(serials).size !== serials.length) {
      problems.push('BANXIN_WECHATPAY_PLATFORM_SERIAL 与 BANXIN_WECHATPAY_PLATFORM_KEY 应一一对应');
      return undefined;
    }
    const read = keys.map((one) => key('BANXIN_WECHATPAY_PLATFORM_KEY', publicKeyOf, one));
    const known = serials.flatMap((serial, at) => {
      const one = read[at];
      return one ? [[serial, one] as const] : [];
    });
    return known.length === serials.length ? new Map(known) : undefined;
  };
  const wechat = (): PayChannelSettings['wechat'] => {
    if (!isWhole('微信支付', WECHATPAY, true)) return null;
    const privateKey = key('BANXIN_WECHATPAY_PRIVATE_KEY', privateKeyOf);
    const known = platformKeys();
    const apiKey = text('BANXIN_WECHATPAY_API_KEY');
    if (Buffer.byteLength(apiKey) !== 32) problems.push('BANXIN_WECHATPAY_API_KEY 应为 32 位');
    if (privateKey === null || known === undefined) return null;
    return {
      appId: text('BANXIN_WECHATPAY_APP_ID'),
      merchantId: text('BANXIN_WECHATPAY_MERCHANT_ID'),
      serial: text('BANXIN_WECHATPAY_SERIAL'),
      privateKey,
      platformKeys: known,
      apiKey,
      endpoint: endpoint('BANXIN_WECHATPAY_ENDPOINT', 'https://api.mch.weixin.qq.com'),
    };
  };
  const bank = (): PayChannelSettings['bank'] =>
    isWhole('对公转账', BANK, false)
      ? {
          company: text('BANXIN_BANK_COMPANY'),
          bank: text('BANXIN_BANK_NAME'),
          account: text('BANXIN_BANK_ACCOUNT'),
        }
      : null;
  return { settings: { alipay: alipay(), wechat: wechat(), bank: bank() }, problems };
}
