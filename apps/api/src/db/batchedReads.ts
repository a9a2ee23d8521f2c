/**
 * Batches reads: what several requests ask of one table in one turn of the event loop is one query, since half
 * of what a short answer costs is the round trip to the database. Nothing is cached: a later request reads again.
 */
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Db } from './transaction.ts';

/** Reads the rows of these keys, as a map by key; a key without a row is absent. */
type Read<R> = (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, R>>;

interface Batch<R> {
  readonly keys: Set<string>;
  readonly rows: Promise<ReadonlyMap<string, R>>;
}

/** Makes a function that reads one row by its key, or undefined. A query that fails rejects every read in it. */
export function batchedReads<R>(read: Read<R>): (db: Db, key: string) => Promise<R | undefined> {
  const open = new WeakMap<Db, Batch<R>>();
  const openBatch = (db: Db): Batch<R> => {
    const keys = new Set<string>();
    const send = () => {
      open.delete(db);
      return read(db, [...keys]);
    };
    const batch = { keys, rows: endOfTurn().then(send) };
    open.set(db, batch);
    return batch;
  };
  return async (db, key) => {
    const { keys, rows } = open.get(db) ?? openBatch(db);
    keys.add(key);
    return (await rows).get(key);
  };
}
