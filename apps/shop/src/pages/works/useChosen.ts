/** Rows of a queue that are chosen to be dealt with together, as they stood when they were chosen. */
import { BULK_MAX } from '@banxin/contract/lifecycles/works';
import { useState } from 'react';

export interface Chosen<Row> {
  readonly rows: readonly Row[];
  readonly has: (key: string) => boolean;
  /** No more can be chosen. */
  readonly isFull: boolean;
  readonly toggle: (key: string) => void;
  /** Chooses more; those beyond the limit are left out. */
  readonly add: (keys: readonly string[]) => void;
  /** Chooses fewer. */
  readonly drop: (keys: readonly string[]) => void;
  readonly clear: () => void;
}

/** @param shown rows that can be chosen; what was chosen stays so on another page */
export function useChosen<Row>(shown: readonly Row[], keyOf: (row: Row) => string): Chosen<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const add = (keys: readonly string[]): void =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of shown) {
        const key = keyOf(row);
        if (keys.includes(key) && !next.has(key) && next.size < BULK_MAX) next.set(key, row);
      }
      return next;
    });
  const drop = (keys: readonly string[]): void =>
    setChosen((before) => new Map([...before].filter(([key]) => !keys.includes(key))));
  return {
    rows: [...chosen.values()],
    has: (key) => chosen.has(key),
    isFull: chosen.size >= BULK_MAX,
    toggle: (key) => (chosen.has(key) ? drop([key]) : add([key])),
    add,
    drop,
    clear: () => setChosen(new Map()),
  };
}
