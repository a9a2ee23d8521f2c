import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, divHalfUp, divUp, fen, mulRate, roundToStep } from './money.ts';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money', () => {
  it('refuses fractions, unsafe integers and NaN', () => {
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => fen(bad)).toThrow(RangeError);
    }
  });

  it('has no negative zero', () => {
    expect(Object.is(fen(-0), 0)).toBe(true);
    expect(Object.is(mulRate(fen(-1), 1), 0)).toBe(true);
  });

  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [-5, 10, -1],
    [-4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
  ])('divides %i by %i half away from zero: %i', (a, b, result) => {
    expect(divHalfUp(a, b)).toBe(result);
  });

  it('divides exactly where a float would round twice', () => {
    expect(divHalfUp(9_007_199_254_740_991, 2)).toBe(4_503_599_627_370_496);
    expect(divUp(9_007_199_254_740_991, 2)).toBe(4_503_599_627_370_496);
  });

  it('rounds a rate half up: 3 % off ¥340.70 is ¥330.48, ¥330.50 on the list', () => {
    expect(mulRate(fen(34_070), 9700)).toBe(33_048);
    expect(roundToStep(mulRate(fen(34_070), 9700), 10)).toBe(33_050);
  });

  it('gives what is left over to the largest remainders', () => {
    expect(allocate(fen(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(fen(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(fen(5), [0, 0])).toEqual([5, 0]);
    expect(allocate(fen(10), [0, 3, 7])).toEqual([0, 3, 7]);
  });

  it('refuses to divide over nothing or over negative weights', () => {
    expect(() => allocate(fen(1), [])).toThrow(RangeError);
    expect(() => allocate(fen(1), [1, -1])).toThrow(RangeError);
  });

  it('always allocates exactly the total, each part within one fen of its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const parts = allocate(fen(total), shares);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        const whole = shares.reduce((sum, one) => sum + one, 0);
        if (whole === 0) return;
        parts.forEach((part, at) => {
          const exact = (total * (shares[at] ?? 0)) / whole;
          expect(Math.abs(part - exact)).toBeLessThan(1.000001);
        });
      }),
      { numRuns: 500, seed: 20_261_120 },
    );
  });
});
