/** Coupons that a customer holds, and what they would do to an order. @see specification §7 coupons */
import { defineCall } from '../../call.ts';
import type * as schemas from './coupon.schemas.ts';

/** Coupons of one state, what ends first at the front, with how many there are of each. */
export const getCustomerCoupons = defineCall<typeof schemas.getCustomerCoupons>({
  name: 'Coupon.GetCustomerCoupons',
  method: 'POST',
  path: '/api/Coupon/GetCustomerCoupons',
  encoding: 'json',
  summary: '我的优惠券',
  access: { right: 'prices' },
  tags: ['coupons'],
});

/** Every coupon beside an order that waits for confirmation: what it would save, or why it cannot be used. */
export const getAvailableCoupons = defineCall<typeof schemas.getAvailableCoupons>({
  name: 'Coupon.GetCustomerAvailableCoupons',
  method: 'POST',
  path: '/api/Coupon/GetCustomerAvailableCoupons',
  encoding: 'json',
  summary: '订单可用与不可用的优惠券及原因',
  access: { permission: '我的订单', right: 'prices' },
  cancellable: true,
  errors: [2404, 3001, 3101],
  tags: ['coupons', 'order'],
});
