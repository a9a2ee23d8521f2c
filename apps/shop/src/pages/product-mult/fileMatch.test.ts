/** Files find their rows by their names: by the style's name, by the row's number where that is clear, else not at all. */
import { describe, expect, it } from 'vitest';
import { matchToRow, matchToRows } from './fileMatch.ts';
import { named } from './jobRow.ts';
import { rowOf } from './productMult.testkit.ts';

const filesOf = (...names: string[]) => names.map((name) => ({ key: name, name }));
const places = (found: ReturnType<typeof matchToRows>) =>
  found.placed.map(({ key, rowId, style, side }) => [key, rowId, style, side]);

describe('files of a whole table', () => {
  it('are found by the names of styles, wherever these are', () => {
    const rows = [named(rowOf(1), ['王芳', '李雷']), named(rowOf(2), ['韩梅梅'])];
    const found = matchToRows(
      filesOf('李雷-正.pdf', '李雷-反.pdf', '韩梅梅.pdf', '封面.pdf'),
      rows,
    );
    expect(places(found)).toEqual([
      ['李雷-正.pdf', 1, 1, 'front'],
      ['李雷-反.pdf', 1, 1, 'back'],
      ['韩梅梅.pdf', 2, 0, 'all'],
    ]);
    expect(found.left).toEqual(['封面.pdf']);
  });

  it('are found by the number of the row while every row has one style', () => {
    const found = matchToRows(filesOf('2.pdf', '第1款.pdf'), [rowOf(7), rowOf(8)]);
    expect(places(found)).toEqual([
      ['第1款.pdf', 7, 0, 'all'],
      ['2.pdf', 8, 0, 'all'],
    ]);
  });

  it('are nobody’s by a number that could be a row’s or a style’s', () => {
    const rows = [named(rowOf(1), ['甲样', '乙样']), rowOf(2)];
    expect(matchToRows(filesOf('2.pdf'), rows)).toEqual({ placed: [], left: ['2.pdf'] });
  });

  it('are not put anywhere because there is room', () => {
    const found = matchToRows(filesOf('封面.pdf', '说明.pdf'), [rowOf(1), rowOf(2)]);
    expect(found).toEqual({ placed: [], left: ['封面.pdf', '说明.pdf'] });
  });
});

it('files that are dropped on one row are that row’s, in their order', () => {
  const found = matchToRow(filesOf('封面.pdf'), rowOf(5));
  expect(places(found)).toEqual([['封面.pdf', 5, 0, 'all']]);
});
