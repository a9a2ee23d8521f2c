/** Where a key leads in the table, as in a spreadsheet. Pure. */
import type { Column } from './jobRow.ts';

/** A cell by its place. */
export interface Place {
  readonly row: number;
  readonly column: Column | 'mend';
}

/** Rows in their order, each with the columns that can be stood in. */
export type Shape = readonly (readonly Place['column'][])[];

export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Control, or Command. */
  readonly isCommand: boolean;
}

/** Rows that a page key leaps over. */
const PAGE = 10;

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

/** The column of another row; where that one has no such column, its last. */
function inRow(shape: Shape, row: number, column: Place['column']): Place {
  const at = within(row, shape.length);
  const columns = shape[at] ?? [];
  return { row: at, column: columns.includes(column) ? column : (columns.at(-1) ?? column) };
}

/** One cell on or back; over the end of a row into the next one. Null beyond the table. */
export function stepped(shape: Shape, from: Place, by: 1 | -1): Place | null {
  const columns = shape[from.row] ?? [];
  const next = columns[columns.indexOf(from.column) + by];
  if (next !== undefined && columns.indexOf(from.column) + by >= 0) {
    return { row: from.row, column: next };
  }
  const other = shape[from.row + by];
  const column = by === 1 ? other?.[0] : other?.at(-1);
  return column === undefined ? null : { row: from.row + by, column };
}

/** Null for keys that lead nowhere else. */
export function movedBy(
  shape: Shape,
  from: Place,
  { key, shiftKey, isCommand }: Key,
): Place | null {
  const columns = shape[from.row] ?? [];
  const at = columns.indexOf(from.column);
  const along = (to: number): Place => ({
    row: from.row,
    column: columns[within(to, columns.length)] ?? from.column,
  });
  switch (key) {
    case 'ArrowUp':
      return inRow(shape, isCommand ? 0 : from.row - 1, from.column);
    case 'ArrowDown':
      return inRow(shape, isCommand ? shape.length - 1 : from.row + 1, from.column);
    case 'ArrowLeft':
      return along(isCommand ? 0 : at - 1);
    case 'ArrowRight':
      return along(isCommand ? columns.length - 1 : at + 1);
    case 'PageUp':
      return inRow(shape, from.row - PAGE, from.column);
    case 'PageDown':
      return inRow(shape, from.row + PAGE, from.column);
    case 'Home':
      return isCommand ? { row: 0, column: shape[0]?.[0] ?? from.column } : along(0);
    case 'End':
      return isCommand
        ? { row: shape.length - 1, column: shape.at(-1)?.at(-1) ?? from.column }
        : along(columns.length - 1);
    case 'Tab':
      return stepped(shape, from, shiftKey ? -1 : 1);
    default:
      return null;
  }
}
