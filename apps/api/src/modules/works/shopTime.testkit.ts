/** The shop's clock as tests move it: to what happens next, and the server's own jobs do what is due by then. */
import type { TestServer } from '../../../test/harness.ts';
import { msOf, nowOf } from '../../ports/clock.ts';
import { jobs, nextEvents } from '../../registry.ts';

/** Jobs of the works: those of money are asked for by the tests that mean them. */
const RUN: readonly string[] = ['workshop', 'watch-parcels'];
/** Steps of the longest life of an order; more of them would never end. */
const MOST = 200;

/** Moves the clock of a server that has its workshop on. */
export function shopTime({ db, shopClock, services }: TestServer) {
  const now = (): string => nowOf(shopClock);

  const runJobs = async (): Promise<void> => {
    for (const job of jobs) if (RUN.includes(job.name)) await job.run(services);
  };

  /** Puts the clock to what happens next; false when nothing does. */
  const toNext = async (): Promise<boolean> => {
    const all = await Promise.all(nextEvents.map((next) => next(db, now())));
    const next = all.filter((at) => at !== null).sort()[0];
    if (next === undefined) return false;
    await shopClock.advance(Math.max(0, msOf(next) - shopClock.now()) + 1);
    await runJobs();
    return true;
  };

  /** Lets happen one thing after the other until this holds. @throws Error when it never does */
  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    for (let step = 0; step < MOST; step += 1) {
      if (await holds()) return;
      if (!(await toNext())) break;
    }
    throw new Error('What is waited for never happens');
  };

  return { now, runJobs, until };
}
