/** Shapes of what import.ts sends and answers. */
import * as z from 'zod/mini';
import { batchColumnName, batchRow, importId, importProgress } from '../../entities/batch.ts';
import { importProblem } from '../../entities/cloudWarehouse.ts';
import { fileId, noInput, nothing, pageInput, pageOf } from '../../entities/primitives.ts';
import { BATCH_CELL_MAX } from '../../rules/batchColumns.ts';

const which = z.object({ importId });
const { code } = importProblem.shape;
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

export const getImportWorkbook = {
  input: which,
  output: z.unknown(),
};

export const cancelImport = {
  input: which,
  output: nothing,
};
