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
  open: boolean;
}
const scopes = new AsyncLocalStorage<Scope>();

/** Runs the body of a transaction; queries that do not use its handle throw until it ends. */
export async function insideTransaction<T>(body: () => Promise<T>): Promise<T> {
  const scope: Scope = { open: true };
  try {
    return await scopes.run(scope, body);
  } finally {
    scope.open = false;
  }
}

/** One at a time, first come first served. */
class Turnstile {
  #tail: Promise<void> = Promise.resolve();
  #leave: (() => void) | null = null;

  async enter(): Promise<void> {
    const before = this.#tail;
    let leave: () => void = () => undefined;
    this.#tail = new Promise((done) => {
      leave = done;
    });
    await before;
    this.#leave = leave;
  }

  leave(): void {
    this.#leave?.();
  }
}

/** The engine has one connection, but its turn is taken below, after the guard has looked. */
class TurnstileAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Wraps a dialect. `single`: the engine has one connection, which is handed out in turn. */
export function guarded(dialect: Dialect, options: { single: boolean; guard: boolean }): Dialect {
  return {
    createAdapter: () => (options.single ? new TurnstileAdapter() : dialect.createAdapter()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => guardedDriver(dialect.createDriver(), options),
  };
}

function guardedDriver(driver: Driver, options: { single: boolean; guard: boolean }): Driver {
  const turnstile = options.single ? new Turnstile() : null;
  return {
    init: (init) => driver.init(init),
    destroy: (destroy) => driver.destroy(destroy),
    async acquireConnection(acquire) {
      if (options.guard && scopes.getStore()?.open) {
        throw new Error('A query uses the outer database inside a transaction: use its tx handle');
      }
      await turnstile?.enter();
      try {
        return await driver.acquireConnection(acquire);
      } catch (error) {
        turnstile?.leave();
        throw error;
      }
    },
    async releaseConnection(connection: DatabaseConnection) {
      try {
        await driver.releaseConnection(connection);
      } finally {
        turnstile?.leave();
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
