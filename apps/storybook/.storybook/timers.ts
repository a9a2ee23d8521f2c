// Knows the short timers that are still to go off, so that a picture waits for what they do.

/** Longer timers are part of what a story shows: a message that stays, a minute that counts down. @unit ms */
const SHORT = 1_000;

/** When each goes off. @unit ms of the page's life */
const pending = new Map<unknown, number>();
const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis;

/** Watches every timer of the page from here on. */
export function watchTimers(): void {
  const start = (run: TimerHandler, delay = 0, ...rest: unknown[]): number => {
    if (typeof run === 'string') return startTimer(run, delay, ...rest);
    const id = startTimer(() => {
      pending.delete(id);
      run(...rest);
    }, delay);
    if (delay <= SHORT) pending.set(id, performance.now() + delay);
    return id;
  };
  globalThis.setTimeout = Object.assign(start, startTimer);
  globalThis.clearTimeout = (id) => {
    pending.delete(id);
    endTimer(id);
  };
  Object.assign(globalThis, { banxinTimers: { shortOnesGone } });
}

/** Waits until the short timers that are set now, and those that they set, have gone off or were ended. */
async function shortOnesGone(): Promise<void> {
  for (let generation = 0; generation < 2 && pending.size > 0; generation += 1) {
    const last = Math.max(...pending.values());
    // Timers go off in order: after this one none of them is left, ended in whatever way.
    await new Promise((done) => startTimer(done, Math.max(0, last - performance.now()) + 1));
    for (const [id, at] of pending) if (at <= last) pending.delete(id);
  }
}
