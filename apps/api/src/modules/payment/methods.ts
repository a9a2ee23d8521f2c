/** Which channels a payment can go through, and why not. */

import type { Payment } from '@banxin/contract/calls/payment/payment.schemas';
import { type PayChannelName, payChannelName } from '@banxin/contract/entities/payment';
import type { Fen } from '@banxin/contract/money';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { topUpMax } from '@banxin/contract/rules/topUp';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';

/** What is to be paid. */
export interface Due {
  /** @unit fen */
  readonly amount: number;
  /** It fills the account, for which the shop takes less at once. */
  readonly isTopUp: boolean;
}

/** Null when this channel takes this amount. */
export function channelRefusal(
  { ports: { channels } }: Pick<Services, 'ports'>,
  channel: PayChannelName,
  { amount, isTopUp }: Due,
): Refusal | null {
  const driver = channels[channel];
  if (driver === null) return refuse(refusals.channelShut, { channel });
  const max = isTopUp ? Math.min(driver.max, topUpMax(channel)) : driver.max;
  return amount > max ? refuse(refusals.channelLimit, { channel, most: max as Fen }) : null;
}

/** Those that the shop has, for this. */
export const channelsFor = (services: Pick<Services, 'ports'>, due: Due): Payment['channels'] =>
  payChannelName.options
    .filter((channel) => services.ports.channels[channel] !== null)
    .map((channel) => ({
      channel,
      closed: messageOfRefusal(channelRefusal(services, channel, due)),
    }));
