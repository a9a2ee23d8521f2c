/** Runs jobs at once, and again and again, each after a pause from the end of its last run. */
import type { Services } from '../services.ts';
import { sweep } from './sweep.ts';

export interface Job {
  readonly name: string;
  /** Pause between two runs. @unit ms */
  readonly everyMs: number;
  /** Must be safe beside itself: every server runs it. */
  readonly run: (services: Services) => Promise<unknown>;
}

export const sweepJob: Job = {
  name: 'sweep',
  everyMs: 10 * 60_000,
  run: ({ db, clock }) => sweep(db, clock),
};

/** Starts the jobs; the answer stops them and waits for the one at work. */
export function schedule(services: Services, jobs: readonly Job[]): () => Promise<void> {
  let stopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const work = async (job: Job): Promise<void> => {
    try {
      await job.run(services);
    } catch (error) {
      services.log.error({ err: error, job: job.name }, 'job failed');
    }
  };
  const now = (job: Job): void => {
    const run = work(job).finally(() => {
      running.delete(run);
      later(job);
    });
    running.add(run);
  };
  const later = (job: Job): void => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      now(job);
    }, job.everyMs);
    timers.add(timer);
  };
  for (const job of jobs) now(job);
  return async () => {
    stopped = true;
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(running);
  };
}
