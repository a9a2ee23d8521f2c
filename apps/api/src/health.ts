/** `/healthz`: the process runs. `/readyz`: it may be sent requests. */
import { sql } from 'kysely';
import type { Mount } from './app.ts';
import { isMigrated } from './db/migrate.ts';

export interface Readiness {
  /** Set while shutting down. */
  isStopping: boolean;
}

export const serveHealth =
  (state: Readiness): Mount =>
  (app, { db, log }) => {
    app.get('/healthz', (exchange) => exchange.text('ok'));
    app.get('/readyz', async (exchange) => {
      if (state.isStopping) return exchange.text('stopping', 503);
      try {
        await sql`select 1`.execute(db);
        if (await isMigrated(db)) return exchange.text('ready');
        return exchange.text('migrating', 503);
      } catch (error) {
        log.warn({ err: error }, 'not ready');
        return exchange.text('database unavailable', 503);
      }
    });
  };
