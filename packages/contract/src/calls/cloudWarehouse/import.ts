/** Orders out of the cloud warehouse, many at once from a workbook. @see specification §7 order */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { IMPORT_ROWS_MAX } from '../../constants.ts';
import { importProblem, importRow } from '../../entities/cloudWarehouse.ts';
import { noInput } from '../../entities/primitives.ts';

const permission = '我的订单';

/** Answers the empty workbook with its columns explained. The path is spelt as on the wire. */
export const getImportTemplate = defineCall({
  name: 'Export.GeneratetCloudhouseOrderImportTemplate',
  method: 'GET',
  path: '/api/Export/GeneratetCloudhouseOrderImportTemplate',
  encoding: 'query',
  input: noInput,
  output: z.unknown(),
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  summary: '下载云仓批量下单模板',
  access: { permission },
  cancellable: true,
});

/** Reads an uploaded workbook and judges every row; nothing is saved. Errors 2404 not the caller's upload. */
export const parseImport = defineCall({
  name: 'Order.HandleCloudhouseOrderImportTemplate',
  method: 'POST',
  path: '/api/Order/HandleCloudhouseOrderImportTemplate',
  encoding: 'form',
  input: z.object({
    /** Address of the upload. */
    importUrl: z.string().check(z.minLength(1)),
  }),
  output: z.object({
    /** Rows without a problem, in the order of the sheet. */
    rows: z.array(importRow),
    problems: z.array(importProblem),
  }),
  summary: '解析云仓批量下单表格，逐行检查，不保存',
  access: { permission },
  display: 0,
  cancellable: true,
  errors: [2404],
});

/** Creates the rows' orders, each by itself: what fails is answered, not thrown. Errors 1301 agreement not signed. */
export const createImported = defineCall({
  name: 'Order.BatchCreateCloudhouseOrder',
  method: 'POST',
  path: '/api/Order/BatchCreateCloudhouseOrder',
  encoding: 'json',
  input: z.object({
    rows: z.array(importRow).check(z.minLength(1), z.maxLength(IMPORT_ROWS_MAX)),
  }),
  output: z.object({
    created: z.array(z.object({ row: z.int(), orderSN: z.string() })),
    failed: z.array(importProblem),
  }),
  summary: '按解析后的行批量创建云仓订单',
  access: { permission, right: 'create' },
  display: 0,
  idempotent: true,
  errors: [1301, 3409],
  stale: ['orders'],
});
