/** What a customer says of an order's files beside replacing them. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './fileStanding.schemas.ts';

/**
 * What the works asked for is done; the order is handed in again.
 * Errors 3001 nothing was asked for, or other files were {status, fileStatus}.
 */
export const setFilesModified = defineCall<typeof schemas.setFilesModified>({
  name: 'Order.SetOrderModifyStatusModified',
  method: 'POST',
  path: '/api/Order/SetOrderModifyStatusModified',
  encoding: 'form',
  summary: '已按要求修改，重新提交审核',
  performs: ['file.MODIFIED'],
  access: { permission: '我的订单', right: 'files' },
  idempotent: true,
  errors: [2404, 3001],
  stale: ['orders', 'order'],
});

/**
 * The files are to be printed as they are; from then on they cannot be replaced.
 * Errors 3001 there is nothing to confirm {status, fileStatus} · 3102 a person must look at them first.
 */
export const setFilesConfirmed = defineCall<typeof schemas.setFilesConfirmed>({
  name: 'Order.SetOrderModifyStatusConfirmed',
  method: 'POST',
  path: '/api/Order/SetOrderModifyStatusConfirmed',
  encoding: 'form',
  summary: '确认文件无误',
  performs: ['file.CONFIRMED'],
  access: { permission: '我的订单', right: 'files' },
  idempotent: true,
  errors: [2404, 3001, 3102],
  stale: ['orders', 'order', 'messages'],
});
