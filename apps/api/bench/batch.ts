/** How long a workbook of 5,000 rows takes to be checked and marked, how much memory, and how long it holds the server's own thread. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { IMPORT_ROWS_MAX } from '@banxin/contract/constants';
import { goodRows, JUDGED_FOR, workbookOf } from '../src/modules/batch/batch.testkit.ts';
import type { Judged } from '../src/modules/batch/judge.ts';
import type { JudgeSaid, JudgeWork } from '../src/modules/batch/judgeWorker.ts';
import type { MarkWork } from '../src/modules/batch/markWorker.ts';
import type { SheetPlan } from '../src/modules/batch/readSheet.ts';
import type { ShipSaid, ShipWork } from '../src/modules/batch/shipWorker.ts';
import { firstSaid, saidBy } from '../src/modules/batch/thread.ts';

/** Longest time that one workbook may keep others waiting. @unit ms */
const HELD_MOST = 50;
const RESOLUTION = 5;
const MIB = 1024 ** 2;
/** One row of so many is wrong. */
const WRONG_EVERY = 20;
/** Rows that are read at once. */
const PAGE = 500;

const never = new AbortController().signal;
const scriptOf = (name: string) => new URL(`../src/modules/batch/${name}`, import.meta.url);

/** What a piece of work costs. */
async function measured<T>(name: string, work: () => Promise<T>): Promise<T> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, RESOLUTION);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const start = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - start;
    delay.disable();
    clearInterval(watch);
    const held = delay.max / 1e6 - RESOLUTION;
    const mark = held <= HELD_MOST ? 'kept' : 'not kept';
    console.log(
      `${name.padEnd(34)} ${took.toFixed(0).padStart(6)} ms   thread held ${held.toFixed(1).padStart(6)} ms (aim ${HELD_MOST}: ${mark})   memory +${((most - before) / MIB).toFixed(0)} MiB`,
    );
  }
}

async function checked(path: string) {
  const work: JudgeWork = { path, judgedFor: JUDGED_FOR, stocks: null };
  const isEnd = ({ kind }: JudgeSaid): boolean => kind === 'end' || kind === 'refused';
  const rows: Judged[] = [];
  let plan: SheetPlan | undefined;
  for await (const said of saidBy<JudgeSaid>(scriptOf('judgeWorker.ts'), work, isEnd, never)) {
    if (said.kind === 'refused') throw new Error(said.refusal.message);
    if (said.kind === 'read') plan = said.plan;
    if (said.kind === 'rows') rows.push(...(said.rows as Judged[]));
  }
  if (plan === undefined) throw new Error('Nothing was read');
  return { plan, rows };
}

async function marked(path: string, { plan, rows }: Awaited<ReturnType<typeof checked>>) {
  const work: MarkWork = {
    ...{ path, plan, changed: new Map() },
    rows: rows.map(({ row, cells, problems }) => ({
      ...{ row, cells, orderSN: null },
      problems: [...problems],
    })) as MarkWork['rows'],
  };
  for await (const bytes of saidBy<Uint8Array>(scriptOf('markWorker.ts'), work, () => true, never))
    return bytes;
  throw new Error('Nothing came back');
}

/** The cheapest shipping of the right rows, a file for every four of them. */
async function planned({ rows }: Awaited<ReturnType<typeof checked>>) {
  const pages: string[] = [];
  for (let at = 0; at < rows.length; at += PAGE) {
    const page = rows.slice(at, at + PAGE).flatMap(({ row, number, job, total }) => {
      if (job === null || total === null) return [];
      const own = { ...job, fileId: `f${row % 4}`, certificateId: null };
      return [{ ...{ row, number, total, named: null }, job: own }];
    });
    pages.push(JSON.stringify(page));
    // As pages come out of the database: others have their turns between.
    await setImmediate();
  }
  const work: ShipWork = { pages, sheetKeys: [], judgedFor: JUDGED_FOR };
  return firstSaid<ShipSaid>(scriptOf('shipWorker.ts'), work);
}

const folder = await mkdtemp(join(tmpdir(), 'banxin-batch-'));
try {
  const rows = goodRows(IMPORT_ROWS_MAX).map((row, index) =>
    index % WRONG_EVERY === 0 ? { ...row, phone: '1' } : row,
  );
  const path = join(folder, 'orders.xlsx');
  const bytes = await workbookOf(rows);
  await writeFile(path, bytes);
  console.log(`${rows.length} rows, ${(bytes.byteLength / MIB).toFixed(1)} MiB`);
  await checked(path);
  const found = await measured('read and judged', () => checked(path));
  await measured('marked', () => marked(path, found));
  await measured('shipping planned', () => planned(found));
} finally {
  await rm(folder, { recursive: true });
}
