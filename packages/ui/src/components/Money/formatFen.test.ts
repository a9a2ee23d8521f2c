import { expect, test } from 'vitest';
import { formatFen, formatUnitFen } from './formatFen.ts';

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

test.each([
  [9.3, '¥0.093'],
  [462, '¥4.62'],
  [99.999, '¥1.000'],
  [100, '¥1.00'],
  [128.449, '¥1.28'],
  [0, '¥0.000'],
  [128_400, '¥1,284.00'],
])('%s fen are %s a piece', (fen, shown) => {
  expect(formatUnitFen(fen)).toBe(shown);
});
