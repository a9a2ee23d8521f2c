/** Order numbers: digits, a check digit, no two alike. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit, isNumber, orderNumber, paymentNumber } from './orderNumber.ts';

describe('order numbers', () => {
  test('the check digit is that of ISO/IEC 7812', () => {
    expect(checkDigit('7992739871')).toBe(3);
  });

  test('are 15 digits that start with the day', () => {
    expect(orderNumber(1, '2026-11-20')).toMatch(/^261120\d{9}$/);
    expect(paymentNumber(1, '2026-11-20')).toMatch(/^9261120\d{9}$/);
  });

  test('no two of a day are alike, and each is valid', () => {
    const numbers = Array.from({ length: 20_000 }, (_, id) => orderNumber(id + 1, '2026-11-20'));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every(isNumber)).toBe(true);
  });

  test('nor are those of ids that lie far apart, up to a hundred million', () => {
    // A step that shares a factor with the range (2 or 5) would meet itself after a part of it.
    const ids = [1, 1 + 1e8 / 2, 1 + 1e8 / 5, 1 + 1e8 / 4, 1 + 1e8 / 25, 1e8];
    const numbers = ids.map((id) => orderNumber(id, '2026-11-20'));
    expect(new Set(numbers).size).toBe(ids.length);
  });

  test('one digit misheard is noticed', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(14), fc.integer({ min: 1, max: 9 }), (id, at, shift) => {
        const digits = [...orderNumber(id, '2026-11-20')];
        digits[at] = String((Number(digits[at]) + shift) % 10);
        expect(isNumber(digits.join(''))).toBe(false);
      }),
      { seed: 20_261_120 },
    );
  });
});
