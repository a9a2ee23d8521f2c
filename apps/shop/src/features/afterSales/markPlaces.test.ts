/** Where a mark stands, in words: nine parts of a page. */
import { expect, test } from 'vitest';
import { partOf } from './markPlaces.ts';

test.each([
  [0, 0, 0],
  [500, 0, 1],
  [1_000, 333, 2],
  [333, 334, 3],
  [500, 500, 4],
  [667, 1_000, 8],
  [1_000, 1_000, 8],
])('%d, %d lies in part %d', (x, y, part) => expect(partOf({ x, y })).toBe(part));
