/**
 * How long a workbook of 5,000 rows takes to be checked, marked and planned, how much memory, and how long it holds the
 * server's own thread. Held is what the thread worked without a turn between: how long it waited for a processor that
 * others had is said beside it, and is no property of this program.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { IMPORT_ROWS_MAX } from '@banxin/contract/constants';
import { goodRows, JUDGED_FOR, workbookOf } from '../src/modules/batch/batch.testkit.ts';
import type { Judged } from '../src/modules/batch/judge.ts';
import type { JudgeSaid, JudgeWork } from '../src/modules/batch/judgeWorker.ts';
import type { MarkWork, MarkWorkRow } from '../src/modules/batch/markWorker.ts';
import type { SheetPlan } from '../src/modules/batch/readSheet.ts';
import type { ShipSaid, ShipWork } from '../src/modules/batch/shipWorker.ts';
import { firstSaid, saidBy } from '../src/modules/batch/thread.ts';

/** Longest that one workbook may keep the thread from others. @unit ms */
const HELD_MOST = 50;
/** How often the thread is looked at. @unit ms */
const TICK = 5;
const ROUNDS = 5;
const MIB = 1024 ** 2;
/** One row of so many is wrong. */
const WRONG_EVERY = 20;
/** Rows that are read at once. */
const PAGE = 500;

const never = new AbortController().signal;
const scriptOf = (name: string) => new URL(`../src/modules/batch/${name}`, import.meta.url);

/** What a piece of work cost once. @unit ms, bytes */
interface Cost {
  readonly took: number;
  readonly held: number;
  readonly late: number;
  readonly memory: number;
}

/** How long this thread has worked. @unit ms */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
};

async function costOf<T>(work: () => Promise<T>): Promise<readonly [T, Cost]> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let [memory, held, late] = [0, 0, 0];
  let [at, done] = [performance.now(), worked()];
  const tick = (): void => {
    const [now, sum] = [performance.now(), worked()];
    memory = Math.max(memory, process.memoryUsage.rss() - before);
    late = Math.max(late, now - at - TICK);
    held = Math.max(held, sum - done);
    [at, done] = [now, worked()];
  };
  const watch = setInterval(tick, TICK);
  const start = performance.now();
  try {
    const made = await work();
    const took = performance.now() - start;
    tick();
    return [made, { took, held, late, memory }];
  } finally {
    clearInterval(watch);
  }
}

/** The smallest of several rounds, and the middle one: the smallest is the work's own where others use the machine. */
async function measured<T>(name: string, work: () => Promise<T>): Promise<T> {
  const costs: Cost[] = [];
  let last: T | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [made, cost] = await costOf(work);
    last = made;
    costs.push(cost);
  }
  const said = (key: keyof Cost, digits: number, unit = 1): string => {
    const sorted = costs.map((cost) => cost[key] / unit).toSorted((a, b) => a - b);
    const [least, middle] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
    return `${least?.toFixed(digits)} (${middle?.toFixed(digits)})`.padStart(15);
  };
  const mark = costs.every(({ held }) => held <= HELD_MOST) ? 'kept' : 'not kept';
  console.log(
    `${name.padEnd(18)}${said('took', 0)} ms   thread held${said('held', 1)} ms (aim ${HELD_MOST}: ${mark})   late${said('late', 1)} ms   memory +${said('memory', 0, MIB).trim()} MiB`,
  );
  return last as T;
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

/** Texts of so many rows each, as pages come out of the database: others have their turns between. */
async function pagesOf(rows: readonly Judged[], wordOf: (row: Judged) => readonly object[]) {
  const pages: string[] = [];
  for (let at = 0; at < rows.length; at += PAGE) {
    pages.push(JSON.stringify(rows.slice(at, at + PAGE).flatMap(wordOf)));
    await setImmediate();
  }
  return pages;
}

async function marked(path: string, { plan, rows }: Awaited<ReturnType<typeof checked>>) {
  const pages = await pagesOf(rows, ({ row, cells, problems }) => [
    { row, cells, problems: [...problems], orderSN: null, changed: [] } satisfies MarkWorkRow,
  ]);
  const work: MarkWork = { path, plan, pages };
  return firstSaid<Uint8Array>(scriptOf('markWorker.ts'), work);
}

/** The cheapest shipping of the right rows, a file for every four of them. */
async function planned({ rows }: Awaited<ReturnType<typeof checked>>) {
  const pages = await pagesOf(rows, ({ row, number, job, total }) => {
    if (job === null || total === null) return [];
    const own = { ...job, fileId: `f${row % 4}`, certificateId: null };
    return [{ ...{ row, number, total, named: null }, job: own }];
  });
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
  console.log(
    `${rows.length} rows, ${(bytes.byteLength / MIB).toFixed(1)} MiB; the smallest of ${ROUNDS} rounds (the middle one)`,
  );
  await checked(path);
  const found = await measured('read and judged', () => checked(path));
  await measured('marked', () => marked(path, found));
  await measured('shipping planned', () => planned(found));
} finally {
  await rm(folder, { recursive: true });
}
