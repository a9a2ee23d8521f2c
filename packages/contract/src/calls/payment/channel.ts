/** Paying by Alipay, WeChat Pay or bank transfer. Not in the specification: calls of our own. */
import { defineCall } from '../../call.ts';
import type * as schemas from './channel.schemas.ts';

/**
 * Begins, or goes on with, a payment at a channel: asked for twice it is the same trade there.
 * Errors 3001 not to be paid any more · 4001 a price moved · 4003 paid already · 4011 the channel is shut ·
 * 4012 more than it takes.
 */
export const startChannel = defineCall<typeof schemas.startChannel>({
  name: 'Pay.StartChannel',
  method: 'POST',
  path: '/api/Pay/StartChannel',
  encoding: 'json',
  summary: '用支付宝、微信支付或对公转账付款',
  access: { right: 'pay' },
  // A code is refreshed every few minutes, and a customer tries another way now and then.
  limits: [{ by: 'customer', max: 60, windowSeconds: 600 }],
  errors: [2404, 3001, 4001, 4003, 4011, 4012],
});

/** Whether the money has come. Errors 2404 not found, also for payments of others. */
export const pollPayment = defineCall<typeof schemas.pollPayment>({
  name: 'Pay.Poll',
  method: 'GET',
  path: '/api/Pay/Poll',
  encoding: 'query',
  summary: '查询付款单是否已付',
  access: { right: 'prices' },
  display: 0,
  errors: [2404],
});

/**
 * Closes an open payment: its orders stay and can be paid again; money that is under way goes back.
 * A payment that is over stays as it is. Errors 4003 paid already.
 */
export const closePayment = defineCall<typeof schemas.closePayment>({
  name: 'Pay.Close',
  method: 'POST',
  path: '/api/Pay/Close',
  encoding: 'json',
  summary: '关闭付款单',
  access: { right: 'pay' },
  idempotent: true,
  errors: [2404, 4003],
  performs: ['payment.CLOSE'],
  stale: ['orders', 'order', 'payment', 'membership'],
});
