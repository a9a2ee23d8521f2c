/** What a customer orders again and again. Our own call. @see specification §3 usage history */
import { defineCall } from '../../call.ts';
import type * as schemas from './usual.schemas.ts';

/**
 * At most six: what was ordered most often in ninety days, the same configuration whatever its quantity, then what was
 * only looked at. A main account has the company's orders, a sub-account its own.
 */
export const getUsualOrders = defineCall<typeof schemas.getUsualOrders>({
  name: 'Order.GetUsualOrders',
  method: 'POST',
  path: '/api/Order/GetUsualOrders',
  encoding: 'json',
  summary: '您常下单',
  access: { permission: '我的订单' },
  display: 0,
  loginOn401: false,
  tags: ['orders'],
});
