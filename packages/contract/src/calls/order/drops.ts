/** The addresses that an order goes to. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './drops.schemas.ts';

/** Also of an order that goes to one address. Errors 2404 not found, also for orders of others · 3001 not submitted. */
export const getMultipleDelivery = defineCall<typeof schemas.getMultipleDelivery>({
  name: 'Order.GetOrderMultipleDelivery',
  method: 'POST',
  path: '/api/Order/GetOrderMultipleDelivery',
  encoding: 'form',
  summary: '订单的收货地址：数量、运费、物流',
  access: { permission: '我的订单' },
  display: 0,
  errors: [2404, 3001],
  tags: ['order'],
});

/**
 * Replaces them, until the production of the order begins; one address makes it an ordinary order again. Of a paid
 * order more freight is taken from the balance under a payment of its own in the same step, or the change is kept until
 * it is paid at the cashier; less goes back. An unpaid one is paid for with its new price.
 * Errors 2001 drops.<index>.<field>, or drops: the quantities do not add up · 3001 too late, or moved {status} ·
 * 4001 another difference {difference} · 4002 balance too low {balance, amount, missing} · 1003 may not pay so much.
 */
export const setMultipleDelivery = defineCall<typeof schemas.setMultipleDelivery>({
  name: 'Order.SetMultipleDelivery',
  method: 'POST',
  path: '/api/Order/SetMultipleDelivery',
  encoding: 'json',
  summary: '一单寄往多个地址，运费差额多退少补',
  access: { permission: '我的订单', right: 'create' },
  idempotent: true,
  errors: [2404, 3001, 3101, 4001, 4002],
  stale: ['orders', 'order', 'payment', 'account', 'messages'],
});
