/** The table is edited, undone and done again; a row that nobody edits stays the very same. */
import { describe, expect, it } from 'vitest';
import { configured, newRow } from './jobRow.ts';
import { priceRow } from './prices.ts';
import { card, cards, rowOf, termsOf } from './productMult.testkit.ts';
import { editTable, tableOf } from './table.ts';

const rows = [rowOf(1), rowOf(2), rowOf(3)];
const start = tableOf(rows);
const ids = (state: typeof start) => state.rows.map(({ id }) => id);
const change = (state: typeof start, at: number, quantity: number) => {
  const row = state.rows[at] ?? rowOf(0);
  const next = configured(row, { ...row.configuration, quantity });
  return editTable(state, { type: 'change', rows: [next] });
};

describe('an edit', () => {
  it('puts a copy behind its row, under a number of its own', () => {
    const copied = editTable(start, { type: 'add', rows: [rowOf(1)], after: 1 });
    expect(ids(copied)).toEqual([1, 4, 2, 3]);
  });

  it('leaves the other rows the same objects: their prices are not worked out again', () => {
    const terms = termsOf(cards);
    const before = rows.map((row) => priceRow(row, terms));
    const after = change(start, 1, 20).rows.map((row) => priceRow(row, terms));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });

  it('that changes nothing is none', () => {
    expect(editTable(start, { type: 'change', rows })).toBe(start);
    expect(editTable(start, { type: 'add', rows: [] })).toBe(start);
  });
});

describe('undo and redo', () => {
  it('lead through everything that was done, back and forth', () => {
    const one = change(start, 0, 20);
    const two = editTable(one, { type: 'remove', id: 2 });
    const undone = editTable(editTable(two, { type: 'undo' }), { type: 'undo' });
    expect(undone.rows).toEqual(rows);
    const redone = editTable(editTable(undone, { type: 'redo' }), { type: 'redo' });
    expect(redone.rows).toEqual(two.rows);
    expect(editTable(redone, { type: 'redo' })).toBe(redone);
    expect(editTable(start, { type: 'undo' })).toBe(start);
  });

  it('another edit after an undo ends what could be done again', () => {
    const undone = editTable(change(start, 0, 20), { type: 'undo' });
    expect(change(undone, 1, 10).future).toEqual([]);
  });

  it('keep a file that arrived meanwhile', () => {
    const one = change(start, 0, 20);
    const arrived = editTable(one, {
      type: 'arrive',
      change: (row) => (row.id === 1 ? { ...row, styles: [{ name: '甲', parts: [] }] } : row),
    });
    expect(editTable(arrived, { type: 'undo' }).rows[0]?.styles[0]?.name).toBe('甲');
  });
});

it('fewer styles give up the names of those that go', () => {
  const wide = newRow({ ...card(101).defaults, styles: 3 });
  const narrow = configured(wide, { ...wide.configuration, styles: 2 });
  expect(narrow.styles).toHaveLength(2);
});
