/** Where a payment stands and how it is made; both are words on the wire. */
import * as z from 'zod/mini';

/** `expired`: not paid in time; `partRefunded`, `refunded`: some or all of it went back. */
export const paymentStatus = z.enum([
  'pending',
  'paid',
  'cancelled',
  'expired',
  'partRefunded',
  'refunded',
]);
/** A value of {@link paymentStatus}. */
export type PaymentStatus = z.infer<typeof paymentStatus>;

/**
 * What of an order a payment settles: the order itself, what another address makes its freight cost more, or the fee of a
 * membership, which is an order without goods.
 */
export const orderPart = z.enum(['order', 'freight', 'vip']);
/** A value of {@link orderPart}. */
export type OrderPart = z.infer<typeof orderPart>;

/** Where goods that an unpaid order keeps lie again when its time is up: a cart, the shelf, the cloud warehouse. */
export const keptGoods = z.enum(['cart', 'shelf', 'cloud']);
/** A value of {@link keptGoods}. */
export type KeptGoods = z.infer<typeof keptGoods>;

/** What money comes in by. */
export const payChannelName = z.enum(['alipay', 'wechat', 'bank']);
/** A value of {@link payChannelName}. */
export type PayChannelName = z.infer<typeof payChannelName>;

/** What it is paid with. */
export const paymentMethod = z.enum(['balance', 'alipay', 'wechat', 'bank']);
/** A value of {@link paymentMethod}. */
export type PaymentMethod = z.infer<typeof paymentMethod>;
