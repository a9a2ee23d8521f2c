/** Cancelling an order. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './cancel.schemas.ts';

/** Errors 3001 cannot be cancelled any more {status, reason}. What was paid goes back the way it came. */
export const cancelOrder = defineCall<typeof schemas.cancelOrder>({
  name: 'Order.Cancel',
  method: 'POST',
  path: '/api/Order/Cancel',
  encoding: 'json',
  summary: '取消订单，已付款按原路退回',
  performs: ['order.CANCEL'],
  access: { permission: '我的订单', right: 'create' },
  idempotent: true,
  errors: [2404, 3001],
  stale: [
    ...(['orders', 'order', 'account', 'coupons', 'messages', 'cloudStock'] as const),
    // The level follows what stays paid.
    ...(['customer', 'membership'] as const),
  ],
});
