/** Which pages are seen while a book is read, and how a page lies on its panel. */
import { describe, expect, test } from 'vitest';
import { type Art, artPlace, leavesOf, openBook } from './sheets.ts';

const page = (number: number): Art => ({ url: `/p${number}`, widthMm: 216, heightMm: 291 });
const book = (count: number) => ({
  widthMm: 210,
  heightMm: 285,
  pages: Array.from({ length: count }, (_, at) => page(at + 1)),
});
const view = { yaw: 0, pitch: 20 };
const shown = (count: number, progress: number) =>
  openBook(book(count), progress, view).panels.map(({ front, back }) => [front?.url, back?.url]);

describe('a book of eight pages', () => {
  test('has four leaves', () => expect(leavesOf(book(8))).toBe(4));
  test('closed shows its first leaf', () => expect(shown(8, 0)).toEqual([['/p1', '/p2']]));
  test('open shows the leaf that was turned and the next one', () =>
    expect(shown(8, 1)).toEqual([
      ['/p1', '/p2'],
      ['/p3', '/p4'],
    ]));
  test('while a leaf turns, the one below it is seen', () =>
    expect(shown(8, 1.4)).toEqual([
      ['/p1', '/p2'],
      ['/p3', '/p4'],
      ['/p5', '/p6'],
    ]));
  test('read to its end shows the last leaf', () => expect(shown(8, 4)).toEqual([['/p7', '/p8']]));
});

test('a page that is missing leaves its side plain', () => {
  const { panels } = openBook({ ...book(4), pages: [page(1), null, page(3), page(4)] }, 0, view);
  expect(panels[0]?.back).toBeNull();
});

test('a page lies in the middle, its bleed beyond the edges', () => {
  expect(artPlace(page(1), { widthMm: 210, heightMm: 285 })).toEqual({ x: -3, y: -3 });
});

test('a page on its side is turned', () => {
  const { turn } = artPlace(page(1), { widthMm: 285, heightMm: 210 });
  expect(turn).toBe('matrix(0 -1 1 0 0 210)');
});
