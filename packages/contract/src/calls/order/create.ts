/** Registering an order, and changing it until it is submitted. @see specification §7 order */
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
  errors: [2404, 3101, 3102, 3103, 3409, 5001],
  stale: ['orders'],
});

/**
 * Changes what is to be printed of an order that is not submitted; receiver and packing stay.
 * Errors 2404 not found · 3001 submitted already, or changed in another window · 3101 configuration impossible
 * {conflicts} · 3102 file unusable.
 * Repeat safe: the same contents again change nothing.
 */
export const saveDraft = defineCall<typeof schemas.saveDraft>({
  name: 'Order.SaveDraft',
  method: 'POST',
  path: '/api/Order/SaveDraft',
  encoding: 'json',
  summary: '修改未提交订单的规格与文件',
  access: { permission: '我的订单', right: 'create' },
  agreement: true,
  idempotent: true,
  errors: [2404, 3001, 3101, 3102, 3409],
  stale: ['orders', 'order'],
});
