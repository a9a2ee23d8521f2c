/** What the way of an order's goods costs. @see specification §7 delivery */
import { defineCall } from '../../call.ts';
import type * as schemas from './expressSum.schemas.ts';

/**
 * Per drop, and all of it beside what was agreed. Changes nothing.
 * Errors 2001 no such province, or the quantity is more than was ordered · 3001 not submitted · 3101 cannot be sent there.
 */
export const calcExpressSum = defineCall<typeof schemas.calcExpressSum>({
  name: 'Delivery.CalcExpressSum',
  method: 'POST',
  path: '/api/Delivery/CalcExpressSum',
  encoding: 'json',
  summary: '按收货地计算运费与差额',
  access: { permission: '我的订单', right: 'prices' },
  display: 0,
  limits: [{ by: 'customer', max: 240, windowSeconds: 60 }],
  errors: [2404, 3001, 3101],
  tags: ['order'],
});
