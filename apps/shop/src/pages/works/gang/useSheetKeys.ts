/** Keys of the room of gang sheets: what can be done with a sheet, past the jobs that lie on it, and with the next one. */
import { type RefObject, useRef } from 'react';
import { useDeskKeys } from '../useDeskKeys.ts';

const CAN = ':scope button:enabled';

/** @param onHelp shows the keys */
export function useSheetKeys(room: RefObject<HTMLElement | null>, onHelp: () => void): void {
  /** Where it was gone to last: what was pressed there may be gone, and the focus with it. */
  const last = useRef<Element | null>(null);
  useDeskKeys({
    a: () => {
      const places = [...(room.current?.querySelectorAll('[data-acts]') ?? [])].filter(
        (place) => place.querySelector(CAN) !== null,
      );
      const at = last.current === null ? -1 : places.indexOf(last.current);
      const isThere = last.current?.contains(document.activeElement) === true && at >= 0;
      const place = places[isThere ? (at + 1) % places.length : Math.max(at, 0)];
      last.current = place ?? null;
      place?.querySelector<HTMLElement>(CAN)?.focus();
    },
    '?': onHelp,
  });
}
