/** One order and what was paid for it. @see specification §7 order */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { orderDetail, orderSummary, paymentRecord } from '../../entities/order.ts';

/** Errors 2404 not found, also for orders of others. */
export const getOrderDetail = defineCall({
  name: 'Order.GetOrderDetail',
  method: 'POST',
  path: '/api/Order/GetOrderDetail',
  encoding: 'form',
  input: z.object({ ordersn: z.string() }),
  output: orderDetail,
  summary: '订单详情',
  access: { permission: '我的订单' },
  errors: [2404],
  tags: ['order'],
});

/** Errors 2404 not found, also for orders of others. */
export const getOrderInfo = defineCall({
  name: 'Order.GetOrderInfo',
  method: 'POST',
  path: '/api/Order/GetOrderInfo',
  encoding: 'form',
  input: z.object({ ordersn: z.string() }),
  output: orderSummary,
  summary: '订单概要',
  access: { permission: '我的订单' },
  errors: [2404],
  tags: ['order'],
});

/** Newest first. Errors 2404 not found, also for orders of others. */
export const getOrderPaymentRecords = defineCall({
  name: 'Order.GetOrderPaymentRecords',
  method: 'POST',
  path: '/api/Order/GetOrderPaymentRecords',
  encoding: 'form',
  input: z.object({ orderId: z.int() }),
  output: z.array(paymentRecord),
  summary: '订单的付款记录',
  access: { permission: '我的订单', right: 'prices' },
  errors: [2404],
  tags: ['order'],
});
