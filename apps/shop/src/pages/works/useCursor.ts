/** The row of a queue that has the focus. */
import type { RefObject } from 'react';

const ROW = '[data-key]';

export const useCursor = (room: RefObject<HTMLElement | null>) => ({
  /** Its key; null while the focus is elsewhere. */
  at: (): string | null => {
    const row = document.activeElement?.closest<HTMLElement>(ROW);
    return row && room.current?.contains(row) ? (row.dataset.key ?? null) : null;
  },
  goTo: (key: string): void =>
    room.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] button`)?.focus(),
});
