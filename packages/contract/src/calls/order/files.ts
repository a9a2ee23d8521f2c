/** The print files of an order. @see specification §7 order */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { printFile } from '../../entities/file.ts';
import { orderDetail } from '../../entities/order.ts';

/** Errors 2404 not found, also for orders of others. */
export const getOrderThumbnail = defineCall({
  name: 'Order.GetOrderThumbnail',
  method: 'POST',
  path: '/api/Order/GetOrderThumbnail',
  encoding: 'form',
  input: z.object({ orderSN: z.string() }),
  output: z.object({ sourceThumbnailPaths: z.array(z.string()) }),
  summary: '订单文件的页面缩略图',
  access: { permission: '我的订单' },
  display: 0,
  errors: [2404],
  tags: ['order'],
});

/** Errors 2404 not found, also for orders of others. */
export const getOrderFileInfo = defineCall({
  name: 'Order.GetOrderFileInfo',
  method: 'POST',
  path: '/api/Order/GetOrderFileInfo',
  encoding: 'form',
  input: z.object({ orderSN: z.string() }),
  output: z.array(printFile),
  summary: '订单的印刷文件',
  access: { permission: '我的订单' },
  errors: [2404],
  tags: ['order'],
});

/**
 * Replaces the files of an order that still may change them.
 * Errors 3001 too late to change · 3102 file unusable.
 */
export const setOrderFiles = defineCall({
  name: 'Order.SetFiles',
  method: 'POST',
  path: '/api/Order/SetFiles',
  encoding: 'json',
  input: z.object({
    orderSN: z.string(),
    fileIds: z.array(z.string()).check(z.minLength(1, '请先上传印刷文件'), z.maxLength(50)),
  }),
  output: orderDetail,
  summary: '为订单补传或更换印刷文件',
  performs: ['RESUBMIT', 'FILES_IN', 'FINAL_FILE', 'MODIFIED'],
  access: { permission: '我的订单', right: 'files' },
  idempotent: true,
  errors: [2404, 3001, 3102],
  stale: ['orders', 'order'],
});
