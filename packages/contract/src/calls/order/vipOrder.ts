/** Buying a membership: an order without goods. @see specification §7 VIP */
import { defineCall } from '../../call.ts';
import { permissions } from '../../rules/permissions.ts';
import type * as schemas from './vipOrder.schemas.ts';

/**
 * Opens the order and its payment; the cashier takes the money, and then the term begins, or goes on where it ends.
 * One waits at a time. Errors 3001 too early {left, from}, or one waits already {paymentSN}.
 */
export const createVipOrder = defineCall<typeof schemas.createVipOrder>({
  name: 'Order.CreateCustomerVipOrder',
  method: 'POST',
  path: '/api/Order/CreateCustomerVipOrder',
  encoding: 'multipart',
  summary: '开通会员或续费：生成虚拟订单与付款单',
  access: { permission: permissions.topUp, right: 'pay' },
  idempotent: true,
  limits: [{ by: 'customer', max: 60, windowSeconds: 600 }],
  errors: [3001],
  stale: ['payment', 'membership'],
});
