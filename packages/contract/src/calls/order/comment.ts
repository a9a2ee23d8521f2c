/** What customers say of a finished order. @see specification §7 order product comment */
import { defineCall } from '../../call.ts';
import type * as schemas from './comment.schemas.ts';

/**
 * Once per order; the same call changes it within a day.
 * Errors 2001 stars, words, pictures · 3001 not received yet {status}, or the day is over {until}.
 */
export const createComment = defineCall<typeof schemas.createComment>({
  name: 'OrderProductComment.Create',
  method: 'POST',
  path: '/api/OrderProductComment/Create',
  encoding: 'json',
  summary: '评价订单，24 小时内可修改',
  access: { permission: '我的订单', right: 'comment' },
  idempotent: true,
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  stale: ['orders', 'order'],
});

/** Null while nobody has said anything. */
export const getComment = defineCall<typeof schemas.getComment>({
  name: 'OrderProductComment.GetByOrderSN',
  method: 'GET',
  path: '/api/OrderProductComment/GetByOrderSN',
  encoding: 'query',
  summary: '订单的评价',
  access: { permission: '我的订单' },
  display: 0,
  errors: [2404],
  tags: ['order'],
});

/** What buyers say of a product, the newest first; never who they are. A product that there is not has none. Our own call. */
export const getProductComments = defineCall<typeof schemas.getProductComments>({
  name: 'OrderProductComment.PagedList',
  method: 'POST',
  path: '/api/OrderProductComment/PagedList',
  encoding: 'json',
  summary: '产品的买家评价',
  access: 'user',
  display: 0,
  limits: [{ by: 'customer', max: 600, windowSeconds: 3_600 }],
  tags: ['order'],
});
