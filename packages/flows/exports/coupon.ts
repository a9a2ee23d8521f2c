/** The gift of a new customer. */
export { createCouponActors } from '../src/coupon/coupon.actors.ts';
export { couponMachine } from '../src/coupon/coupon.machine.ts';
export type { CouponContext, CouponEmitted, CouponEvent } from '../src/coupon/coupon.types.ts';
