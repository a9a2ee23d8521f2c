/** How often products are looked at. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './usage.schemas.ts';

/**
 * Counts how often a customer looked at which product, per day. Sent in the background: silent, and an
 * expired login waits for the next one. Unknown products are left out.
 * Repeat safe with its key, at any time: a batch so old that the server may have forgotten its key is refused.
 */
export const clickCategory = defineCall<typeof schemas.clickCategory>({
  name: 'Order.ClickCategory',
  method: 'POST',
  path: '/api/Order/ClickCategory',
  encoding: 'json',
  summary: '上报各产品类目的浏览次数',
  access: 'user',
  display: 0,
  idempotent: true,
  loginOn401: false,
  limits: [{ by: 'customer', max: 120, windowSeconds: 3_600 }],
  errors: [3409],
});
