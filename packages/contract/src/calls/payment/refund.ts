/** What went back of an order's money. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './refund.schemas.ts';

/** Newest first. Errors 2404 not found, also for orders of others. */
export const getOrderRefunds = defineCall<typeof schemas.getOrderRefunds>({
  name: 'Order.GetOrderRefundRecordDetails',
  method: 'POST',
  path: '/api/Order/GetOrderRefundRecordDetails',
  encoding: 'form',
  summary: '订单的退款记录',
  access: { permission: '我的订单', right: 'prices' },
  errors: [2404],
  tags: ['order'],
});
