/** Chooses the drivers of the payment channels by what is configured. */
import type { PayChannelName } from '@banxin/contract/entities/payment';
import type { Config } from './config.ts';
import { createAlipayChannel } from './ports/alipayChannel.ts';
import { createBankChannel } from './ports/bankChannel.ts';
import { type Clock, systemClock } from './ports/clock.ts';
import { createLocalChannel, type LocalChannel } from './ports/localChannel.ts';
import { noticePath } from './ports/noticePath.ts';
import type { BankAccount, PayChannels } from './ports/payChannel.ts';
import { systemRandom } from './ports/random.ts';
import { createWechatpayChannel } from './ports/wechatpayChannel.ts';

/** Where a demo's transfers would go: no account of anybody. */
export const DEMO_ACCOUNT: BankAccount = {
  company: '版心印刷（演示）有限公司',
  bank: '演示银行 版心支行',
  account: '0000 0000 0000 0000 000',
};

export interface OpenedPayChannels {
  readonly channels: PayChannels;
  /** Drivers that stand in for a channel; their pages have to be served. */
  readonly local: Readonly<Partial<Record<PayChannelName, LocalChannel>>>;
}

/** Real where there are keys; else stand-ins, but never in production. */
export function openPayChannels(
  { payChannels: { alipay, wechat, bank }, isProduction, publicOrigin }: Config,
  clock: Clock,
): OpenedPayChannels {
  const local: Partial<Record<PayChannelName, LocalChannel>> = {};
  const standIn = (name: PayChannelName) => {
    if (isProduction) return null;
    const driver = createLocalChannel(name, { random: systemRandom, clock });
    local[name] = driver;
    return driver;
  };
  const notifyUrl = (name: PayChannelName) => `${publicOrigin}${noticePath(name)}`;
  const account = bank ?? (isProduction ? null : DEMO_ACCOUNT);
  const channels: PayChannels = {
    alipay: alipay
      ? createAlipayChannel({ ...alipay, notifyUrl: notifyUrl('alipay') })
      : standIn('alipay'),
    wechat: wechat
      ? createWechatpayChannel({
          ...wechat,
          notifyUrl: notifyUrl('wechat'),
          // Signatures know no time but the machine's.
          clock: systemClock,
        })
      : standIn('wechat'),
    bank: account && createBankChannel(account),
  };
  return { channels, local };
}
