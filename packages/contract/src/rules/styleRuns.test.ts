/** Styles of a job are written as runs, and read as people type them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { styleRuns, stylesOfRuns } from './styleRuns.ts';

it('writes styles that follow each other as one run', () => {
  expect(styleRuns([1, 2, 3, 5, 8, 9])).toBe('1–3、5、8–9');
  expect(styleRuns([])).toBe('');
});

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (numbers) => {
      const styles = numbers.toSorted((a, b) => a - b);
      expect(stylesOfRuns(styleRuns(styles))).toEqual(styles);
    }),
  );
});

it('reads other dashes, commas, spaces and any order, each style once', () => {
  for (const text of ['1-3, 5', '5，1~3', '1 - 3 5', '1至3；5；2']) {
    expect(stylesOfRuns(text)).toEqual([1, 2, 3, 5]);
  }
});

it('answers null for what names no styles', () => {
  for (const text of ['', '、', 'a', '0', '3-1', '1-', '99999'])
    expect(stylesOfRuns(text)).toBeNull();
});
