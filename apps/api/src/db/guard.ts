/**
 * Notices a query on the outer database while a transaction is open in the same call: on the
 * embedded engine it would wait for itself for ever, on a server it would take a second connection
 * and see other data. It throws instead.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  type TransactionSettings,
} from 'kysely';

interface Scope {
  isOpen: boolean;
}
const scopes = new AsyncLocalStorage<Scope>();

/** Runs the body of a transaction; queries that do not use its handle throw until it ends. */
export async function insideTransaction<T>(body: () => Promise<T>): Promise<T> {
  const scope: Scope = { isOpen: true };
  try {
    return await scopes.run(scope, body);
  } finally {
    scope.isOpen = false;
  }
}

/** One at a time, first come first served. */
class Mutex {
  #tail: Promise<void> = Promise.resolve();
  #unlock: (() => void) | null = null;

  async lock(): Promise<void> {
    const before = this.#tail;
    let unlock: () => void = () => undefined;
    this.#tail = new Promise((done) => {
      unlock = done;
    });
    await before;
    this.#unlock = unlock;
  }

  unlock(): void {
    this.#unlock?.();
  }
}

/**
 * Kysely would itself make callers wait for the one connection, before the guard can refuse them: with this
 * adapter they wait at the mutex below, after the guard.
 */
class MutexAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Wraps a dialect. With `isSingleConnection` callers wait for the engine's one connection in turn. */
export function guardedDialect(
  dialect: Dialect,
  options: { isSingleConnection: boolean; isGuarded: boolean },
): Dialect {
  return {
    createAdapter: () =>
      options.isSingleConnection ? new MutexAdapter() : dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => guardedDriver(dialect.createDriver(), options),
  };
}

function guardedDriver(
  driver: Driver,
  options: { isSingleConnection: boolean; isGuarded: boolean },
): Driver {
  const mutex = options.isSingleConnection ? new Mutex() : null;
  return {
    init: (init) => driver.init(init),
    destroy: (destroy) => driver.destroy(destroy),
    async acquireConnection(acquire) {
      if (options.isGuarded && scopes.getStore()?.isOpen) {
        throw new Error('A query uses the outer database inside a transaction: use its tx handle');
      }
      await mutex?.lock();
      try {
        return await driver.acquireConnection(acquire);
      } catch (error) {
        mutex?.unlock();
        throw error;
      }
    },
    async releaseConnection(connection: DatabaseConnection) {
      try {
        await driver.releaseConnection(connection);
      } finally {
        mutex?.unlock();
      }
    },
    beginTransaction: (connection: DatabaseConnection, settings: TransactionSettings) =>
      driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    savepoint: async (connection, name, compile) => driver.savepoint?.(connection, name, compile),
    rollbackToSavepoint: async (connection, name, compile) =>
      driver.rollbackToSavepoint?.(connection, name, compile),
    releaseSavepoint: async (connection, name, compile) =>
      driver.releaseSavepoint?.(connection, name, compile),
  };
}
