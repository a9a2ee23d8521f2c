/**
 * The same question about different rows, asked by several requests in one turn of the event loop, is one query:
 * half of what a short answer costs is the way to the database and back. Nothing is kept: who asks later reads anew.
 */
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Db } from './transaction.ts';

/** Answers the rows of these keys, each by its key; a key without a row is absent. */
type Read<R> = (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, R>>;

interface Batch<R> {
  readonly keys: Set<string>;
  readonly rows: Promise<ReadonlyMap<string, R>>;
}

/** Answers one row by its key, or undefined. Where the query fails, it fails for all who asked. */
export function together<R>(read: Read<R>): (db: Db, key: string) => Promise<R | undefined> {
  const gathering = new WeakMap<Db, Batch<R>>();
  const begin = (db: Db): Batch<R> => {
    const keys = new Set<string>();
    const send = () => {
      gathering.delete(db);
      return read(db, [...keys]);
    };
    const batch = { keys, rows: endOfTurn().then(send) };
    gathering.set(db, batch);
    return batch;
  };
  return async (db, key) => {
    const { keys, rows } = gathering.get(db) ?? begin(db);
    keys.add(key);
    return (await rows).get(key);
  };
}
