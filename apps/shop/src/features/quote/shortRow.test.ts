import { expect, test } from 'vitest';
import { shortRow } from './shortRow.ts';

const short = (chosen: number) => shortRow([2, 5, 10, 20, 50], 3, (one) => one === chosen);

test('what is chosen is always among the few that are shown, in their order', () => {
  expect(short(5)).toEqual([2, 5, 10]);
  expect(short(50)).toEqual([2, 5, 50]);
  expect(short(7)).toEqual([2, 5, 10]);
});
