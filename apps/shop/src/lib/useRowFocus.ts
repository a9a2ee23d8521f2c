/** Where the focus goes when the row that had it is gone: to the row in its place, else to the title. */
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusTitle } from './useTitleFocus.ts';

const rowsOf = (list: Element | null): Element[] => [
  ...(list?.querySelectorAll('tbody > tr, li') ?? []),
];

/** What is disabled holds the focus no longer than what is not there. */
const isGone = (held: Element): boolean => !held.isConnected || held.matches(':disabled');

/** The first control from a row on, or of the last row; of no row when what was lost stood in none. */
function controlFrom(rows: readonly Element[], row: number): HTMLElement | undefined {
  if (row === -1) return undefined;
  return rows
    .slice(Math.min(row, rows.length - 1))
    .flatMap((one) => one.querySelector<HTMLElement>('a[href], button:enabled') ?? [])[0];
}

/**
 * Of what stands in no row the focus goes to the title.
 * @param title around the heading of the list @returns what the list tells of focus inside it
 */
export function useRowFocus(
  list: RefObject<Element | null>,
  title: RefObject<Element | null>,
): (event: FocusEvent) => void {
  const last = useRef<{ readonly held: Element; readonly row: number }>(undefined);
  // After every drawing: a row can go before or after the dialog that asked about it.
  useEffect(() => {
    const lost = last.current;
    if (!lost || !isGone(lost.held)) return;
    if (document.activeElement !== document.body && document.activeElement !== lost.held) return;
    last.current = undefined;
    const control = controlFrom(rowsOf(list.current), lost.row);
    if (control) control.focus();
    else focusTitle(title.current);
  });
  return ({ target }) => {
    const row = rowsOf(list.current).findIndex((one) => one.contains(target));
    last.current = { held: target, row };
  };
}
