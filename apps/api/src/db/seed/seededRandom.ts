/** Repeatable random numbers for demo data: the same seed gives the same numbers on every machine. */
import type { Random } from '../../ports/random.ts';

export type SeededRandom = Pick<Random, 'int'>;

/** mulberry32, 32 bits of state. */
export function seededRandom(seed: number): SeededRandom {
  let state = (seed * 0x9e3779b1) >>> 0;
  return {
    int(max) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * max);
    },
  };
}
