import type { CartLine } from '@banxin/contract/entities/cart';
import { fen } from '@banxin/contract/money';
import { expect, test } from 'vitest';
import { chosenOf, newestOf, shownLines, sumOf, viewOf } from './cartView.ts';

const line = (productId: number, more: Partial<CartLine> = {}): CartLine => ({
  productId,
  name: `商品 ${productId}`,
  unit: '包',
  quantity: 2,
  isSaved: false,
  each: fen(1_000),
  sum: fen(2_000),
  moved: fen(0),
  next: null,
  most: 80,
  why: null,
  restockOn: null,
  factory: 0,
  ...more,
});

const numbers = (lines: readonly CartLine[]) => lines.map(({ productId }) => productId);

test('lines stand by the factory that sends them, what cannot be bought last, what is saved elsewhere', () => {
  const view = viewOf([
    line(701),
    line(801, { factory: 1 }),
    line(804, { why: 'soldOut' }),
    line(702),
    line(901, { isSaved: true }),
    line(9_999, { why: 'gone', factory: null }),
    line(703, { why: 'tooMany' }),
  ]);
  expect(view.groups.map(({ factory, lines }) => [factory, numbers(lines)])).toEqual([
    [0, [701, 702, 703]],
    [1, [801]],
  ]);
  expect(numbers(view.unavailable)).toEqual([804, 9_999]);
  expect(numbers(view.saved)).toEqual([901]);
  expect(view.count).toBe(6);
});

test('what is chosen can be bought as it stands', () => {
  const view = viewOf([line(701), line(702), line(703, { why: 'tooMany' })]);
  expect(numbers(chosenOf(view, new Set()))).toEqual([701, 702]);
  expect(numbers(chosenOf(view, new Set([701])))).toEqual([702]);
});

test('a sum of what somebody may not see is none', () => {
  expect(sumOf([line(701), line(702)])).toBe(4_000);
  expect(sumOf([line(701), line(702, { sum: null })])).toBeNull();
  expect(sumOf([])).toBe(0);
});

test('of two carts the newer one is shown; of one version, what was read', () => {
  const read = { version: 3, lines: [line(701)] };
  const answered = { version: 4, lines: [line(702)] };
  expect(newestOf(read, answered)).toBe(answered);
  expect(newestOf({ ...read, version: 4 }, answered)).toMatchObject({
    lines: [{ productId: 701 }],
  });
  expect(newestOf(read, null)).toBe(read);
});

test('a wish shows at once', () => {
  const wish = { productId: 701, quantity: 9, isSaved: true };
  expect(shownLines([line(701), line(702)], [wish])).toMatchObject([
    { quantity: 9, isSaved: true },
    { quantity: 2, isSaved: false },
  ]);
});
