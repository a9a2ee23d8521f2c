/** Who is to get what was bought in a customer's own shop elsewhere. @see specification §7 delivery */
import { defineCall } from '../../call.ts';
import type * as schemas from './trade.schemas.ts';

/**
 * Looks receivers up by the numbers of outside orders; those that are unknown are named.
 * Errors 2001 more than an order has addresses · 3001 no outside shop is connected.
 */
export const getTrades = defineCall<typeof schemas.getTrades>({
  name: 'Delivery.GetTradeByTid',
  method: 'POST',
  path: '/api/Delivery/GetTradeByTid',
  encoding: 'json',
  summary: '按外部订单号取收货人',
  access: { permission: '我的订单', right: 'create' },
  display: 0,
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [3001],
});
