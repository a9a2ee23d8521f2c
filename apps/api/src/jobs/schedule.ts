/** Runs jobs at start and then again and again, each a pause after the end of its last run. */

import { instantOf } from '../ports/clock.ts';
import type { Services } from '../services.ts';
import { NOTED_EVERY_MS, noteRun } from './runs.ts';
import { sweep } from './sweep.ts';

export interface Job {
  readonly name: string;
  /** Pause between two runs. @unit ms */
  readonly everyMs: number;
  /** Must be safe to run on several servers at once: every server runs it. */
  readonly run: (services: Services) => Promise<unknown>;
}

export const sweepJob: Job = {
  name: 'sweep',
  everyMs: 10 * 60_000,
  run: ({ db, machine }) => sweep(db, machine),
};

export interface Schedule {
  /** Runs every job now instead of after its pause; one that is running runs once more afterwards. */
  hurry(): void;
  /** Starts none any more and waits for those that are running. */
  stop(): Promise<void>;
}

/** Starts the jobs. */
export function schedule(services: Services, jobs: readonly Job[]): Schedule {
  let isStopped = false;
  const waiting = new Map<Job, NodeJS.Timeout>();
  const again = new Set<Job>();
  const running = new Set<Promise<void>>();
  const { db, log, machine } = services;
  const noted = new Map<Job, number>();
  /** Answers what it failed with; null when it went well. */
  const work = async (job: Job): Promise<string | null> => {
    try {
      await job.run(services);
      return null;
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
      return error instanceof Error ? error.message : String(error);
    }
  };
  const note = async (job: Job, began: number, failure: string | null): Promise<void> => {
    const now = machine.now();
    const isNew = now - (noted.get(job) ?? Number.NEGATIVE_INFINITY) >= NOTED_EVERY_MS;
    if (failure === null && !isNew) return;
    noted.set(job, now);
    const run = { endedAt: instantOf(now), tookMs: now - began, failure };
    await noteRun(db, job, run).catch((error: unknown) =>
      log.warn({ err: error, job: job.name }, 'run of a job not noted'),
    );
  };
  const runNow = (job: Job): void => {
    const began = machine.now();
    const run = work(job)
      .then((failure) => {
        runLater(job);
        return note(job, began, failure);
      })
      .finally(() => running.delete(run));
    running.add(run);
  };
  const runLater = (job: Job): void => {
    if (isStopped) return;
    const begin = () => {
      waiting.delete(job);
      runNow(job);
    };
    waiting.set(job, setTimeout(begin, again.delete(job) ? 0 : job.everyMs));
  };
  for (const job of jobs) runNow(job);
  return {
    hurry: () => {
      if (isStopped) return;
      for (const job of jobs) {
        const timer = waiting.get(job);
        if (timer === undefined) {
          again.add(job);
          continue;
        }
        clearTimeout(timer);
        waiting.delete(job);
        runNow(job);
      }
    },
    stop: async () => {
      isStopped = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
