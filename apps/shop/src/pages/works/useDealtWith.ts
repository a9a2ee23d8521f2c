/** Cases that were dealt with since the rows of the queue were read: who is quick is not led back to one of them. */
import { useEffect, useState } from 'react';
import type { QueueRow } from './parts/Queue.tsx';

const shownAs = (row: QueueRow): string => JSON.stringify(row);

/** @param rows of the queue, as they were read last */
export function useDealtWith(rows: readonly QueueRow[]) {
  /** How each stood, by its key. */
  const [dealtWith, setDealtWith] = useState<ReadonlyMap<string, string>>(new Map());
  const shown = rows.map(({ key }) => key).join(' ');
  useEffect(() => {
    // One that has left the queue may come back.
    const keys = new Set(shown.split(' '));
    setDealtWith((before) =>
      [...before.keys()].every((key) => keys.has(key))
        ? before
        : new Map([...before].filter(([key]) => keys.has(key))),
    );
  }, [shown]);
  return {
    add: (row: QueueRow): void =>
      setDealtWith((before) => new Map(before).set(row.key, shownAs(row))),
    /** Whether it waits still: what stands otherwise by now is another thing to do. */
    isLeft: (row: QueueRow): boolean => dealtWith.get(row.key) !== shownAs(row),
  };
}
