import { expect, test } from 'vitest';
import { formatFen } from './formatFen.ts';

test.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [4650, '¥46.50'],
  [128_400, '¥1,284.00'],
  [123_456_789, '¥1,234,567.89'],
  [-200, '−¥2.00'],
  ['4650', '¥46.50'],
])('%s fen is shown as %s', (fen, shown) => {
  expect(formatFen(fen)).toBe(shown);
});

test('a value that is not numeric is shown as --', () => {
  for (const value of [null, undefined, '', ' ', 'abc', Number.NaN, {}]) {
    expect(formatFen(value)).toBe('--');
  }
});
