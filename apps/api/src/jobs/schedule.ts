/** Runs jobs at start and then again and again, each a pause after the end of its last run. */
import type { Services } from '../services.ts';
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
  run: ({ db, clock }) => sweep(db, clock),
};

/** Starts the jobs; answers a function that stops them and waits for those that are running. */
export function schedule(services: Services, jobs: readonly Job[]): () => Promise<void> {
  let isStopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const work = async (job: Job): Promise<void> => {
    try {
      await job.run(services);
    } catch (error) {
      services.log.error({ err: error, job: job.name }, 'job failed');
    }
  };
  const runNow = (job: Job): void => {
    const run = work(job).finally(() => {
      running.delete(run);
      runLater(job);
    });
    running.add(run);
  };
  const runLater = (job: Job): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      runNow(job);
    }, job.everyMs);
    timers.add(timer);
  };
  for (const job of jobs) runNow(job);
  return async () => {
    isStopped = true;
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(running);
  };
}
