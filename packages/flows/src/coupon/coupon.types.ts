/** Types of the new-customer coupon dialog. */
import type { ReloadEmitted } from '../emitted.types.ts';

export interface CouponContext {
  /** Sum of the coupons of the gift pack; undefined before it was opened. @unit fen */
  amount: number | undefined;
}

export type CouponEvent =
  /** The picture: the first time claims, the second time closes. */
  | { type: 'CLICK' }
  /** Close button or Escape; an outside press does nothing. */
  | { type: 'CLOSE' };

export type CouponEmitted = ReloadEmitted;
