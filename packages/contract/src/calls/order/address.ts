/** Where an order goes, after it was submitted. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './address.schemas.ts';

/**
 * Until the goods are in store. Of a paid order more freight is taken from the balance in the same step, or the change
 * is kept until it is paid at the cashier; less freight goes back the way it came. An unpaid one is paid for with its
 * new price. Whatever is asked for next drops a change that still waits.
 * Errors 2001 receiver, carrier · 3001 too late, or goes to several addresses {status} · 4001 another difference
 * {difference} · 4002 balance too low {balance, amount, missing} · 1003 may not pay so much.
 */
export const updateOrderDeliveryAddress = defineCall<typeof schemas.updateOrderDeliveryAddress>({
  name: 'Order.UpdateOrderDeliveryAddress',
  method: 'POST',
  path: '/api/Order/UpdateOrderDeliveryAddress',
  encoding: 'json',
  summary: '修改收货地址，运费差额多退少补',
  access: { permission: '我的订单', right: 'create' },
  idempotent: true,
  errors: [2404, 3001, 3101, 4001, 4002],
  stale: ['orders', 'order', 'payment', 'account', 'messages'],
});
