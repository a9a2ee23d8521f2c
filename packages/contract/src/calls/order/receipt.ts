/** Receipt of what was shipped. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './receipt.schemas.ts';

/**
 * All of the orders or none. One that was received already counts as done: the press may be repeated.
 * Errors 2404 one of them is unknown · 3001 one of them is not on its way {orderSN, status}.
 */
export const confirmReceipt = defineCall<typeof schemas.confirmReceipt>({
  name: 'Order.ConfirmReceipt',
  method: 'POST',
  path: '/api/Order/ConfirmReceipt',
  encoding: 'json',
  summary: '确认签收，可多张一起',
  performs: ['order.CONFIRM_RECEIPT'],
  access: { permission: '我的订单', right: 'create' },
  idempotent: true,
  errors: [2404, 3001],
  stale: ['orders', 'order', 'messages'],
});

/**
 * One address of an order that goes to several got its part; the order is received with the last of them. What was
 * received already counts as done. Not in the specification: a call of our own.
 * Errors 2404 not found, also for orders of others, or no such address · 3001 it is not on its way {orderSN, status}.
 */
export const confirmDropReceipt = defineCall<typeof schemas.confirmDropReceipt>({
  name: 'Order.ConfirmDropReceipt',
  method: 'POST',
  path: '/api/Order/ConfirmDropReceipt',
  encoding: 'json',
  summary: '一个收货地址确认签收',
  performs: ['order.CONFIRM_RECEIPT'],
  access: { permission: '我的订单', right: 'create' },
  idempotent: true,
  errors: [2404, 3001],
  stale: ['orders', 'order', 'messages'],
});
