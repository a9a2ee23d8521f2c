/** The table that is edited, kept in this browser as it is, and what another window made of it meanwhile. */
import type { Configuration } from '@banxin/pricing/types';
import { useCallback, useDeferredValue, useEffect, useReducer, useRef, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { newRow } from './jobRow.ts';
import { keptKey, readTable, writeTable } from './keptTable.ts';
import { editTable, type TableState, tableOf } from './table.ts';

export interface TableStart {
  readonly userId: number;
  readonly categoryId: number;
  /** Of a first row. */
  readonly configuration: Configuration;
  /** That somebody came with: beside what is kept it is one more row. */
  readonly brought: Configuration | undefined;
}

const firstTable = (configuration: Configuration): TableState =>
  tableOf([{ ...newRow(configuration), id: 1 }]);

export function useJobTable({ userId, categoryId, configuration, brought }: TableStart) {
  const { store, now } = useServices();
  const key = keptKey(userId, categoryId);
  const [state, dispatch] = useReducer(editTable, null, (): TableState => {
    const kept = readTable(store, key);
    if (kept === null) return firstTable(brought ?? configuration);
    const table = tableOf(kept);
    return brought ? editTable(table, { type: 'add', rows: [newRow(brought)] }) : table;
  });
  const { rows } = state;
  const isDone = useRef(false);
  /** The rows that are kept, or that the page began with; what somebody came with is not kept yet. */
  const written = useRef(brought ? null : rows);
  /** Another window has another table: nothing is written over it before somebody decides. */
  const [foreign, setForeign] = useState<'changed' | 'gone' | null>(null);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);

  const keep = useCallback((): void => {
    if (isDone.current || written.current === latest.current) return;
    written.current = latest.current;
    writeTable(store, key, latest.current, now());
  }, [store, key, now]);
  // A press is answered first: two hundred rows take a while to be written down.
  const later = useDeferredValue(rows);
  useEffect(() => {
    if (foreign === null && later === latest.current) keep();
  }, [later, foreign, keep]);
  useEffect(() => {
    const leave = (): void => {
      if (foreign === null) keep();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [foreign, keep]);
  useEffect(
    () =>
      store.watch(key, () => {
        if (!isDone.current) setForeign(readTable(store, key) === null ? 'gone' : 'changed');
      }),
    [store, key],
  );

  return {
    ...state,
    dispatch,
    /** What is seen is what is kept. */
    isKept: later === rows && foreign === null,
    foreign,
    takeForeign: (): void => {
      const theirs = readTable(store, key) ?? firstTable(configuration).rows;
      dispatch({ type: 'replace', rows: theirs });
      setForeign(null);
    },
    keepMine: (): void => {
      writeTable(store, key, rows, now());
      written.current = rows;
      setForeign(null);
    },
    /** It was ordered. */
    forget: useCallback((): void => {
      isDone.current = true;
      store.remove(key);
    }, [store, key]),
  };
}

export type JobTableState = ReturnType<typeof useJobTable>;
