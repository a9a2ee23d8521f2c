/** What lies in the cloud warehouse, how it moved and what keeping it costs. Our own calls. */
import { defineCall } from '../../call.ts';
import type * as schemas from './inventory.schemas.ts';

const permission = '我的订单';
const mayOrder = { permission, right: 'create' } as const;

/** Custody goods: low ones first, then those that came last. Goods of the shop: by their numbers. */
export const getCloudInventory = defineCall<typeof schemas.getCloudInventory>({
  name: 'Cloud.GetInventory',
  method: 'POST',
  path: '/api/Cloud/GetInventory',
  encoding: 'json',
  summary: '云仓库存：代管库存或代销商品',
  access: { permission },
  cancellable: true,
  tags: ['cloudStock', 'stock'],
});

/** The custody goods of a filter as a workbook; no cell is a formula. Errors 1429 another one is being written. */
export const exportCloudInventory = defineCall<typeof schemas.exportCloudInventory>({
  name: 'Export.CloudInventory',
  method: 'GET',
  path: '/api/Export/CloudInventory',
  encoding: 'query',
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  summary: '导出代管库存为 Excel 表格',
  access: { permission },
  cancellable: true,
  limits: [{ by: 'customer', max: 20, windowSeconds: 3_600 }],
  errors: [1429],
});

/** Movements of one stock, the newest first. Errors 2404 not the caller's. */
export const getCloudMovements = defineCall<typeof schemas.getCloudMovements>({
  name: 'Cloud.GetMovements',
  method: 'POST',
  path: '/api/Cloud/GetMovements',
  encoding: 'json',
  summary: '一个库存编码的流水',
  access: { permission },
  cancellable: true,
  errors: [2404],
  tags: ['cloudStock'],
});

/** How much lies there and how long it is free; what keeping costs this month, and what was booked before. */
export const getCloudFeeForecast = defineCall<typeof schemas.getCloudFeeForecast>({
  name: 'Cloud.GetFeeForecast',
  method: 'POST',
  path: '/api/Cloud/GetFeeForecast',
  encoding: 'json',
  summary: '仓储费预计与各月账单',
  access: { permission },
  cancellable: true,
  limits: [{ by: 'customer', max: 60, windowSeconds: 60 }],
  tags: ['cloudStock', 'account'],
});

/** The quantity at which the customer is told; null for never. Errors 2404 not the caller's. */
export const setCloudAlert = defineCall<typeof schemas.setCloudAlert>({
  name: 'Cloud.SetAlert',
  method: 'POST',
  path: '/api/Cloud/SetAlert',
  encoding: 'json',
  summary: '设置库存预警数量',
  access: mayOrder,
  errors: [2404],
  stale: ['cloudStock'],
});

/** Carriers and cost of giving some back. Errors 2404 not the caller's · 3101 nothing goes there. */
export const prepareCloudOut = defineCall<typeof schemas.prepareCloudOut>({
  name: 'Cloud.PrepareOut',
  method: 'POST',
  path: '/api/Cloud/PrepareOut',
  encoding: 'json',
  summary: '退回库存的快递与费用',
  access: { permission, right: 'prices' },
  display: 0,
  cancellable: true,
  errors: [2404, 3101],
  tags: ['cloudStock'],
});

/**
 * Gives some back by an order that is paid for, or destroys it at once. Errors 1301 agreement not signed · 2001 fields ·
 * 2404 not the caller's · 3001 a carrier does not go, fees are owed · 4001 the price moved {seen, total} · 5001 there is
 * less {short}. Repeat safe: same key, same order.
 */
export const applyCloudOut = defineCall<typeof schemas.applyCloudOut>({
  name: 'Cloud.ApplyOut',
  method: 'POST',
  path: '/api/Cloud/ApplyOut',
  encoding: 'json',
  summary: '退回或销毁代管库存',
  access: mayOrder,
  agreement: true,
  display: 0,
  idempotent: true,
  errors: [2404, 3001, 3101, 3103, 3409, 4001, 5001],
  stale: ['cloudStock', 'orders', 'order', 'account'],
});
