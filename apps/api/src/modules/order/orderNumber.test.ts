/** Order numbers: digits, a check digit, no two alike. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit, isNumber, orderNumber, paymentNumber, withFreeNumber } from './orderNumber.ts';

/** A source of chance that gives one number. */
const giving = (digits: number) => ({ int: () => digits });

describe('order numbers', () => {
  test('the check digit is that of ISO/IEC 7812', () => {
    expect(checkDigit('7992739871')).toBe(3);
  });

  test('are 15 digits that start with the day', () => {
    for (const digits of [0, 1, 99_999_999]) {
      expect(orderNumber(giving(digits), '2026-11-20')).toMatch(/^261120\d{9}$/);
      expect(paymentNumber(giving(digits), '2026-11-20')).toMatch(/^9261120\d{9}$/);
    }
  });

  test('nobody can tell the next from those before: the digits are those that were drawn', () => {
    const drawn = [3, 99_999_999, 40_404_040];
    const numbers = drawn.map((digits) => orderNumber(giving(digits), '2026-11-20'));
    expect(numbers.map((number) => Number(number.slice(6, 14)))).toEqual(drawn);
    expect(numbers.every(isNumber)).toBe(true);
    const asked: number[] = [];
    orderNumber({ int: (max) => asked.push(max) }, '2026-11-20');
    expect(asked).toEqual([100_000_000]);
  });

  test('one that is taken is drawn again, for ever would be an error', async () => {
    const taken = new Set(['a', 'b']);
    const names = ['a', 'b', 'c'];
    const write = async (number: string) => (taken.has(number) ? undefined : number);
    expect(await withFreeNumber(() => names.shift() ?? '', write)).toBe('c');
    await expect(withFreeNumber(() => 'a', write)).rejects.toThrow('in a row were taken');
  });

  test('one digit misheard is noticed', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999_999),
        fc.nat(14),
        fc.integer({ min: 1, max: 9 }),
        (drawn, at, shift) => {
          const digits = [...orderNumber(giving(drawn), '2026-11-20')];
          digits[at] = String((Number(digits[at]) + shift) % 10);
          expect(isNumber(digits.join(''))).toBe(false);
        },
      ),
      { seed: 20_261_120 },
    );
  });
});
