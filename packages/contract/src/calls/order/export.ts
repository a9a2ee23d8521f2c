/** A customer's orders as a workbook. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './export.schemas.ts';

/**
 * What the list shows under the same filter, newest first; no cell is a formula.
 * Errors 2001 more orders than one workbook takes, no such day · 1429 another one is being written.
 */
export const exportOrders = defineCall<typeof schemas.exportOrders>({
  name: 'Export.Orders',
  method: 'GET',
  path: '/api/Export/Orders',
  encoding: 'query',
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  summary: '导出订单为 Excel 表格',
  access: { permission: '导出订单', right: 'prices' },
  limits: [{ by: 'customer', max: 20, windowSeconds: 3_600 }],
  errors: [1429],
});
