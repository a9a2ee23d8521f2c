import { describe, expect, test } from 'vitest';
import { along, ringPiece, scaleOf, sharesOf } from './chartScale.ts';

describe('the axis', () => {
  test.each([
    [
      [128_400, 64_000, 96_000],
      [0, 50_000, 100_000, 150_000],
    ],
    [
      [3, 1],
      [0, 1, 2, 3],
    ],
    [
      [-20, 70],
      [-50, 0, 50, 100],
    ],
    [
      [-8, -3],
      [-8, -6, -4, -2, 0],
    ],
    [[0.3], [0, 0.1, 0.2, 0.3]],
    [
      [0, 0],
      [0, 1],
    ],
    [[], [0, 1]],
  ])('of %j has the ticks %j', (values, ticks) => {
    expect(scaleOf(values).ticks).toEqual(ticks);
  });

  test('holds zero and every value, whatever they are', () => {
    for (let value = -1000; value < 1000; value += 37) {
      const { from, to, ticks } = scaleOf([value, value * 3]);
      expect(from).toBeLessThanOrEqual(Math.min(0, value, value * 3));
      expect(to).toBeGreaterThanOrEqual(Math.max(0, value, value * 3));
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });

  test('places a value in per cent of its length', () => {
    expect(along(scaleOf([-50, 100]), 0)).toBeCloseTo(33.33, 1);
  });
});

describe('shares', () => {
  test.each([
    [
      [1, 1, 1],
      [334, 333, 333],
    ],
    [
      [50, 50],
      [500, 500],
    ],
    [[7], [1000]],
    [
      [3, -2, 1],
      [750, 0, 250],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('of %j are %j', (values, shares) => {
    expect(sharesOf(values)).toEqual(shares);
  });
});

describe('a ring', () => {
  test('begins at the top and turns clockwise', () => {
    expect(ringPiece(60, 90, 0, 0.25)).toBe(
      'M100 10A90 90 0 0 1 190 100L160 100A60 60 0 0 0 100 40Z',
    );
  });

  test('that is whole is a circle inside a circle', () => {
    expect(ringPiece(60, 90, 0, 1).match(/M/g)).toHaveLength(2);
  });
});
