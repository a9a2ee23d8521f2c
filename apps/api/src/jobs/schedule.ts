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
