/** Keys lead through the table as through a spreadsheet, and out of it at its ends. */
import { describe, expect, it } from 'vitest';
import { type Key, movedBy, type Place, type Shape } from './gridKeys.ts';
import { COLUMNS } from './jobRow.ts';

const shape: Shape = [COLUMNS, [...COLUMNS, 'mend'], COLUMNS];
const press = (from: Place, key: string, held: Partial<Key> = {}) =>
  movedBy(shape, from, { key, shiftKey: false, isCommand: false, ...held });

describe('keys', () => {
  it.each<[string, Place, Place]>([
    ['ArrowDown', { row: 0, column: 'gsm' }, { row: 1, column: 'gsm' }],
    ['ArrowDown', { row: 2, column: 'gsm' }, { row: 2, column: 'gsm' }],
    ['ArrowUp', { row: 0, column: 'gsm' }, { row: 0, column: 'gsm' }],
    ['ArrowRight', { row: 0, column: 'size' }, { row: 0, column: 'material' }],
    ['ArrowRight', { row: 0, column: 'remove' }, { row: 0, column: 'remove' }],
    ['ArrowRight', { row: 1, column: 'remove' }, { row: 1, column: 'mend' }],
    ['ArrowDown', { row: 1, column: 'mend' }, { row: 2, column: 'remove' }],
    ['ArrowLeft', { row: 0, column: 'product' }, { row: 0, column: 'product' }],
    ['Home', { row: 1, column: 'files' }, { row: 1, column: 'product' }],
    ['End', { row: 0, column: 'files' }, { row: 0, column: 'remove' }],
    ['PageDown', { row: 0, column: 'gsm' }, { row: 2, column: 'gsm' }],
    ['Tab', { row: 0, column: 'remove' }, { row: 1, column: 'product' }],
  ])('%s from %o', (key, from, to) => {
    expect(press(from, key)).toEqual(to);
  });

  it('with Control go to the ends', () => {
    const held = { isCommand: true };
    expect(press({ row: 1, column: 'gsm' }, 'Home', held)).toEqual({ row: 0, column: 'product' });
    expect(press({ row: 0, column: 'gsm' }, 'End', held)).toEqual({ row: 2, column: 'remove' });
    expect(press({ row: 0, column: 'gsm' }, 'ArrowDown', held)).toEqual({ row: 2, column: 'gsm' });
  });

  it('Tab leaves behind the last cell, Shift+Tab before the first', () => {
    expect(press({ row: 2, column: 'remove' }, 'Tab')).toBeNull();
    expect(press({ row: 0, column: 'product' }, 'Tab', { shiftKey: true })).toBeNull();
    expect(press({ row: 1, column: 'product' }, 'Tab', { shiftKey: true })).toEqual({
      row: 0,
      column: 'remove',
    });
  });

  it('letters lead nowhere', () => {
    expect(press({ row: 0, column: 'gsm' }, 'x')).toBeNull();
  });
});
