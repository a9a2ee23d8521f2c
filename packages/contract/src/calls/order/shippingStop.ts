/** Holding an order back before it leaves the works. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './shippingStop.schemas.ts';

/** What is stopped or goes on already answers the same. Errors 3001 it is not paid for, or has left {status}. */
export const setShippingStop = defineCall<typeof schemas.setShippingStop>({
  name: 'Order.SetShippingStop',
  method: 'POST',
  path: '/api/Order/SetShippingStop',
  encoding: 'json',
  summary: '停止或恢复发货',
  access: { permission: '我的订单', right: 'create' },
  idempotent: true,
  errors: [2404, 3001],
  stale: ['orders', 'order'],
});
