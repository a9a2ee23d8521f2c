/** The database that the settings name, brought up to date. */
import type { Config } from './config.ts';
import { type Database, openEmbedded, openServer } from './db/connection.ts';
import { requireDurable } from './db/durable.ts';
import { migrate } from './db/migrate.ts';
import type { Log } from './log.ts';
import { systemRandom } from './ports/random.ts';

/** Opens it, and throws when it refuses or, being embedded, belongs to another process. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  const options = { random: systemRandom, isGuarded: !config.isProduction };
  if (config.databaseUrl === null) {
    const database = await openEmbedded(`${config.dataDir}/database`, options);
    await migrate(database.db);
    return database;
  }
  // Migrations may take longer than any query of a request is allowed to.
  const migrating = openServer(config.databaseUrl, { ...options, max: 1, timeoutMs: 0 });
  try {
    if (config.isProduction) await requireDurable(migrating.db);
    await migrate(migrating.db);
  } finally {
    await migrating.close();
  }
  return openServer(config.databaseUrl, {
    ...options,
    max: config.databasePool,
    onError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
}
