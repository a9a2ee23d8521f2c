/** One order and what was paid for it. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './detail.schemas.ts';

/** Errors 2404 not found, also for orders of others. */
export const getOrderDetail = defineCall<typeof schemas.getOrderDetail>({
  name: 'Order.GetOrderDetail',
  method: 'POST',
  path: '/api/Order/GetOrderDetail',
  encoding: 'form',
  summary: '订单详情',
  access: { permission: '我的订单' },
  errors: [2404],
  tags: ['order'],
});

/** Errors 2404 not found, also for orders of others. */
export const getOrderInfo = defineCall<typeof schemas.getOrderInfo>({
  name: 'Order.GetOrderInfo',
  method: 'POST',
  path: '/api/Order/GetOrderInfo',
  encoding: 'form',
  summary: '订单概要',
  access: { permission: '我的订单' },
  errors: [2404],
  tags: ['order'],
});

/** Newest first. Errors 2404 not found, also for orders of others. */
export const getOrderPaymentRecords = defineCall<typeof schemas.getOrderPaymentRecords>({
  name: 'Order.GetOrderPaymentRecords',
  method: 'POST',
  path: '/api/Order/GetOrderPaymentRecords',
  encoding: 'form',
  summary: '订单的付款记录',
  access: { permission: '我的订单', right: 'prices' },
  errors: [2404],
  tags: ['order'],
});
