/** Time that moves only when a test says so. */
import type { SimulatedClock } from 'xstate';

/**
 * Moves the clock second by second: a simulated clock fires a timer at most once per move, and a
 * countdown starts its next second only after the last one.
 * @param seconds may have a fraction, moved last
 */
export function tick(clock: SimulatedClock, seconds: number): void {
  const milliseconds = Math.round(seconds * 1_000);
  for (let moved = 0; moved < milliseconds; moved += 1_000) {
    clock.increment(Math.min(1_000, milliseconds - moved));
  }
}
