/** Shapes of what import.ts sends and answers. */
import * as z from 'zod/mini';
import { IMPORT_ROWS_MAX } from '../../constants.ts';
import { importProblem, importRow } from '../../entities/cloudWarehouse.ts';
import { noInput, serialNumber } from '../../entities/primitives.ts';

export const getImportTemplate = {
  input: noInput,
  output: z.unknown(),
};

export const parseImport = {
  input: z.object({
    /** Address of the upload. */
    importUrl: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({
    /** Rows without a problem, in the order of the sheet. */
    rows: z.array(importRow),
    problems: z.array(importProblem),
  }),
};

export const createImported = {
  input: z.object({
    rows: z.array(importRow).check(z.minLength(1), z.maxLength(IMPORT_ROWS_MAX)),
  }),
  output: z.object({
    created: z.array(z.object({ row: z.int(), orderSN: serialNumber })),
    failed: z.array(importProblem),
  }),
};
