/** Cases that were dealt with since the rows of the queue were read: who is quick is not led back to one of them. */
import { useEffect, useRef } from 'react';
import type { QueueRow } from './parts/Queue.tsx';

/** @param rows as they were read last @param rowOf how the queue shows one */
export function useDealtWith<Row>(rows: readonly Row[], rowOf: (row: Row) => QueueRow) {
  /** How each stood, by its key. */
  const dealtWith = useRef(new Map<string, string>());
  const shownAs = (row: Row): string => JSON.stringify(rowOf(row));
  const latest = useRef(rowOf);
  useEffect(() => {
    latest.current = rowOf;
  });
  useEffect(() => {
    if (dealtWith.current.size === 0) return;
    // One that has left the queue may come back.
    const shown = new Set(rows.map((row) => latest.current(row).key));
    for (const key of dealtWith.current.keys()) if (!shown.has(key)) dealtWith.current.delete(key);
  }, [rows]);
  return {
    add: (row: Row | undefined): void => {
      if (row !== undefined) dealtWith.current.set(rowOf(row).key, shownAs(row));
    },
    /** Whether it waits still: what stands otherwise by now is another thing to do. */
    isLeft: (row: Row): boolean => dealtWith.current.get(rowOf(row).key) !== shownAs(row),
  };
}
