/** Standing in the table and editing one cell of it, by key and by press: as in a spreadsheet. */
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { movedBy, type Place, type Shape } from './gridKeys.ts';
import { COLUMNS, type JobRow, OPTION_COLUMNS, type OptionColumn } from './jobRow.ts';
import { priceRow, type Terms } from './prices.ts';

/** A cell by the row that it belongs to. */
export interface Cell {
  readonly id: number;
  readonly column: Place['column'];
}

export interface Editing extends Cell {
  readonly column: OptionColumn;
  /** Typed over what stood there; null: that is edited. */
  readonly typed: string | null;
  /** Begun by a press: what can be chosen opens at once. */
  readonly isPressed: boolean;
}

export interface GridActs {
  /** Words were put into a cell. */
  readonly write: (id: number, column: OptionColumn, text: string) => void;
  /** What a cell says is edited in the window of its row. */
  readonly open: (id: number) => void;
  readonly fillFromAbove: (id: number, column: OptionColumn) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly textOf: (id: number, column: OptionColumn) => string;
  /** Cells of a spreadsheet, from a cell on. */
  readonly pasteAt: (id: number, column: OptionColumn, text: string) => void;
}

/** Edited in the window of the row: they do not fit into a cell. */
const IN_WINDOW: readonly string[] = ['crafts', 'files'];

const isOption = (column: string): column is OptionColumn =>
  OPTION_COLUMNS.some((one) => one === column);

const cellAt = (target: EventTarget): Cell | null => {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = target.closest<HTMLElement>('tr[data-row]');
  if (!cell || !row) return null;
  return { id: Number(row.dataset.row), column: cell.dataset.column as Cell['column'] };
};

