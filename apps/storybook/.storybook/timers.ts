// Knows the short timers that are still to go off, so that a picture is taken after what they do, without waiting.
import { skipStoryTime } from './clock.ts';

/** Longer timers are part of what a story shows: a message that stays, a minute that counts down. @unit ms */
const SHORT = 1_000;

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
    if (delay <= SHORT) pending.set(id, { at: now() + delay, fire });
    return id;
  };
  globalThis.setTimeout = Object.assign(start, startTimer);
  globalThis.clearTimeout = (id) => {
    pending.delete(id);
    endTimer(id);
  };
  Object.assign(globalThis, { banxinTimers: { shortOnesGone } });
}

/** What follows from a timer happens before the next one goes off. */
const followed = (): Promise<void> => new Promise((done) => startTimer(done));

/** The first of the timers that go off until then. */
const firstUntil = (last: number): [unknown, Pending] | undefined =>
  [...pending].filter(([, { at }]) => at <= last).sort(([, a], [, b]) => a.at - b.at)[0];

/**
 * Lets the short timers that are set now, and those that they set, go off at once, in their order and each at its
 * moment by the clock of the stories.
 */
async function shortOnesGone(): Promise<void> {
  for (let generation = 0; generation < 2 && pending.size > 0; generation += 1) {
    const last = Math.max(...[...pending.values()].map(({ at }) => at));
    for (let first = firstUntil(last); first; first = firstUntil(last)) {
      const [id, { at, fire }] = first;
      endTimer(id as number);
      const ahead = Math.max(0, at - now());
      skipped += ahead;
      skipStoryTime(ahead);
      fire();
      await followed();
    }
  }
}
