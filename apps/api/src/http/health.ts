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
    const look = async (): Promise<string> => {
      try {
        await sql`select 1`.execute(db);
        return (await isMigrated(db)) ? 'ready' : 'migrating';
      } catch (error) {
        log.warn({ err: error }, 'not ready');
        return 'database unavailable';
      }
    };
    let looking: Promise<string> | null = null;
    app.get('/healthz', (exchange) => exchange.text('ok'));
    app.get('/readyz', async (exchange) => {
      // Who asks while another looks gets the same answer: a flood of questions is one query.
      looking ??= look().finally(() => {
        looking = null;
      });
      const found = state.isStopping ? 'stopping' : await looking;
      return exchange.text(found, found === 'ready' ? 200 : 503);
    });
  };
