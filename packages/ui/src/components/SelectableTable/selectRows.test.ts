import { describe, expect, test } from 'vitest';
import { extentOf, toggleAll, toggleRange } from './selectRows.ts';

const rows = ['a', 'b', 'c', 'd'];

describe('how much is selected', () => {
  test.each([
    [[], 'none'],
    [['b'], 'some'],
    [['a', 'b', 'c', 'd'], 'all'],
    [['elsewhere'], 'none'],
    [['a', 'b', 'c', 'd', 'elsewhere'], 'all'],
  ])('%j is %s', (selected, extent) => {
    expect(extentOf(rows, new Set(selected))).toBe(extent);
  });

  test('a table without a selectable row has none selected', () => {
    expect(extentOf([], new Set(['a']))).toBe('none');
  });
});

describe('all at once', () => {
  test('a part becomes all, and what is selected on other pages stays', () => {
    expect([...toggleAll(rows, new Set(['elsewhere', 'c']))].sort()).toEqual([
      'a',
      'b',
      'c',
      'd',
      'elsewhere',
    ]);
  });

  test('all become none, and what is selected on other pages stays', () => {
    expect([...toggleAll(rows, new Set([...rows, 'elsewhere']))]).toEqual(['elsewhere']);
  });
});

describe('one row or a range', () => {
  test('a row turns', () => {
    expect([...toggleRange(rows, new Set(), 'b', undefined)]).toEqual(['b']);
    expect([...toggleRange(rows, new Set(['b']), 'b', undefined)]).toEqual([]);
  });

  test.each([
    ['a', 'c', ['a', 'b', 'c']],
    ['d', 'b', ['b', 'c', 'd']],
    ['gone', 'c', ['c']],
  ])('from %s to %s', (anchor, key, expected) => {
    expect([...toggleRange(rows, new Set(), key, anchor)].sort()).toEqual(expected);
  });

  test('a range is emptied when the pressed row was selected', () => {
    expect([...toggleRange(rows, new Set(rows), 'c', 'b')]).toEqual(['a', 'd']);
  });

  test('a row that cannot be selected changes nothing', () => {
    const selected = new Set(['a']);
    expect(toggleRange(rows, selected, 'x', 'a')).toBe(selected);
  });
});
