/** From the cart to its orders. @see specification §2 stock shop */
import { defineCall } from '../../call.ts';
import type * as schemas from './submit.schemas.ts';

/** Lines of the cart as consignments with their carriers, what can be taken off, and the sum. Errors 3001 nothing of it can be bought. */
export const prepareSubmit = defineCall<typeof schemas.prepareSubmit>({
  name: 'Stock.PrepareSubmit',
  method: 'POST',
  path: '/api/Stock/PrepareSubmit',
  encoding: 'json',
  summary: '结算购物车：发货、快递、优惠与合计',
  access: { permission: '我的订单', right: 'prices' },
  cancellable: true,
  errors: [3001, 3101],
  tags: ['cart', 'stock', 'coupons'],
});

/**
 * One order for each line, one payment over all; what was submitted leaves the cart. Goods are kept for 30 minutes unpaid.
 * Errors 1301 agreement not signed · 3001 a carrier does not go · 3302 the cart has changed · 4001 the price moved
 * {seen, total} · 5001 there is less {short}. Repeat safe: same key, same orders.
 */
export const submit = defineCall<typeof schemas.submit>({
  name: 'Stock.Submit',
  method: 'POST',
  path: '/api/Stock/Submit',
  encoding: 'json',
  summary: '提交购物车订单，一次付款',
  access: { permission: '我的订单', right: 'create' },
  agreement: true,
  idempotent: true,
  errors: [3001, 3101, 3103, 3302, 3409, 4001, 5001],
  stale: ['cart', 'stock', 'orders', 'order', 'coupons', 'account', 'messages'],
});
