/** States of the batch import. */
import { defineAtlas } from '../testing/atlas.ts';
import { batchImportMachine } from './batch-import.machine.ts';
import {
  sampleProblem,
  sampleRows,
  sampleShortage,
  sampleWorkbook,
} from './batch-import.samples.ts';

const created = { row: 2, orderSN: '202611200000021' };

export const batchImportAtlas = defineAtlas({
  machine: batchImportMachine,
  inputs: { opened: { key: 'k' } },
  events: [
    { type: 'FILE.SELECT', file: sampleWorkbook },
    { type: 'FILE.SELECT', file: { ...sampleWorkbook, name: '云仓批量下单.pdf' } },
  ],
  answers: {
    upload: ['/files/tus/u1'],
    parse: [
      { rows: sampleRows, problems: [] },
      { rows: sampleRows, problems: [sampleProblem] },
      { rows: [], problems: [sampleProblem] },
    ],
    create: [
      { created: sampleRows.map(({ row }) => ({ ...created, row })), failed: [] },
      { created: [created], failed: [sampleShortage] },
    ],
  },
  project: ({ fault, rows, problems, created: orders }) => [
    fault,
    rows.length,
    problems.length > 0,
    orders.length > 0,
  ],
  noView: {},
  transient: [],
  neverTaken: {},
});
