/** Registering an order. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './create.schemas.ts';

/**
 * Registers an order (status 1), not yet confirmed.
 * Errors 1301 agreement not signed · 2001 fields · 3101 configuration impossible {conflicts} · 3102 file unusable ·
 * 3103 too many orders wait for payment {limit}.
 */
export const createOrder = defineCall<typeof schemas.createOrder>({
  name: 'Order.CreateOrder',
  method: 'POST',
  path: '/api/Order/CreateOrder',
  encoding: 'json',
  summary: '按配置登记订单，返回待确认的订单号',
  access: { permission: '我的订单', right: 'create' },
  agreement: true,
  idempotent: true,
  errors: [2404, 3101, 3102, 3103, 3409],
  stale: ['orders'],
});
