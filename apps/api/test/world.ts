/** Time and chance of the tests: both stand still until a test moves them. */

import { SEED_NOW } from '../src/db/seed/seed.ts';
import type { Clock } from '../src/ports/clock.ts';
import { msOf } from '../src/ports/clock.ts';
import type { Random } from '../src/ports/random.ts';

export interface TestClock extends Clock {
  /** @param ms forwards, or backwards when negative */
  advance(ms: number): void;
}

/** Starts at the seed's instant. */
export function createTestClock(): TestClock {
  let now = msOf(SEED_NOW);
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}

/** Numbers that differ from each other and repeat from run to run. */
export function createTestRandom(): Random {
  let state = 0x9e3779b9;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    int: (max) => next() % max,
    token: (bytes) =>
      Buffer.from(Array.from({ length: bytes }, () => next() & 0xff)).toString('base64url'),
    fraction: () => next() / 2 ** 32,
  };
}
