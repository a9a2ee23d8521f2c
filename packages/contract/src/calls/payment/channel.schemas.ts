/** Shapes of what channel.ts sends and answers. */
import * as z from 'zod/mini';
import { payChannelName, paymentStatus } from '../../entities/payment.ts';
import { instant, serialNumber } from '../../entities/primitives.ts';

/** How a payment is made at its channel: one of three ways. */
export const channelStart = z.object({
  channel: payChannelName,
  /** Page of the channel. */
  url: z.nullable(z.string()),
  /** What the QR code says. */
  codeUrl: z.nullable(z.string()),
  /** Where to transfer the amount to. */
  transfer: z.nullable(
    z.object({
      company: z.string(),
      bank: z.string(),
      account: z.string(),
      /** Goes with the transfer, so that it finds its payment. */
      remark: z.string(),
    }),
  ),
  /** Until when it can be used; asked for again, it can be used longer. */
  expiresAt: instant,
});
/** A value of {@link channelStart}. */
export type ChannelStart = z.infer<typeof channelStart>;

export const startChannel = {
  input: z.object({ paymentSN: serialNumber, channel: payChannelName }),
  output: channelStart,
};

export const pollPayment = {
  input: z.object({ paymentSN: serialNumber }),
  output: z.object({ status: paymentStatus }),
};

export const closePayment = {
  input: z.object({ paymentSN: serialNumber }),
  output: z.object({ status: paymentStatus }),
};
