/** Opens the database: PGlite in a folder, or a PostgreSQL server through `pg`. One `Db` for both. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Random } from '../ports/random.ts';
import { guardedDialect } from './guard.ts';
import { lockFolder } from './lock.ts';
import { parsers } from './parsers.ts';
import { CUSTOM_PLAN } from './prepared.ts';
import type { Schema } from './schema.ts';
import { type Db, setRetry } from './transaction.ts';

export interface Database {
  readonly db: Db;
  readonly kind: 'embedded' | 'server';
  /** Waits for running queries, closes, releases the folder. */
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly random: Random;
  /** Throw when the outer database is touched inside a transaction. */
  readonly isGuarded: boolean;
}

// V8 may abort the process when it frees code of WebAssembly, which PGlite is (nodejs/node#64500).
setFlagsFromString('--no-wasm-code-gc');

const RETRY = { attempts: 8, pauseMs: 5 };

function configureRetry(db: Db, random: Random): void {
  setRetry(db, { ...RETRY, fraction: () => random.fraction() });
}

/** The database of an opened engine. */
export function embeddedDatabase(engine: PGlite, options: OpenOptions): Database {
  const db = new Kysely<Schema>({
    dialect: guardedDialect(new PGliteDialect({ pglite: engine }), {
      isSingleConnection: true,
      isGuarded: options.isGuarded,
    }),
  });
  configureRetry(db, options.random);
  return {
    db,
    kind: 'embedded',
    close: async () => {
      await db.destroy();
      if (!engine.closed) await engine.close();
    },
  };
}

/** Parsers that {@link embeddedDatabase} expects of its engine. */
export const engineOptions = { parsers: { ...parsers } };

/** Opens the folder; throws DatabaseLockedError when another process has it. */
export async function openEmbedded(folder: string, options: OpenOptions): Promise<Database> {
  mkdirSync(dirname(folder), { recursive: true });
  const release = await lockFolder(folder);
  try {
    const engine = await PGlite.create(folder, engineOptions);
    const database = embeddedDatabase(engine, options);
    return {
      ...database,
      close: async () => {
        await database.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

export interface ServerOptions extends OpenOptions {
  /** Connections at most. */
  readonly max?: number;
  /** Longest query. 0: no limit, for migrations. @unit ms */
  readonly timeoutMs?: number;
  /** Longest wait for a connection. @unit ms */
  readonly connectMs?: number;
  /** Told about connections that die while idle. */
  readonly onError?: (error: Error) => void;
}

/** Number of query texts that get a name; further ones are sent without. */
const NAMED_MAX = 1_000;

/** What the driver says of a query that is not answered in time. */
const READ_TIMEOUT = 'Query read timeout';

/**
 * Gives every query with parameters a stable name, so that the server parses and plans it once. A connection that does
 * not answer in time is given up: its rollback is not waited for, and nobody gets it afterwards.
 */
function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= NAMED_MAX) return known;
    if (text.includes(CUSTOM_PLAN)) return undefined;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
  const wrapped = new WeakMap<pg.PoolClient, Awaited<ReturnType<PostgresPool['connect']>>>();
  const wrap = (client: pg.PoolClient) => {
    const known = wrapped.get(client);
    if (known) return known;
    // One that did not answer in time may still be busy with it: whoever came next would wait behind.
    let isGivenUp = false;
    const giveUp = (error: unknown): never => {
      isGivenUp ||= error instanceof Error && error.message === READ_TIMEOUT;
      throw error;
    };
    const query = (text: unknown, values?: readonly unknown[]) => {
      if (isGivenUp) return Promise.reject(new Error(READ_TIMEOUT));
      if (typeof text !== 'string' || values === undefined || values.length === 0) {
        return client.query(text as string, values as unknown[]).catch(giveUp);
      }
      const name = nameOf(text);
      return client
        .query({ ...(name && { name }), text, values: values as unknown[] })
        .catch(giveUp);
    };
    const release = (error?: Error | boolean) => client.release(isGivenUp || error);
    const made = new Proxy(client, {
      get: (target, key) => {
        if (key === 'query') return query;
        if (key === 'release') return release;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }) as unknown as Awaited<ReturnType<PostgresPool['connect']>>;
    wrapped.set(client, made);
    return made;
  };
  return {
    connect: async () => wrap(await pool.connect()),
    end: () => pool.end(),
  } as PostgresPool;
}

const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

/** Connects to a server; connections are made when they are needed. */
export function openServer(url: string, options: ServerOptions): Database {
  const timeoutMs = options.timeoutMs ?? 5_000;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectMs ?? 3_000,
    idleTimeoutMillis: 30_000,
    ...(timeoutMs > 0 && {
      query_timeout: timeoutMs,
      statement_timeout: timeoutMs,
      idle_in_transaction_session_timeout: timeoutMs * 2,
    }),
    application_name: 'banxin',
    // Instants arrive as the shop writes them: nothing is left to convert.
    options: '-c TimeZone=Asia/Shanghai',
    types: { getTypeParser },
  });
  pool.on('error', (error) => options.onError?.(error));
  // The pool listens to idle connections only: one that dies in use would end the process.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));
  const db = new Kysely<Schema>({
    dialect: guardedDialect(new PostgresDialect({ pool: withNamedStatements(pool) }), {
      isSingleConnection: false,
      isGuarded: options.isGuarded,
    }),
  });
  configureRetry(db, options.random);
  return { db, kind: 'server', close: () => db.destroy() };
}
