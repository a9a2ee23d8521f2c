/** Marks a workbook beside the server's own thread. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import { type MarkedRow, markSheet } from './markSheet.ts';
import type { SheetPlan } from './readSheet.ts';

/** What the thread is given. */
export interface MarkWork {
  readonly path: string;
  readonly plan: SheetPlan;
  readonly rows: readonly MarkedRow[];
  /** Columns that were mended, by row. */
  readonly changed: ReadonlyMap<number, ReadonlySet<BatchColumn>>;
}

const { path, plan, rows, changed } = workerData as MarkWork;
parentPort?.postMessage(await markSheet(await readFile(path), plan, rows, changed));
