/** The certificate by which a brand may be printed on an order. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './certificate.schemas.ts';

/**
 * As long as its files may change. The same one again changes nothing.
 * Errors 2001 brandId: not approved, expired or unknown · 2404 not found, also for orders of others · 3001 too late
 * {status}.
 */
export const setOrderCertificate = defineCall<typeof schemas.setOrderCertificate>({
  name: 'Order.SetOrderFileBrand',
  method: 'POST',
  path: '/api/Order/SetOrderFileBrand',
  encoding: 'json',
  summary: '为订单选择品牌授权证书',
  access: { permission: '我的订单', right: 'files' },
  idempotent: true,
  errors: [2404, 3001],
  stale: ['order'],
});
