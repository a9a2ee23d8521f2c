/** Money: exactness and display. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen, fenFromYuan, formatMoney, isFen } from './money.ts';

test('money is a whole number of fen; a fraction is an error, minus zero is zero', () => {
  expect(fen(1286400)).toBe(1286400);
  expect(Object.is(fen(-0), 0)).toBe(true);
  expect(() => fen(0.5)).toThrow(RangeError);
  expect(() => fen(2 ** 53)).toThrow(RangeError);
  expect(isFen(Number.NaN)).toBe(false);
});

test.each([
  ['12.34', 1234],
  ['12.3', 1230],
  [0.29, 29],
  [1.1, 110],
  ['-3', -300],
  ['1.230', 123],
  ['1.234', null],
  ['', null],
  ['1e3', null],
  ['abc', null],
])('%j yuan are %j fen', (yuan, amount) => {
  expect(fenFromYuan(yuan)).toBe(amount);
});

test.each([
  [1286400, '12864.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [0, '0.00'],
  ['123', '1.23'],
  [null, '--'],
  [undefined, '--'],
  ['', '--'],
  ['abc', '--'],
  [Number.NaN, '--'],
  [Number.POSITIVE_INFINITY, '--'],
  [true, '--'],
])('%j is shown as %s: two decimals, -- when not numeric', (value, text) => {
  expect(formatMoney(value)).toBe(text);
});

test('thousands and the yuan sign come on request', () => {
  expect(formatMoney(1286400, { grouped: true, symbol: '¥' })).toBe('¥12,864.00');
  expect(formatMoney(-99999999, { grouped: true, symbol: '¥' })).toBe('-¥999,999.99');
});

test('writing and reading money gives the same fen', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (amount) => {
      expect(fenFromYuan(formatMoney(fen(amount)))).toBe(amount === 0 ? 0 : amount);
    }),
    { seed: 20_261_120 },
  );
});
