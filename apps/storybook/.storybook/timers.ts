// Keeps the page's short timers, so that the test runner can run them at once and take a picture of their effect.
import { skipStoryTime } from './clock.ts';

/** The longest short timer. Longer ones are part of what a story shows, such as a countdown. @unit ms */
const SHORT_DELAY = 1_000;

interface Pending {
  /** When it goes off. @unit ms of the page's life, skipped time included */
  at: number;
  fire(): void;
}

const pending = new Map<unknown, Pending>();
const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis;

/** Time that was not waited for. @unit ms */
let skipped = 0;
const now = (): number => performance.now() + skipped;

/** Watches every timer of the page from here on. */
export function watchTimers(): void {
  const start = (run: TimerHandler, delay = 0, ...rest: unknown[]): number => {
    if (typeof run === 'string') return startTimer(run, delay, ...rest);
    const fire = () => {
      pending.delete(id);
      run(...rest);
    };
    const id = startTimer(fire, delay);
    if (delay <= SHORT_DELAY) pending.set(id, { at: now() + delay, fire });
    return id;
  };
  globalThis.setTimeout = Object.assign(start, startTimer);
  globalThis.clearTimeout = (id) => {
    pending.delete(id);
    endTimer(id);
  };
  Object.assign(globalThis, { banxinTimers: { runShortTimers } });
}

/** Lets what a timer started (promises, renders) happen before the next timer runs. */
const nextTask = (): Promise<void> => new Promise((done) => startTimer(done));

/** The timer that is due first; undefined when none is due by `last`. */
const firstDueBy = (last: number): [unknown, Pending] | undefined =>
  [...pending].filter(([, { at }]) => at <= last).sort(([, a], [, b]) => a.at - b.at)[0];

/**
 * Runs the short timers that are set now, and those that they set, at once: in their order, each at its moment by
 * the clock of the stories.
 */
async function runShortTimers(): Promise<void> {
  // The second round runs the timers that the first one set.
  for (let round = 0; round < 2 && pending.size > 0; round += 1) {
    const last = Math.max(...[...pending.values()].map(({ at }) => at));
    for (let first = firstDueBy(last); first; first = firstDueBy(last)) {
      const [id, { at, fire }] = first;
      endTimer(id as number);
      const ahead = Math.max(0, at - now());
      skipped += ahead;
      skipStoryTime(ahead);
      fire();
      await nextTask();
    }
  }
}
