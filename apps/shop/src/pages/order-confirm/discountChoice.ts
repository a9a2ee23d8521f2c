/** What the customer wants taken off the order: coupons, an entitlement, samples, red packets. */
import type { InputOf } from '@banxin/contract/call';
import type { confirmOrder } from '@banxin/contract/calls/order/confirm';

export interface DiscountChoice {
  /** Null: none. */
  readonly couponId: number | null;
  readonly freightCouponId: number | null;
  /** One entitlement pays for the urgency. */
  readonly urgentEntitlement: boolean;
  /** @unit pieces */
  readonly freeSamples: number;
  /** @unit fen */
  readonly redPacketSum: number;
}

/** Until something is chosen. */
export const NOTHING_OFF: DiscountChoice = {
  couponId: null,
  freightCouponId: null,
  urgentEntitlement: false,
  freeSamples: 0,
  redPacketSum: 0,
};

type Sent = Pick<InputOf<typeof confirmOrder>, keyof DiscountChoice>;

/** As it is sent, to be shown and to be confirmed: what was not chosen stays out. */
export const sentChoice = ({
  couponId,
  freightCouponId,
  urgentEntitlement,
  freeSamples,
  redPacketSum,
}: DiscountChoice): Sent => ({
  ...(couponId !== null && { couponId }),
  ...(freightCouponId !== null && { freightCouponId }),
  ...(urgentEntitlement && { urgentEntitlement }),
  ...(freeSamples > 0 && { freeSamples }),
  ...(redPacketSum > 0 && { redPacketSum }),
});
