/** Notes how jobs ended, and prints it for who runs the shop. */
import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { instantOf, msOf } from '../ports/clock.ts';
import type { Job } from './schedule.ts';

/** A run that is over. */
export interface Run {
  /** An instant of the machine's clock. */
  readonly endedAt: string;
  readonly tookMs: number;
  /** What it failed with; null when it went well. */
  readonly failure: string | null;
}

/** Characters of a failure that are kept. */
const KEPT = 500;

/** Of several servers the last one to end counts. */
export async function noteRun(
  db: Db,
  { name, everyMs }: Pick<Job, 'name' | 'everyMs'>,
  { endedAt, tookMs, failure }: Run,
): Promise<void> {
  const why = failure?.slice(0, KEPT) ?? null;
  const run = { every_ms: everyMs, ended_at: endedAt, took_ms: Math.round(tookMs) };
  const failed = why === null ? {} : { failed_at: endedAt, failure: why };
  await db
    .insertInto('job_runs')
    .values({
      name,
      ...run,
      failures: why === null ? 0 : 1,
      failed_at: null,
      failure: null,
      ...failed,
    })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        ...run,
        ...failed,
        ...(why !== null && { failures: sql<number>`job_runs.failures + 1` }),
      }),
    )
    .execute();
}

const time = (at: string): string => at.slice(0, 19).replace('T', ' ');

/**
 * One line per job: its last run and how long it took, the next one, and how often it failed and why.
 * @param now instant of the machine's clock: a job whose next run is long past runs nowhere
 */
export async function printJobs(
  db: Db,
  jobs: readonly Pick<Job, 'name' | 'everyMs'>[],
  now: string,
): Promise<string> {
  const rows = await db.selectFrom('job_runs').selectAll().execute();
  const known = new Map(rows.map((row) => [row.name, row]));
  const lines = jobs.map(({ name, everyMs }) => {
    const row = known.get(name);
    if (row === undefined) return `${name}\t每 ${everyMs / 1_000} 秒\t还没有运行过`;
    const next = msOf(row.ended_at) + row.every_ms;
    // Twice its pause and its own time have gone by.
    const isMissed = next + row.every_ms + row.took_ms + NOTED_EVERY_MS < msOf(now);
    return [
      name,
      `每 ${row.every_ms / 1_000} 秒`,
      `上次 ${time(row.ended_at)}（${row.took_ms} 毫秒）`,
      isMissed ? '已停，没有服务器在运行' : `下次 ${time(instantOf(next))}`,
      Number(row.failures) === 0
        ? '没有失败'
        : `失败 ${row.failures} 次，最近 ${row.failed_at === null ? '' : time(row.failed_at)}：${row.failure}`,
    ].join('\t');
  });
  return lines.join('\n');
}

/** Runs that went well are noted at most so often: a job of every few seconds writes nothing each time. @unit ms */
export const NOTED_EVERY_MS = 30_000;
