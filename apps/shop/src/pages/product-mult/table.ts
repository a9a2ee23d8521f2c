/** The table as it is edited: rows, and what can be undone and done again. Pure; a row that is not edited stays the same object. */
import type { JobRow, NewRow } from './jobRow.ts';

/** Edits that can be undone. */
const UNDO_MAX = 100;

type Rows = readonly JobRow[];

export interface TableState {
  readonly rows: Rows;
  readonly past: readonly Rows[];
  readonly future: readonly Rows[];
  /** Of the next row. */
  readonly nextId: number;
}

export type TableEdit =
  /** New rows behind the one with that id, or at the end. */
  | { readonly type: 'add'; readonly rows: readonly NewRow[]; readonly after?: number }
  | { readonly type: 'remove'; readonly id: number }
  /** Rows in other forms, and new ones at the end: all of it one edit. */
  | {
      readonly type: 'change';
      readonly rows: readonly JobRow[];
      readonly added?: readonly NewRow[];
    }
  /** Several rows become the first of them. */
  | { readonly type: 'merge'; readonly ids: readonly number[]; readonly row: NewRow }
  | { readonly type: 'undo' | 'redo' }
  /** What came by itself, such as a file that arrived: nothing to undo. */
  | { readonly type: 'arrive'; readonly change: (row: JobRow) => JobRow }
  /** Another table in the place of this one. */
  | { readonly type: 'replace'; readonly rows: Rows };

const nextAfter = (rows: Rows): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;

export const tableOf = (rows: Rows): TableState => ({
  rows,
  past: [],
  future: [],
  nextId: nextAfter(rows),
});

const numbered = (rows: readonly NewRow[], from: number): JobRow[] =>
  rows.map((row, at) => ({ ...row, id: from + at }));

function edited(state: TableState, rows: Rows, added = 0): TableState {
  return {
    rows,
    past: [...state.past.slice(1 - UNDO_MAX), state.rows],
    future: [],
    nextId: state.nextId + added,
  };
}

export function editTable(state: TableState, edit: TableEdit): TableState {
  const { rows, past, future, nextId } = state;
  switch (edit.type) {
    case 'add': {
      if (edit.rows.length === 0) return state;
      const added = numbered(edit.rows, nextId);
      const found = rows.findIndex(({ id }) => id === edit.after);
      const at = found < 0 ? rows.length : found + 1;
      return edited(state, rows.toSpliced(at, 0, ...added), added.length);
    }
    case 'remove':
      return edited(
        state,
        rows.filter(({ id }) => id !== edit.id),
      );
    case 'change': {
      const changed = new Map(edit.rows.map((row) => [row.id, row] as const));
      const added = numbered(edit.added ?? [], nextId);
      const next = [...rows.map((row) => changed.get(row.id) ?? row), ...added];
      const isSame = added.length === 0 && next.every((row, at) => row === rows[at]);
      return isSame ? state : edited(state, next, added.length);
    }
    case 'merge': {
      const [first] = edit.ids;
      const merged = rows.flatMap((row): JobRow[] => {
        if (row.id === first) return [{ ...edit.row, id: row.id }];
        return edit.ids.includes(row.id) ? [] : [row];
      });
      return edited(state, merged);
    }
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return state;
      return { ...state, rows: before, past: past.slice(0, -1), future: [rows, ...future] };
    }
    case 'redo': {
      const [after, ...later] = future;
      if (after === undefined) return state;
      return { ...state, rows: after, past: [...past, rows], future: later };
    }
    case 'arrive': {
      const change = (list: Rows): Rows => list.map(edit.change);
      // What arrived is there however far back somebody goes.
      return { ...state, rows: change(rows), past: past.map(change), future: future.map(change) };
    }
    case 'replace':
      return { ...tableOf(edit.rows), nextId: Math.max(nextId, nextAfter(edit.rows)) };
  }
}
