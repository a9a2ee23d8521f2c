/** The gift pack of new customers. @see specification §4, §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './coupon.schemas.ts';

/**
 * Claims the new-customer gift pack once; answers the sum of its coupons in yuan, as the specification has it.
 * Errors 1501 claimed before or not entitled. A second call never gives a second pack.
 */
export const receiveNewCustomerCoupon = defineCall<typeof schemas.receiveNewCustomerCoupon>({
  name: 'Customer.NewCustomerReceive',
  method: 'POST',
  path: '/api/Customer/NewCustomerReceive',
  encoding: 'json',
  summary: '领取新客礼包，返回优惠券总额',
  access: { right: 'company' },
  errors: [1501],
  stale: ['customer', 'coupons'],
});
