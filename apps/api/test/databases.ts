/** One migrated and seeded database per test file, cloned from a template made once per run. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import {
  type Database,
  embeddedDatabase,
  engineOptions,
  openServer,
} from '../src/db/connection.ts';
import { migrate } from '../src/db/migrate.ts';
import { SEED_NOW, seed } from '../src/db/seed/seed.ts';
import { createHasher } from '../src/ports/hasher.ts';
import { seedOrders } from '../src/registry.ts';
import { execute, withDatabase } from './postgres.ts';
import { createTestRandom } from './world.ts';

/** What the template is: a dump of the embedded engine, or a database on the server. */
export type Template =
  | { readonly kind: 'embedded'; readonly path: string }
  | { readonly kind: 'server'; readonly url: string; readonly name: string };

/** Cheap to compute: tests look at behaviour, not at hashes. */
export const testHasher = createHasher({ memoryCost: 64, timeCost: 1 });

const options = () => ({ random: createTestRandom(), isGuarded: true });

/** Schema and demo data. */
export async function fill({ db }: Database, writtenAt = SEED_NOW): Promise<void> {
  await migrate(db);
  await seed(db, { hash: (text) => testHasher.hash(text), orders: seedOrders, writtenAt });
}

/** An empty embedded database in memory, or one that continues a dump. */
export async function openMemory(dump?: Blob): Promise<{ engine: PGlite; database: Database }> {
  const engine = await PGlite.create({ ...engineOptions, ...(dump && { loadDataDir: dump }) });
  return { engine, database: embeddedDatabase(engine, options()) };
}

/** Opens a server database as the server would, with room for races and patience with a busy machine. */
export const openTestServer = (url: string): Database =>
  openServer(url, { ...options(), max: 20, timeoutMs: 60_000, connectMs: 60_000 });

/** A copy of the template of its own; closing removes it. */
export async function cloneTemplate(template: Template): Promise<Database> {
  if (template.kind === 'embedded') {
    const dump = new Blob([new Uint8Array(readFileSync(template.path))]);
    return (await openMemory(dump)).database;
  }
  const name = `banxin_test_${randomUUID().replaceAll('-', '')}`;
  await execute(template.url, [`create database ${name} template ${template.name}`]);
  const database = openTestServer(withDatabase(template.url, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await execute(template.url, [`drop database if exists ${name} with (force)`]);
    },
  };
}
