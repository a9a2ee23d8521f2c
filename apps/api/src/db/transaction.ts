/** Transactions, repeated when the database reports a serialization failure or a deadlock. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { insideTransaction } from './guard.ts';
import type { Schema } from './schema.ts';

/** The database, or a transaction on it: every function that queries takes one. */
export type Db = Kysely<Schema>;
/** A running transaction. */
export type Tx = Transaction<Schema>;

/** Waiting times between attempts. */
export interface Retry {
  /** Tries in all. */
  readonly attempts: number;
  /** First pause; doubles each time, times a random factor between 0.5 and 1.5. @unit ms */
  readonly pauseMs: number;
  /** From 0 up to 1. */
  readonly fraction: () => number;
}

const retries = new WeakMap<Db, Retry>();

/** Sets how transactions on this database are repeated. */
export const setRetry = (db: Db, retry: Retry): void => {
  retries.set(db, retry);
};

/** Serialization failure 40001, deadlock 40P01: the same work may succeed when repeated. */
const REPEATABLE = new Set(['40001', '40P01']);

/** SQLSTATE of an error, or null. */
export const sqlState = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;

/** True for a violated unique constraint, of the given name if one is given. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  sqlState(error) === '23505' &&
  (constraint === undefined ||
    (error as { constraint?: unknown }).constraint === constraint ||
    String((error as { message?: unknown }).message).includes(`"${constraint}"`));

type Work = (tx: Tx) => Promise<void>;

/** What running transactions do at their end, by what it is about. */
const ends = new WeakMap<Db, Map<string, Work>>();

/**
 * Has a transaction do something at its end, still as a part of it: what needs a lock that comes after all others. Asked
 * for several times, the last of one key is done, once.
 */
export async function atEnd(tx: Tx, key: string, work: Work): Promise<void> {
  const works = ends.get(tx);
  // Begun without the function below: it has no end that anybody could wait for.
  if (works === undefined) await work(tx);
  else works.set(key, work);
}

async function toItsEnd<T>(tx: Tx, body: (tx: Tx) => Promise<T>): Promise<T> {
  const works = new Map<string, Work>();
  ends.set(tx, works);
  const result = await body(tx);
  for (const work of works.values()) await work(tx);
  return result;
}

/**
 * Runs `body` in a transaction (read committed); joins the one that `db` already is.
 * The body may run several times: it must have no effect outside the database.
 */
export async function transaction<T>(db: Db, body: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return body(db as Tx);
  const retry = retries.get(db) ?? { attempts: 1, pauseMs: 0, fraction: () => 0 };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => insideTransaction(() => toItsEnd(tx, body)));
    } catch (error) {
      const state = sqlState(error);
      if (attempt >= retry.attempts || state === null || !REPEATABLE.has(state)) throw error;
      await wait(retry.pauseMs * 2 ** (attempt - 1) * (0.5 + retry.fraction()));
    }
  }
}
