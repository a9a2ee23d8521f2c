// What is selected after a press: pure rules of row selection, without React.

import type { TableKey } from '../Table/tableTypes.ts';

/** How much of the rows at hand is selected. */
export type SelectionExtent = 'none' | 'some' | 'all';

/** `all` when every row that can be selected is; rows on other pages do not count. */
export function extentOf(
  selectable: readonly TableKey[],
  selected: ReadonlySet<TableKey>,
): SelectionExtent {
  const count = selectable.reduce<number>((sum, key) => sum + (selected.has(key) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === selectable.length ? 'all' : 'some';
}

/** Selects every row at hand, or none of them when all are; rows on other pages stay as they are. */
export function toggleAll(
  selectable: readonly TableKey[],
  selected: ReadonlySet<TableKey>,
): ReadonlySet<TableKey> {
  const next = new Set(selected);
  const isEmptying = extentOf(selectable, selected) === 'all';
  for (const key of selectable) {
    if (isEmptying) next.delete(key);
    else next.add(key);
  }
  return next;
}

/**
 * Turns one row, and gives every row between it and the anchor the same state.
 * An anchor that is no longer at hand counts as none.
 */
export function toggleRange(
  selectable: readonly TableKey[],
  selected: ReadonlySet<TableKey>,
  key: TableKey,
  anchor: TableKey | undefined,
): ReadonlySet<TableKey> {
  const to = selectable.indexOf(key);
  if (to === -1) return selected;
  const from = anchor === undefined ? -1 : selectable.indexOf(anchor);
  const range = from === -1 ? [key] : selectable.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(selected);
  const isEmptying = selected.has(key);
  for (const one of range) {
    if (isEmptying) next.delete(one);
    else next.add(one);
  }
  return next;
}
