/** Several jobs at once: one confirmation, one payment. Our own call. */
import { defineCall } from '../../call.ts';
import type * as schemas from './together.schemas.ts';

/** What a table of jobs could take off: coupons with what each saves, red packets, and the sum with what was chosen. */
export const prepareTogether = defineCall<typeof schemas.prepareTogether>({
  name: 'Order.PrepareTogether',
  method: 'POST',
  path: '/api/Order/PrepareTogether',
  encoding: 'json',
  summary: '多款下单：可用优惠与合计，不下单',
  access: { permission: '我的订单', right: 'prices' },
  cancellable: true,
  bodyMax: 4_194_304,
  tags: ['coupons', 'account'],
});

/**
 * Registers and confirms all of these jobs or none, and opens one payment for them. What concerns one of them is
 * refused as that job alone would be, its position beside it: `index` in the data, `rows.<index>.<field>` of fields.
 * Errors 1301 agreement not signed · 2001 fields · 2404 no such product · 3101 configuration impossible {conflicts} ·
 * 3102 file unusable · 3103 too many orders wait for payment {limit} · 4001 prices moved {moved}: each that moved, or with what is taken off the sum {seen, total} ·
 * 5001 too little in stock.
 */
export const createTogether = defineCall<typeof schemas.createTogether>({
  name: 'Order.CreateTogether',
  method: 'POST',
  path: '/api/Order/CreateTogether',
  encoding: 'json',
  summary: '多款下单：多张订单一次确认，一次付款',
  access: { permission: '我的订单', right: 'create' },
  agreement: true,
  idempotent: true,
  bodyMax: 4_194_304,
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [2404, 3101, 3102, 3103, 3409, 4001, 5001],
  stale: ['orders', 'account', 'coupons'],
});
