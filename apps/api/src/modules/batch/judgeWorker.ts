/** Reads and judges a workbook beside the server's own thread, which answers others meanwhile. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import { byCode, type CloudJob, judgeParcels, type KnownStock } from './cloudJudge.ts';
import type { BatchJob, Judged, JudgedFor } from './judge.ts';
import { judgeAll } from './judgeAll.ts';
import { isRefused, readSheet, type SheetPlan } from './readSheet.ts';

/** What the thread is given. */
export interface JudgeWork {
  readonly path: string;
  readonly judgedFor: JudgedFor;
  /** The customer's goods, for a workbook of cloud parcels; null for print orders. */
  readonly stocks: readonly KnownStock[] | null;
}

/** What it says: why it cannot be read, or how many rows there are, then the rows, then that it has ended. */
export type JudgeSaid =
  | { readonly kind: 'refused'; readonly refusal: KeyedMessage }
  | { readonly kind: 'read'; readonly plan: SheetPlan; readonly total: number }
  | { readonly kind: 'rows'; readonly rows: readonly Judged<BatchJob | CloudJob>[] }
  | { readonly kind: 'end' };

/** Rows that are handed over at once. */
const BATCH = 200;

const say = (said: JudgeSaid): void => parentPort?.postMessage(said);

async function work({ path, judgedFor, stocks }: JudgeWork): Promise<void> {
  const sheet = await readSheet(await readFile(path), stocks === null ? 'print' : 'cloud');
  if (isRefused(sheet)) return say({ kind: 'refused', refusal: sheet });
  say({ kind: 'read', plan: sheet.plan, total: sheet.rows.length });
  let rows: Judged<BatchJob | CloudJob>[] = [];
  const all =
    stocks === null ? judgeAll(sheet.rows, judgedFor) : judgeParcels(sheet.rows, byCode(stocks));
  for (const judged of all) {
    rows.push(judged);
    if (rows.length < BATCH) continue;
    say({ kind: 'rows', rows });
    rows = [];
  }
  if (rows.length > 0) say({ kind: 'rows', rows });
}

await work(workerData as JudgeWork);
say({ kind: 'end' });
