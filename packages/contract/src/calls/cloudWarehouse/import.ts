/** Orders out of the cloud warehouse, many at once from a workbook. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './import.schemas.ts';

const permission = '我的订单';

/** Answers the empty workbook with its columns explained. The path is spelt as on the wire. */
export const getImportTemplate = defineCall<typeof schemas.getImportTemplate>({
  name: 'Export.GeneratetCloudhouseOrderImportTemplate',
  method: 'GET',
  path: '/api/Export/GeneratetCloudhouseOrderImportTemplate',
  encoding: 'query',
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  summary: '下载云仓批量下单模板',
  access: { permission },
  cancellable: true,
});

/** Reads an uploaded workbook and judges every row; nothing is saved. Errors 2404 not the caller's upload. */
export const parseImport = defineCall<typeof schemas.parseImport>({
  name: 'Order.HandleCloudhouseOrderImportTemplate',
  method: 'POST',
  path: '/api/Order/HandleCloudhouseOrderImportTemplate',
  encoding: 'form',
  summary: '解析云仓批量下单表格，逐行检查，不保存',
  access: { permission },
  display: 0,
  cancellable: true,
  errors: [2404],
});

/** Creates the rows' orders, each by itself: what fails is answered, not thrown. Errors 1301 agreement not signed. */
export const createImported = defineCall<typeof schemas.createImported>({
  name: 'Order.BatchCreateCloudhouseOrder',
  method: 'POST',
  path: '/api/Order/BatchCreateCloudhouseOrder',
  encoding: 'json',
  summary: '按解析后的行批量创建云仓订单',
  access: { permission, right: 'create' },
  agreement: true,
  display: 0,
  idempotent: true,
  errors: [3409],
  stale: ['orders'],
});
