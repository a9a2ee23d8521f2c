import { expect, test } from 'vitest';
import { phaseOf, timeLeft } from './timeLeft.ts';

const day = 86_400_000;

test.each([
  [0, [0, 0, 0, 0]],
  [-5000, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [1000, [0, 0, 0, 1]],
  [59_001, [0, 0, 1, 0]],
  [3_661_000, [0, 1, 1, 1]],
  [2 * day + 3 * 3_600_000 + 4 * 60_000 + 5000, [2, 3, 4, 5]],
])('%d ms before the moment there are %j left', (left, [days, hours, minutes, seconds]) => {
  expect(timeLeft(day * 100, day * 100 - left)).toEqual({ days, hours, minutes, seconds });
});

test.each([
  [60_001, 'running'],
  [60_000, 'last minute'],
  [1, 'last minute'],
  [0, 'ended'],
  [-1, 'ended'],
])('%d ms before the moment it is %s', (left, phase) => {
  expect(phaseOf(day, day - left)).toBe(phase);
});
