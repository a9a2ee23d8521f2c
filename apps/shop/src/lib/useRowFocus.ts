/** Where the focus goes when the row that had it is gone: to the row in its place, else to the title. */
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const rowsOf = (list: Element | null): Element[] => [
  ...(list?.querySelectorAll('tbody > tr, li') ?? []),
];

/** @param title around the heading of the list @returns what the list tells of focus inside it */
export function useRowFocus(
  list: RefObject<Element | null>,
  title: RefObject<Element | null>,
): (event: FocusEvent) => void {
  const last = useRef<{ readonly held: Element; readonly row: number }>(undefined);
  // After every drawing: a row can go before or after the dialog that asked about it.
  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.held.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const rows = rowsOf(list.current);
    const next = rows[Math.min(lost.row, rows.length - 1)];
    const heading = title.current?.querySelector<HTMLElement>('h1, h2');
    if (heading) heading.tabIndex = -1;
    (next?.querySelector<HTMLElement>('a[href], button:enabled') ?? heading)?.focus();
  });
  return ({ target }) => {
    const row = rowsOf(list.current).findIndex((one) => one.contains(target));
    if (row !== -1) last.current = { held: target, row };
  };
}
