/** A workbook of print orders: read, judged row by row, mended in place and handed back. Our own calls. */
import { defineCall } from '../../call.ts';
import type * as schemas from './import.schemas.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const access = { permission: '我的订单', right: 'create' } as const;

/** The empty workbook, with lists to choose from and a sheet of examples. */
export const getBatchTemplate = defineCall<typeof schemas.getBatchTemplate>({
  name: 'Export.BatchOrderTemplate',
  method: 'GET',
  path: '/api/Export/BatchOrderTemplate',
  encoding: 'query',
  raw: XLSX,
  summary: '下载批量下单模板',
  access,
  cancellable: true,
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
});

/**
 * Begins to read and judge an uploaded workbook; nothing is ordered. One at a time for each customer.
 * The same upload again answers the import that it began. Errors 2404 not the caller's upload · 3001 another is under way.
 */
export const startImport = defineCall<typeof schemas.startImport>({
  name: 'Import.Parse',
  method: 'POST',
  path: '/api/Import/Parse',
  encoding: 'json',
  summary: '开始解析并检查批量下单表格，不下单',
  access,
  display: 0,
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  stale: ['imports'],
});

/** How far it is. Errors 2404 gone. */
export const getImport = defineCall<typeof schemas.getImport>({
  name: 'Import.GetProgress',
  method: 'POST',
  path: '/api/Import/GetProgress',
  encoding: 'json',
  summary: '批量下单表格的检查与提交进度',
  access,
  display: 0,
  cancellable: true,
  errors: [2404],
  tags: ['imports'],
});

/** Imports of the caller that were begun and are not done: at most a handful, the newest first. */
export const getUnfinishedImports = defineCall<typeof schemas.getUnfinishedImports>({
  name: 'Import.GetUnfinished',
  method: 'POST',
  path: '/api/Import/GetUnfinished',
  encoding: 'json',
  summary: '还没有做完的批量下单',
  access,
  display: 0,
  cancellable: true,
  tags: ['imports'],
});

/** Rows in the order of the workbook. Errors 2404 gone. */
export const getImportRows = defineCall<typeof schemas.getImportRows>({
  name: 'Import.GetRows',
  method: 'POST',
  path: '/api/Import/GetRows',
  encoding: 'json',
  summary: '批量下单表格的行与问题',
  access,
  display: 0,
  cancellable: true,
  errors: [2404],
  tags: ['imports'],
});

/** Mends one cell and judges its row again. Errors 2404 gone · 3001 not checked yet, or submitted. */
export const fixRow = defineCall<typeof schemas.fixRow>({
  name: 'Import.FixRow',
  method: 'POST',
  path: '/api/Import/FixRow',
  encoding: 'json',
  summary: '修改批量下单表格的一个单元格并重新检查该行',
  access,
  limits: [{ by: 'customer', max: 240, windowSeconds: 60 }],
  errors: [2404, 3001],
  stale: ['imports'],
});

/** Takes every proposal for one kind of fault. Errors 2404 gone · 3001 not checked yet, or submitted. */
export const adoptFixes = defineCall<typeof schemas.adoptFixes>({
  name: 'Import.AdoptFixes',
  method: 'POST',
  path: '/api/Import/AdoptFixes',
  encoding: 'json',
  summary: '同类问题全部采用建议',
  access,
  limits: [{ by: 'customer', max: 60, windowSeconds: 60 }],
  errors: [2404, 3001],
  stale: ['imports'],
});

/** Looks for the named files again after some were uploaded. Errors 2404 gone · 3001 not checked yet, or submitted. */
export const matchFiles = defineCall<typeof schemas.matchFiles>({
  name: 'Import.MatchFiles',
  method: 'POST',
  path: '/api/Import/MatchFiles',
  encoding: 'json',
  summary: '按文件名重新匹配印刷文件',
  access,
  limits: [{ by: 'customer', max: 120, windowSeconds: 60 }],
  errors: [2404, 3001],
  stale: ['imports'],
});

/**
 * Fills who gets it where a row has nobody, by the numbers of outside orders; what is filled in already stays.
 * Errors 2404 gone · 3001 not checked yet, submitted, or no outside shop is connected.
 */
export const fillReceivers = defineCall<typeof schemas.fillReceivers>({
  name: 'Import.FillReceivers',
  method: 'POST',
  path: '/api/Import/FillReceivers',
  encoding: 'json',
  summary: '按外部订单号填收货人',
  access,
  display: 0,
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  stale: ['imports'],
});

/** Why a row costs what it does: the price of the order that it becomes, alone or with others. Errors 2404 gone, or no price. */
export const explainRow = defineCall<typeof schemas.explainRow>({
  name: 'Import.ExplainRow',
  method: 'POST',
  path: '/api/Import/ExplainRow',
  encoding: 'json',
  summary: '批量下单表格一行的价格计算过程',
  access: { permission: '我的订单', right: 'prices' },
  display: 0,
  cancellable: true,
  errors: [2404, 3101],
  tags: ['imports'],
});

/**
 * The cheapest way of the valid rows that keeps their wished days: rows that go together as one order, and who carries
 * each. Changes nothing. Errors 2404 gone · 3001 not checked yet, or submitted.
 */
export const planShipping = defineCall<typeof schemas.planShipping>({
  name: 'Import.PlanShipping',
  method: 'POST',
  path: '/api/Import/PlanShipping',
  encoding: 'json',
  summary: '批量下单表格的最省发货方案，不改动',
  access: { permission: '我的订单', right: 'prices' },
  display: 0,
  cancellable: true,
  limits: [{ by: 'customer', max: 240, windowSeconds: 3_600 }],
  errors: [2404, 3001],
  tags: ['imports'],
});

/** Takes it: the rows are ordered at the sum that was named. Errors 2404 gone · 3001 not checked yet, or submitted · 4001 another sum. */
export const takeShipping = defineCall<typeof schemas.takeShipping>({
  name: 'Import.TakeShipping',
  method: 'POST',
  path: '/api/Import/TakeShipping',
  encoding: 'json',
  summary: '采用最省发货方案',
  access,
  display: 0,
  limits: [{ by: 'customer', max: 240, windowSeconds: 3_600 }],
  errors: [2404, 3001, 4001],
  stale: ['imports'],
});

/** Takes it back: every row is an order by itself again. Errors 2404 gone · 3001 not checked yet, or submitted. */
export const leaveShipping = defineCall<typeof schemas.leaveShipping>({
  name: 'Import.LeaveShipping',
  method: 'POST',
  path: '/api/Import/LeaveShipping',
  encoding: 'json',
  summary: '撤销最省发货方案',
  access,
  display: 0,
  errors: [2404, 3001],
  stale: ['imports'],
});

/** The same workbook with what is wrong: red cells, comments and a column that says it. Errors 2404 gone · 3001 not checked yet. */
export const getImportWorkbook = defineCall<typeof schemas.getImportWorkbook>({
  name: 'Import.Workbook',
  method: 'GET',
  path: '/api/Import/Workbook',
  encoding: 'query',
  raw: XLSX,
  summary: '下载标出错误的原表格',
  access,
  cancellable: true,
  limits: [{ by: 'customer', max: 60, windowSeconds: 3_600 }],
  errors: [2404, 3001],
});

/** Gives up what was checked; orders that came of it stay. Errors 2404 gone. */
export const cancelImport = defineCall<typeof schemas.cancelImport>({
  name: 'Import.Cancel',
  method: 'POST',
  path: '/api/Import/Cancel',
  encoding: 'json',
  summary: '放弃一次批量下单',
  access,
  errors: [2404],
  stale: ['imports'],
});
