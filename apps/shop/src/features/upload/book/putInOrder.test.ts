/** Pages find their places by the names of their files, keep them, and are moved without losing one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookFile, byFiles, leftOut, moveTo, partOf, withFiles } from './putInOrder.ts';

const file = (name: string, pageCount: number): BookFile => ({ key: name, name, pageCount });
const never = () => false;
const named = (pages: readonly { readonly key: string; readonly page: number }[]) =>
  pages.map(({ key, page }) => `${key} ${page}`);

test('one file of all pages is the book as it is', () => {
  const book = withFiles([], [file('画册.pdf', 8)], never, { inner: 8, cover: 0 });
  expect(named(book)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((page) => `画册.pdf ${page}`));
});

test('single pages stand in the order of their numbers, 2 before 10', () => {
  const files = ['p10.pdf', 'p2.pdf', 'p1.pdf'].map((name) => file(name, 1));
  const book = withFiles([], files, never, { inner: 8, cover: 0 });
  expect(named(book)).toEqual(['p1.pdf 1', 'p2.pdf 1', 'p10.pdf 1']);
});

describe('a cover of its own', () => {
  test('is the file that is called so', () => {
    const files = [file('内页.pdf', 8), file('封面.pdf', 4)];
    const book = withFiles([], files, never, { inner: 8, cover: 4 });
    expect(named(partOf(book, true))).toEqual([1, 2, 3, 4].map((page) => `封面.pdf ${page}`));
    expect(partOf(book, false)).toHaveLength(8);
  });
  test('is the outer pages of a file that holds the whole book', () => {
    const book = withFiles([], [file('全书.pdf', 12)], never, { inner: 8, cover: 4 });
    expect(partOf(book, true).map(({ page }) => page)).toEqual([1, 2, 11, 12]);
  });
  test('is none where it is of the inner paper', () => {
    const book = withFiles([], [file('封面.pdf', 4)], never, { inner: 8, cover: 0 });
    expect(partOf(book, true)).toEqual([]);
  });
});

test('a file that comes later goes to the end, what was put in order stays; pages of a file that went go', () => {
  const first = withFiles([], [file('a', 2), file('b', 2)], never, { inner: 8, cover: 0 });
  const moved = moveTo(first, { key: 'b', page: 2 }, false, 0);
  const isKnown = (key: string) => key !== 'c';
  const more = withFiles(moved, [file('b', 2), file('c', 1)], isKnown, { inner: 8, cover: 0 });
  expect(named(more)).toEqual(['b 2', 'b 1', 'c 1']);
});

test('a page that was taken out waits, and comes back where it is put', () => {
  const files = [file('a', 3)];
  const all = withFiles([], files, never, { inner: 3, cover: 0 });
  const less = all.filter(({ page }) => page !== 2);
  expect(named(leftOut(less, files))).toEqual(['a 2']);
  expect(named(moveTo(less, { key: 'a', page: 2 }, false, 0))).toEqual(['a 2', 'a 1', 'a 3']);
});

test('however pages are moved, none is lost or doubled, and the order of the files brings them back', () => {
  const files = [file('a', 6), file('b', 6)];
  const start = withFiles([], files, never, { inner: 8, cover: 4 });
  const move = fc.record({
    from: fc.integer({ min: 0, max: 11 }),
    isCover: fc.boolean(),
    to: fc.integer({ min: -2, max: 14 }),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const moved = moves.reduce((book, { from, isCover, to }) => {
        const page = book[from];
        return page ? moveTo(book, page, isCover, to) : book;
      }, start);
      expect(new Set(named(moved))).toEqual(new Set(named(start)));
      expect(moved).toHaveLength(start.length);
      expect(named(byFiles(moved, files))).toEqual(named(byFiles(start, files)));
    }),
  );
});
