/**
 * Parcels from the cloud warehouse, many at once from a workbook. How far it is, its rows, their mending and the marked
 * workbook are the calls of every import. @see specification §7 order
 */
import { defineCall } from '../../call.ts';
import type * as schemas from './import.schemas.ts';

const access = { permission: '我的订单', right: 'create' } as const;

/** The empty workbook, with the customer's own goods to choose from. The path is spelt as on the wire. */
export const getCloudTemplate = defineCall<typeof schemas.getCloudTemplate>({
  name: 'Export.GeneratetCloudhouseOrderImportTemplate',
  method: 'GET',
  path: '/api/Export/GeneratetCloudhouseOrderImportTemplate',
  encoding: 'query',
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  summary: '下载云仓批量下单模板，附自己的库存编码',
  access,
  cancellable: true,
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
});

/**
 * Begins to read and judge an uploaded workbook; nothing is ordered. One at a time for each customer. The same upload
 * again answers the import that it began. Errors 2404 not the caller's upload · 3001 another is under way.
 */
export const startCloudImport = defineCall<typeof schemas.startCloudImport>({
  name: 'Order.HandleCloudhouseOrderImportTemplate',
  method: 'POST',
  path: '/api/Order/HandleCloudhouseOrderImportTemplate',
  encoding: 'form',
  summary: '开始解析并检查云仓批量下单表格，不下单',
  access,
  display: 0,
  cancellable: true,
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  stale: ['imports'],
});

/**
 * Makes parcels of the next rows of a checked workbook; the answer's `valid` says how many rows are left, and calling
 * again goes on. Errors 1301 agreement not signed · 2404 gone · 3001 not checked, rows have faults and all are wanted,
 * or storage fees are owed · 3103 too many orders wait for payment.
 */
export const createCloudBatch = defineCall<typeof schemas.createCloudBatch>({
  name: 'Order.BatchCreateCloudhouseOrder',
  method: 'POST',
  path: '/api/Order/BatchCreateCloudhouseOrder',
  encoding: 'json',
  summary: '按检查过的表格批量云仓下单，分批进行，可重复调用',
  access,
  agreement: true,
  display: 0,
  errors: [2404, 3001, 3103],
  stale: ['imports', 'cloudStock', 'orders', 'account'],
});
