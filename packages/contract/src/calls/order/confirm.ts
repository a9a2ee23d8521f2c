/** Confirming a registered order: what the page shows, and the confirmation. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './confirm.schemas.ts';

/** Everything the confirmation page shows; priced for the given address and carrier. */
export const getConfirmOrderInfo = defineCall<typeof schemas.getConfirmOrderInfo>({
  name: 'Order.GetConfirmOrderInfo',
  method: 'POST',
  path: '/api/Order/GetConfirmOrderInfo',
  encoding: 'form',
  summary: '确认订单页：报价、地址、快递与余额',
  access: { permission: '我的订单', right: 'prices' },
  cancellable: true,
  errors: [2404],
  tags: ['order', 'coupons'],
});

/**
 * Confirms a registered order: re-priced here, and refused when the price moved. Coupons that it uses are held by it,
 * entitlements and red packets leave the account; cancelling gives them back.
 * Errors 1301 agreement not signed · 2001 fields, of several addresses drops.<index>.<field>, or drops: the
 * quantities do not add up · 3001 order is not waiting for confirmation, or the files are others than were seen · 3102
 * the files need more than to be confirmed · 4001 price moved {PriceMoved}.
 * Repeat safe: same order, same key, one payment.
 */
export const confirmOrder = defineCall<typeof schemas.confirmOrder>({
  name: 'Order.ConfirmOrder',
  method: 'POST',
  path: '/api/Order/ConfirmOrder',
  encoding: 'json',
  summary: '确认订单：服务器重新计价，价格有变则逐行说明',
  access: { permission: '我的订单', right: 'create' },
  agreement: true,
  cancellable: true,
  idempotent: true,
  errors: [2404, 3001, 3102, 3409, 4001, 5001],
  stale: ['orders', 'order', 'account', 'coupons', 'messages', 'cloudStock'],
});
