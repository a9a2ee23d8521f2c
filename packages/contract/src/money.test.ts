/** Money: exactness and display. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen, moneyText, yuanOf } from './money.ts';

test('money is a whole number of fen; a fraction is an error, minus zero is zero', () => {
  expect(fen(1286400)).toBe(1286400);
  expect(Object.is(fen(-0), 0)).toBe(true);
  expect(() => fen(0.5)).toThrow(RangeError);
  expect(() => fen(2 ** 53)).toThrow(RangeError);
});

test.each([
  [1286400, '¥12,864.00'],
  [5, '¥0.05'],
  [-5, '-¥0.05'],
  [-130, '-¥1.30'],
  [0, '¥0.00'],
])('%j fen are written %s', (amount, text) => {
  expect(moneyText(fen(amount))).toBe(text);
});

test('what is written is what is meant', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (amount) => {
      expect(Number(moneyText(fen(amount)).replace(/[¥,]/g, ''))).toBeCloseTo(
        yuanOf(fen(amount)),
        2,
      );
    }),
    { seed: 20_261_120 },
  );
});
