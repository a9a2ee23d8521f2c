/** A customer’s orders and how many stand where. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './list.schemas.ts';

/** Newest first. */
export const getOrders = defineCall<typeof schemas.getOrders>({
  name: 'Order.GetOrdersByCustomer',
  method: 'POST',
  path: '/api/Order/GetOrdersByCustomer',
  encoding: 'json',
  summary: '我的订单',
  access: { permission: '我的订单' },
  tags: ['orders'],
});

/** Counts per customer tab, under the same filter as the list. */
export const getOrderStatusCount = defineCall<typeof schemas.getOrderStatusCount>({
  name: 'Order.GetOrderStatusCount',
  method: 'POST',
  path: '/api/Order/GetOrderStatusCount',
  encoding: 'json',
  summary: '各状态的订单数',
  access: { permission: '我的订单' },
  display: 0,
  tags: ['orders'],
});
