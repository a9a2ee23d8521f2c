/** Shapes of what import.ts sends and answers. */
import * as z from 'zod/mini';
import { IMPORT_TRADES_MAX } from '../../constants.ts';
import {
  batchColumnName,
  batchRow,
  importId,
  importKind,
  importProgress,
  importState,
  problemCode,
  shipOffer,
} from '../../entities/batch.ts';
import { priceLog } from '../../entities/priceLog.ts';
import {
  fen,
  fileId,
  instant,
  noInput,
  nothing,
  pageInput,
  pageOf,
  serialNumber,
} from '../../entities/primitives.ts';
import { BATCH_CELL_MAX } from '../../rules/batchColumns.ts';

const which = z.object({ importId });
const code = problemCode;
const changed = z.object({ rows: z.int(), progress: importProgress });

export const getBatchTemplate = {
  input: noInput,
  output: z.unknown(),
};

export const startImport = {
  input: z.object({ uploadId: fileId }),
  output: which,
};

export const getImport = {
  input: which,
  output: importProgress,
};

export const getUnfinishedImports = {
  input: z.object({ kind: z._default(importKind, 'print') }),
  /** The newest first. */
  output: z.array(
    z.object({
      importId,
      fileName: z.string(),
      state: importState,
      /** Rows; 0 until it was opened. */
      total: z.int(),
      startedAt: instant,
    }),
  ),
};

export const getImportRows = {
  input: z.object({
    importId,
    /** All rows, those that may become orders, those with a fault, or those that became orders. */
    show: z._default(z.enum(['all', 'valid', 'faulty', 'created']), 'all'),
    /** Only rows with this fault. */
    code: z.optional(code),
    ...pageInput,
  }),
  output: pageOf(batchRow),
};

export const fixRow = {
  input: z.object({
    importId,
    row: z.int(),
    col: batchColumnName,
    value: z.string().check(z.maxLength(BATCH_CELL_MAX)),
  }),
  output: z.object({ row: batchRow, progress: importProgress }),
};

export const adoptFixes = {
  input: z.object({ importId, code }),
  output: changed,
};

export const matchFiles = {
  input: which,
  output: changed,
};

export const fillReceivers = {
  input: z.object({
    importId,
    /** Numbers of orders of one's own shop elsewhere: those that stand as 客户单号. */
    tids: z.array(serialNumber).check(z.minLength(1), z.maxLength(IMPORT_TRADES_MAX)),
  }),
  output: z.extend(changed, {
    /** Numbers that no connected shop knows. */
    unknown: z.array(serialNumber),
    /** Numbers that are known and stand in no row. */
    unused: z.array(serialNumber),
  }),
};

export const explainRow = {
  input: z.object({ importId, row: z.int() }),
  output: priceLog,
};

export const planShipping = {
  input: which,
  /** Null where nothing is cheaper, and while one is taken. */
  output: z.nullable(shipOffer),
};

export const takeShipping = {
  input: z.object({
    importId,
    /** What all valid rows were said to come to. @unit fen */
    expectedSum: fen,
  }),
  output: changed,
};

export const leaveShipping = {
  input: which,
  output: changed,
};

export const getImportWorkbook = {
  input: which,
  output: z.unknown(),
};

export const cancelImport = {
  input: which,
  output: nothing,
};