/** Another way to mend the same row. */
function buttonBeside({ target, key }: KeyboardEvent): HTMLElement | null {
  if (!(target instanceof HTMLElement) || !/^Arrow(?:Left|Right)$/.test(key)) return null;
  const buttons = [...(target.closest('td')?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => target.isSameNode(button));
  return buttons[at + (key === 'ArrowRight' ? 1 : -1)] ?? null;
}

export function useGrid(rows: readonly JobRow[], terms: Terms, acts: GridActs) {
  const table = useRef<HTMLTableElement>(null);
  const [stood, setStood] = useState<Cell | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  /** The cell that is to have the focus once it is drawn. */
  const wanted = useRef<Cell | null>(null);
  /** Escape was pressed: the next Tab leaves. */
  const isLeaving = useRef(false);
  const ended = useRef<Editing | null>(null);
  const shape = useMemo(
    (): Shape =>
      rows.map((row) => {
        const { state } = priceRow(row, terms);
        return state === 'impossible' || state === 'unread' ? [...COLUMNS, 'mend'] : COLUMNS;
      }),
    [rows, terms],
  );
  const first = rows[0];
  // A row that is gone is stood in no longer.
  const active: Cell | null =
    stood !== null && rows.some(({ id }) => id === stood.id)
      ? stood
      : first
        ? { id: first.id, column: 'product' }
        : null;

  /** Where the row was that is stood in. */
  const at = useRef(0);
  useLayoutEffect(() => {
    const index = rows.findIndex(({ id }) => id === stood?.id);
    if (index >= 0) at.current = index;
    // The row went, and the focus with it: to the one in its place.
    else if (stood !== null && document.activeElement === document.body) {
      const next = rows[Math.min(at.current, rows.length - 1)];
      if (next) wanted.current = { id: next.id, column: stood.column };
    }
    const cell = wanted.current;
    if (cell === null || editing !== null) return;
    wanted.current = null;
    const found = table.current?.querySelector<HTMLElement>(
      `tr[data-row="${cell.id}"] [data-column="${cell.column}"]`,
    );
    (found?.querySelector('button') ?? found)?.focus();
  });

  const stand = useCallback((cell: Cell): void => {
    wanted.current = cell;
    setEditing(null);
    setStood(cell);
  }, []);
  const edit = (cell: Cell, typed: string | null, isPressed: boolean): void => {
    const { column } = cell;
    setStood(cell);
    if (IN_WINDOW.includes(column)) acts.open(cell.id);
    else if (isOption(column)) setEditing({ ...cell, column, typed, isPressed });
  };
  /** Takes over what was typed, and stands in a cell again; once, though a field that goes says that it was left. */
  const end = (text: string | null, next: Cell | null = editing): void => {
    if (editing === null || ended.current === editing) return;
    ended.current = editing;
    if (text !== null) acts.write(editing.id, editing.column, text);
    if (next) stand(next);
    else setEditing(null);
  };
  const cellOf = ({ row, column }: Place): Cell | null => {
    const found = rows[row];
    return found ? { id: found.id, column } : null;
  };
  const nextTo = (cell: Cell, event: KeyboardEvent, key = event.key): Cell | null => {
    const row = rows.findIndex(({ id }) => id === cell.id);
    const { shiftKey, ctrlKey, metaKey } = event;
    const place = movedBy(
      shape,
      { row, column: cell.column },
      {
        key,
        shiftKey,
        isCommand: ctrlKey || metaKey,
      },
    );
    return place && cellOf(place);
  };

  const whileEditing = (event: KeyboardEvent, cell: Editing): void => {
    const { target, key, shiftKey } = event;
    // A choice was taken over when it was made.
    const text = target instanceof HTMLInputElement ? target.value : null;
    if (key === 'Escape') end(null);
    else if (key === 'Enter') end(text, nextTo(cell, event, shiftKey ? 'ArrowUp' : 'ArrowDown'));
    else if (key === 'Tab') end(text, nextTo(cell, event) ?? cell);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const command = (event: KeyboardEvent, cell: Cell): boolean => {
    const key = event.key.toLowerCase();
    if (key === 'z') (event.shiftKey ? acts.redo : acts.undo)();
    else if (key === 'y') acts.redo();
    else if (key === 'd' && isOption(cell.column)) acts.fillFromAbove(cell.id, cell.column);
    else return false;
    return true;
  };
  const whileStanding = (event: KeyboardEvent, cell: Cell): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isCommand = ctrlKey || metaKey;
    const isOnButton = event.target instanceof HTMLButtonElement;
    const wasLeaving = isLeaving.current;
    isLeaving.current = key === 'Escape';
    if (altKey || (key === 'Tab' && wasLeaving)) return;
    if (isCommand && command(event, cell)) {
      event.preventDefault();
      return;
    }
    const beside = cell.column === 'mend' ? buttonBeside(event) : null;
    const next = beside ? null : nextTo(cell, event);
    if (beside || next) {
      event.preventDefault();
      beside?.focus();
      if (next) stand(next);
      return;
    }
    if (isOnButton || isCommand) return;
    const isTyped = key.length === 1 && key !== ' ';
    const isCleared = key === 'Delete' || key === 'Backspace';
    if (key === 'Enter' || key === 'F2' || key === ' ') edit(cell, null, false);
    else if (isTyped || isCleared) edit(cell, isTyped ? key : '', false);
    else return;
    event.preventDefault();
  };

  return {
    table,
    active,
    editing,
    stand,
    /** What was chosen is taken over at once. */
    end,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.nativeEvent.isComposing) return;
      if (editing !== null) whileEditing(event, editing);
      else {
        const cell = cellAt(event.target);
        if (cell) whileStanding(event, cell);
      }
    },
    onClick: (event: MouseEvent): void => {
      const cell = cellAt(event.target);
      const isInEditor =
        editing !== null && cell?.id === editing.id && cell.column === editing.column;
      if (cell && !isInEditor && !COLUMNS_OF_BUTTONS.includes(cell.column)) edit(cell, null, true);
    },
    onFocus: (event: { target: EventTarget }): void => {
      const cell = cellAt(event.target);
      if (cell && (cell.id !== active?.id || cell.column !== active.column)) setStood(cell);
    },
    /** The focus went elsewhere: what was typed counts. */
    onBlur: (event: FocusEvent): void => {
      const { target, relatedTarget } = event;
      if (editing === null || !(target instanceof HTMLElement)) return;
      const cell = target.closest('[data-column]');
      const isInside = relatedTarget instanceof Node && cell?.contains(relatedTarget);
      if (isInside && relatedTarget !== cell) return;
      // A window that loses the focus keeps what is edited in it.
      if (relatedTarget === null && document.activeElement === target) return;
      end(target instanceof HTMLInputElement ? target.value : null, null);
    },
    onPaste: (event: ClipboardEvent): void => {
      const cell = cellAt(event.target);
      if (editing !== null || !cell) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      acts.pasteAt(cell.id, isOption(cell.column) ? cell.column : 'product', text);
    },
    onCopy: (event: ClipboardEvent): void => {
      const cell = cellAt(event.target);
      const isMarked = window.getSelection()?.isCollapsed === false;
      if (editing !== null || isMarked || !cell || !isOption(cell.column)) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', acts.textOf(cell.id, cell.column));
    },
  };
}

const COLUMNS_OF_BUTTONS: readonly string[] = ['copy', 'remove', 'mend'];

export type Grid = ReturnType<typeof useGrid>;
