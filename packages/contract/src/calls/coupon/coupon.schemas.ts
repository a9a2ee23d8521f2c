/** Shapes of what coupon.ts sends and answers. */
import * as z from 'zod/mini';
import { coupon, couponOffer, couponPair } from '../../entities/coupon.ts';
import { pageInput, pageOf } from '../../entities/primitives.ts';
import { couponStatus } from '../../enums/coupon.ts';
import { wayToConfirm } from '../order/confirm.schemas.ts';

export const getCustomerCoupons = {
  input: z.object({
    /** See `enums/coupon`. */
    status: z._default(z.literal([...couponStatus.values]), couponStatus.available),
    ...pageInput,
  }),
  output: z.extend(pageOf(coupon), {
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
