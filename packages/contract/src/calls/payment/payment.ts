/** Paying. A payment is made when an order is confirmed; the cashier only settles it. */
import { defineCall } from '../../call.ts';
import type * as schemas from './payment.schemas.ts';

/** Errors 2404 not found, also for payments of others. */
export const getPayment = defineCall<typeof schemas.getPayment>({
  name: 'Pay.GetPayment',
  method: 'GET',
  path: '/api/Pay/GetPayment',
  encoding: 'query',
  summary: '收银台：待付款项与账户余额',
  access: { right: 'prices' },
  errors: [2404],
  tags: ['payment'],
});

/**
 * Makes or finds the open payment of confirmed, unpaid orders. Another open payment that one of them waits in ends.
 * Refusals name the order: 3001 not to be paid · 4003 paid already · 2404 one of them is unknown.
 */
export const createPayment = defineCall<typeof schemas.createPayment>({
  name: 'Pay.CreatePayment',
  method: 'POST',
  path: '/api/Pay/CreatePayment',
  encoding: 'json',
  summary: '为待付款订单打开付款，可多张一起',
  access: { right: 'pay' },
  idempotent: true,
  errors: [2404, 3001, 4003],
});

/**
 * Errors 4001 a price moved · 4002 balance too low {balance, amount, missing} · 4003 paid already · 3001 cannot be paid any more.
 * Repeat safe: a paid payment answers itself.
 */
export const payByBalance = defineCall<typeof schemas.payByBalance>({
  name: 'Pay.PayByBalance',
  method: 'POST',
  path: '/api/Pay/PayByBalance',
  encoding: 'json',
  summary: '用账户余额付款',
  performs: ['order.PAY', 'payment.PAY'],
  access: { right: 'pay' },
  idempotent: true,
  errors: [2404, 3001, 4001, 4002, 4003],
  stale: [
    ...(['orders', 'order', 'payment', 'account', 'coupons', 'messages', 'cloudStock'] as const),
    ...(['customer', 'membership'] as const),
  ],
});
