/** Files in their places: each in one, none written over unseen, and what the order keeps of it. */
import { describe, expect, test } from 'vitest';
import {
  type Arrangement,
  arrangementOf,
  type Cell,
  put,
  putNext,
  rename,
  seenCells,
  split,
  splitOver,
  stylesOf,
  swap,
  withoutFile,
} from './arrangement.ts';

const cell = (key: string, style: number, side: Cell['side'] = 'all', page = 1): Cell => ({
  key,
  style,
  side,
  page,
});
const with_ = (...cells: Cell[]): Arrangement => ({ names: [], cells });
const report = (pageCount: number) => (key: string) => ({ id: `f-${key}`, pageCount });

describe('a file that is put somewhere', () => {
  test('leaves the place it had', () => {
    expect(put(with_(cell('a', 0)), cell('a', 2)).cells).toEqual([cell('a', 2)]);
  });
  test('takes a whole style from front and back', () => {
    const both = with_(cell('a', 0, 'front'), cell('b', 0, 'back'), cell('c', 1));
    expect(put(both, cell('d', 0)).cells).toEqual([cell('c', 1), cell('d', 0)]);
  });
  test('leaves the other side where it is', () => {
    const next = put(with_(cell('a', 0, 'front')), cell('b', 0, 'back'));
    expect(next.cells).toHaveLength(2);
  });
  test('goes to the first style without one', () => {
    expect(putNext(with_(cell('a', 0), cell('b', 2)), 'c').cells.at(-1)).toEqual(cell('c', 1));
  });
  test('takes every page of the file that it replaces', () => {
    const pages = with_(cell('a', 0, 'all', 1), cell('a', 1, 'all', 3));
    expect(swap(pages, 'a', 'b').cells).toEqual([cell('b', 0, 'all', 1), cell('b', 1, 'all', 3)]);
    expect(withoutFile(pages, 'a').cells).toEqual([]);
  });
});

describe('a file with the pages of several styles', () => {
  test('is split over all of them from the first on', () => {
    const now = with_(cell('a', 1));
    const over = splitOver(cell('a', 1), 6, 2, now.cells, 3);
    expect(over).toEqual([0, 1, 2]);
    expect(split(now, 'a', over ?? [], 2).cells).toEqual([
      cell('a', 0, 'all', 1),
      cell('a', 1, 'all', 3),
      cell('a', 2, 'all', 5),
    ]);
  });
  test('is split over the free styles after its own', () => {
    const cells = [cell('a', 1), cell('b', 2)];
    expect(splitOver(cell('a', 1), 4, 2, cells, 4)).toEqual([1, 3]);
  });
  test.each([
    ['pages that are no whole styles', 5, 2],
    ['pages of one style', 2, 2],
    ['more pages than styles', 8, 2],
  ])('%s: it is not', (_, pages, per) => {
    expect(splitOver(cell('a', 0), pages, per, [cell('a', 0)], 3)).toBeNull();
  });
  test('nor where another file would go', () => {
    expect(splitOver(cell('a', 0), 6, 2, [cell('a', 0), cell('b', 1)], 3)).toBeNull();
  });
});

describe('what the order keeps', () => {
  test('names, sides and pages of files that arrived', () => {
    const { names, cells } = rename(with_(cell('a', 0, 'front'), cell('x', 1)), 1, '李四');
    const arrived = (key: string) => (key === 'a' ? { id: 'f-a', pageCount: 1 } : undefined);
    expect(stylesOf(names, cells, 2, arrived)).toEqual([
      { name: '', parts: [{ fileId: 'f-a', side: 'front', page: 1 }] },
      { name: '李四', parts: [] },
    ]);
  });
  test('comes back as it was', () => {
    const now: Arrangement = {
      names: ['甲', ''],
      cells: [cell('f-a', 0, 'front'), cell('f-b', 1)],
    };
    const styles = stylesOf(now.names, now.cells, 2, (key) => ({ id: key, pageCount: 2 }));
    expect(arrangementOf({ files: [], styles })).toEqual(now);
  });
  test('a whole of one page is the front where there are two sides', () => {
    const cells = [cell('a', 0), cell('b', 3)];
    expect(seenCells(cells, 2, true, report(1))).toEqual([cell('a', 0, 'front')]);
    expect(seenCells(cells, 2, false, report(1))).toEqual([cell('a', 0)]);
    expect(seenCells(cells, 2, true, report(2))).toEqual([cell('a', 0)]);
  });
});
