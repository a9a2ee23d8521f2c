/** Which channels a payment can go through, and why not. */

import type { Payment } from '@banxin/contract/calls/payment/payment.schemas';
import { type PayChannelName, payChannelName } from '@banxin/contract/entities/payment';
import type { Fen } from '@banxin/contract/money';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';

/** Null when this channel takes this amount. @param amount fen */
export function channelRefusal(
  { ports: { channels } }: Pick<Services, 'ports'>,
  channel: PayChannelName,
  amount: number,
): Refusal | null {
  const driver = channels[channel];
  if (driver === null) return refuse(refusals.channelShut, { channel });
  const { max } = driver;
  return amount > max ? refuse(refusals.channelLimit, { channel, most: max as Fen }) : null;
}

/** Those that the shop has, for a payment of this amount. @param amount fen */
export const channelsFor = (
  services: Pick<Services, 'ports'>,
  amount: number,
): Payment['channels'] =>
  payChannelName.options
    .filter((channel) => services.ports.channels[channel] !== null)
    .map((channel) => ({
      channel,
      closed: messageOfRefusal(channelRefusal(services, channel, amount)),
    }));
