/** Coupons: what they take off and how far they are. Our own values; the specification names none. */
import { defineEnum, type ValueOf } from './define.ts';

/** What a coupon takes off. */
export const couponKind = defineEnum({
  order: [1, '满减券'],
  discount: [2, '折扣券'],
  freight: [3, '运费券'],
  category: [4, '品类券'],
});
/** A value of {@link couponKind}. */
export type CouponKind = ValueOf<typeof couponKind>;

/** How far a coupon is. A coupon given back by a cancelled order is available again. */
export const couponStatus = defineEnum({
  available: [0, '可使用'],
  locked: [1, '下单占用'],
  used: [2, '已使用'],
  expired: [3, '已过期'],
});
/** A value of {@link couponStatus}. */
export type CouponStatus = ValueOf<typeof couponStatus>;
