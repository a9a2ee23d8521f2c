/** Shapes of what coupon.ts sends and answers. */
import * as z from 'zod/mini';
import { coupon, couponOffer, couponPair, couponRefusal } from '../../entities/coupon.ts';
import { pageInput, pageOf } from '../../entities/primitives.ts';
import { couponKind, couponStatus } from '../../enums/coupon.ts';
import { wayToConfirm } from '../order/confirm.schemas.ts';

/** A coupon, and why its holder cannot use it today on any product; null when it can be, or is over. */
const heldCoupon = z.extend(coupon, { refusal: z.nullable(couponRefusal) });
/** A value of {@link heldCoupon}. */
export type HeldCoupon = z.infer<typeof heldCoupon>;

export const getCustomerCoupons = {
  input: z.object({
    /** See `enums/coupon`. */
    status: z._default(z.literal([...couponStatus.values]), couponStatus.available),
    /** Of one kind only; see `enums/coupon`. */
    kind: z.optional(z.literal([...couponKind.values])),
    ...pageInput,
  }),
  output: z.extend(pageOf(heldCoupon), {
    /** How many there are of each state. */
    counts: z.object({ available: z.int(), locked: z.int(), used: z.int(), expired: z.int() }),
  }),
};

export const getAvailableCoupons = {
  input: z.object(wayToConfirm),
  output: z.object({
    /** Those that can be used first, the largest saving at the front. */
    offers: z.array(couponOffer),
    best: couponPair,
  }),
};
