import { expect, test } from 'vitest';
import { formatCount } from './formatCount.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-1_000, '-1,000'],
  [-100, '-100'],
  [1_234_567, '1,234,567'],
])('%d is written as %s, as the browser writes it', (count, written) => {
  expect(formatCount(count)).toBe(written);
  expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
});
