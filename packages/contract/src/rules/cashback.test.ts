import { expect, test } from 'vitest';
import { cashbackOf } from './cashback.ts';

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [128_400, 1_284],
  [199_999, 1_999],
  [-500, 0],
])('%d fen that were spent bring %d', (spent, given) => {
  expect(cashbackOf(spent)).toBe(given);
});
