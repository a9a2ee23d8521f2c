/** Marks a workbook beside the server's own thread. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import { type MarkedRow, markSheet } from './markSheet.ts';
import type { SheetPlan } from './readSheet.ts';

/** A row with its columns that were mended. */
export interface MarkWorkRow extends MarkedRow {
  readonly changed: readonly BatchColumn[];
}

/** What the thread is given. */
export interface MarkWork {
  readonly path: string;
  readonly plan: SheetPlan;
  /** Lists of {@link MarkWorkRow} as texts: handed over at once, read by the thread. */
  readonly pages: readonly string[];
}

const { path, plan, pages } = workerData as MarkWork;
const rows = pages.flatMap((page) => JSON.parse(page) as MarkWorkRow[]);
const changed = new Map(rows.map((one) => [one.row, new Set(one.changed)]));
parentPort?.postMessage(await markSheet(await readFile(path), plan, rows, changed));
