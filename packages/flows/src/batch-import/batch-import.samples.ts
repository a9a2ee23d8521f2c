/** A batch of orders from a workbook, for atlas and tests. */
import { fen } from '@banxin/contract/money';
import type {
  ChangeAnswer,
  ChangeRequest,
  ImportFile,
  ImportProgress,
} from './batch-import.types.ts';

/** Chosen by the customer. @unit bytes 24 KiB */
export const sampleWorkbook: ImportFile = {
  name: '批量下单.xlsx',
  size: 24 * 1_024,
  source: null,
};

export const sampleImportId = 'imp-20261120-1';

/** All rows are right. */
export const sampleClean: ImportProgress = {
  importId: sampleImportId,
  fileName: sampleWorkbook.name,
  state: 'checked',
  refusal: null,
  total: 300,
  done: 300,
  valid: 300,
  faulty: 0,
  created: 0,
  before: 0,
  faults: [],
  sum: fen(2_460_000),
  mode: null,
  startedAt: '2026-11-20T09:00:00.000+08:00',
};

/** Some are not. */
export const sampleFaulty: ImportProgress = {
  ...sampleClean,
  valid: 280,
  faulty: 20,
  faults: [
    { code: 'PHONE', rows: 12, fixes: 0 },
    { code: 'UNKNOWN_PRODUCT', rows: 8, fixes: 8 },
  ],
  sum: fen(2_296_000),
};

/** Half of them are judged. */
export const sampleChecking: ImportProgress = {
  ...sampleClean,
  state: 'checking',
  done: 150,
  valid: 150,
  sum: fen(1_230_000),
};

/** No template. */
export const sampleRefused: ImportProgress = {
  ...sampleClean,
  state: 'refused',
  refusal: {
    message: '文件读不出来，请另存为 xlsx 再试',
    data: { key: 'batch.unreadable' },
  },
  ...{ total: 0, done: 0, valid: 0, sum: fen(0) },
};

/** A part of the orders is there. */
export const sampleCreating: ImportProgress = {
  ...sampleFaulty,
  ...{ state: 'creating', mode: 'valid', valid: 180, created: 100 },
};

/** Those that were right are orders. */
export const samplePartlyDone: ImportProgress = {
  ...sampleFaulty,
  ...{ state: 'done', mode: 'valid', valid: 0, created: 280, sum: fen(0) },
};

/** All are orders. */
export const sampleDone: ImportProgress = {
  ...sampleClean,
  ...{ state: 'done', mode: 'all', valid: 0, created: 300, sum: fen(0) },
};

/** All were ordered before. */
export const sampleOrdered: ImportProgress = {
  ...sampleClean,
  ...{ valid: 0, before: 300, sum: fen(0) },
};

/** A cell put right. */
export const sampleFix: ChangeRequest = {
  ...{ kind: 'fix', row: 14, col: 'phone', value: '13800000001' },
};

/** What changes answer. */
export const answered = (progress: ImportProgress): ChangeAnswer => ({
  ...{ progress, rows: 1, unknown: [], unused: [] },
});
