/** `/healthz`: the process runs. `/readyz`: it may be sent requests. Outside every limit, and cheap however often asked. */
import { sql } from 'kysely';
import { isMigrated } from '../db/migrate.ts';
import type { Mount } from './mount.ts';

export interface Readiness {
  /** Set while shutting down. */
  isStopping: boolean;
}

export const serveHealth =
  (state: Readiness): Mount =>
  (app, { db, log }) => {
    const probe = async (): Promise<string> => {
      try {
        await sql`select 1`.execute(db);
        return (await isMigrated(db)) ? 'ready' : 'migrating';
      } catch (error) {
        log.warn({ err: error }, 'not ready');
        return 'database unavailable';
      }
    };
    let probing: Promise<string> | null = null;
    app.get('/healthz', (exchange) => exchange.text('ok'));
    app.get('/readyz', async (exchange) => {
      // Requests that come while a probe runs get its answer: a flood of requests is one query.
      probing ??= probe().finally(() => {
        probing = null;
      });
      const found = state.isStopping ? 'stopping' : await probing;
      return exchange.text(found, found === 'ready' ? 200 : 503);
    });
  };
