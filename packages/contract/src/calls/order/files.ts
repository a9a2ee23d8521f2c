/** The print files of an order. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './files.schemas.ts';

/** Errors 2404 not found, also for orders of others. */
export const getOrderThumbnail = defineCall<typeof schemas.getOrderThumbnail>({
  name: 'Order.GetOrderThumbnail',
  method: 'POST',
  path: '/api/Order/GetOrderThumbnail',
  encoding: 'form',
  summary: '订单文件的页面缩略图',
  access: { permission: '我的订单' },
  display: 0,
  errors: [2404],
  tags: ['order'],
});

/** Errors 2404 not found, also for orders of others. */
export const getOrderFileInfo = defineCall<typeof schemas.getOrderFileInfo>({
  name: 'Order.GetOrderFileInfo',
  method: 'POST',
  path: '/api/Order/GetOrderFileInfo',
  encoding: 'form',
  summary: '订单的印刷文件',
  access: { permission: '我的订单' },
  errors: [2404],
  tags: ['order'],
});

/**
 * Replaces the files of an order that still may change them.
 * Errors 3001 too late to change · 3102 file unusable.
 */
export const setOrderFiles = defineCall<typeof schemas.setOrderFiles>({
  name: 'Order.SetFiles',
  method: 'POST',
  path: '/api/Order/SetFiles',
  encoding: 'json',
  summary: '为订单补传或更换印刷文件',
  performs: ['order.RESUBMIT', 'file.FILES_IN', 'file.FINAL_FILE', 'file.MODIFIED'],
  access: { permission: '我的订单', right: 'files' },
  idempotent: true,
  errors: [2404, 3001, 3102],
  stale: ['orders', 'order', 'messages'],
});
