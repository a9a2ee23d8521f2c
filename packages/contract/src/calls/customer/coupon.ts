/** The gift pack of new customers. @see specification §4, §7 */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { noInput, yuan } from '../../entities/primitives.ts';

/**
 * Claims the new-customer gift pack once; answers the sum of its coupons in yuan, as the specification has it.
 * Errors 1501 claimed before or not entitled. A second call never gives a second pack.
 */
export const receiveNewCustomerCoupon = defineCall({
  name: 'Customer.NewCustomerReceive',
  method: 'POST',
  path: '/api/Customer/NewCustomerReceive',
  encoding: 'json',
  input: noInput,
  output: z.object({ amount: yuan }),
  summary: '领取新客礼包，返回优惠券总额',
  access: { right: 'company' },
  errors: [1501],
  stale: ['customer'],
});
