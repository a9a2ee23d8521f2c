import { expect, test } from 'vitest';
import { pageAfterResize, pageItems } from './pageItems.ts';

test('up to seven pages are all shown', () => {
  expect(pageItems(1, 1)).toEqual([1]);
  expect(pageItems(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('gaps stand where numbers are left out', () => {
  expect(pageItems(1, 15)).toEqual([1, 2, 3, 4, 5, 'gapAfter', 15]);
  expect(pageItems(8, 15)).toEqual([1, 'gapBefore', 7, 8, 9, 'gapAfter', 15]);
  expect(pageItems(14, 15)).toEqual([1, 'gapBefore', 11, 12, 13, 14, 15]);
});

test('every page is shown on itself, and never more than seven items', () => {
  for (let pages = 1; pages <= 40; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const items = pageItems(page, pages);
      expect(items).toContain(page);
      expect(items.length).toBeLessThanOrEqual(7);
    }
  }
});

test('another page size keeps the first visible row in sight', () => {
  expect(pageAfterResize(3, 20, 10)).toBe(5);
  expect(pageAfterResize(5, 10, 20)).toBe(3);
  expect(pageAfterResize(15, 20, 200)).toBe(2);
});
