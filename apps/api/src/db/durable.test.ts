/** What is answered is on the disk: a power loss a moment later takes nothing back. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../../test/opened.ts';
import { startPrivatePostgres } from '../../test/privatePostgres.ts';
import { systemRandom } from '../ports/random.ts';
import { type Database, openServer } from './connection.ts';
import { requireDurable, UnsafeDatabaseError } from './durable.ts';
import { transaction } from './transaction.ts';

const WRITES = 20;

describe.runIf(process.env.TEST_DATABASE_URL)('a database of customers', () => {
  let safe: Database;
  let hasty: Database;

  beforeAll(async () => {
    const [durable, quick] = await Promise.all([
      startPrivatePostgres({ isDurable: true }),
      startPrivatePostgres(),
    ]);
    const options = { random: systemRandom, isGuarded: false, max: 1 };
    safe = openServer(durable.url, options);
    hasty = openServer(quick.url, options);
    opened.add(async () => {
      await Promise.all([safe.close(), hasty.close()]);
      await Promise.all([durable.stop(), quick.stop()]);
    });
  });

  test('that waits for the disk is taken', async () => {
    await expect(requireDurable(safe.db)).resolves.toBeUndefined();
  });

  test('that answers before the disk has it is refused in production: what is set wrong is named', async () => {
    const refusal = await requireDurable(hasty.db).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnsafeDatabaseError);
    expect((refusal as Error).message).toContain('fsync、full_page_writes 是 off');
    await sql`alter system set synchronous_commit = off`.execute(safe.db);
    await sql`select pg_reload_conf()`.execute(safe.db);
    await expect
      .poll(() => requireDurable(safe.db).catch((error: Error) => error.message))
      .toContain('synchronous_commit = on');
    await sql`alter system reset synchronous_commit`.execute(safe.db);
    await sql`select pg_reload_conf()`.execute(safe.db);
    await expect.poll(() => requireDurable(safe.db)).toBeUndefined();
  });

  test('has every acknowledged transaction on the disk before it answers', async () => {
    await sql`create table booked (what text)`.execute(safe.db);
    /** How often what was written was waited for. */
    const syncs = async (): Promise<number> => {
      const { rows } = await sql<{ version: number }>`select
        current_setting('server_version_num')::int as version`.execute(safe.db);
      const from =
        (rows[0]?.version ?? 0) >= 180_000
          ? sql`select coalesce(sum(fsyncs), 0)::int as syncs from pg_stat_io where object = 'wal'`
          : sql`select wal_sync::int as syncs from pg_stat_wal`;
      const { rows: counted } = await sql<{ syncs: number }>`${from}`.execute(safe.db);
      return counted[0]?.syncs ?? 0;
    };
    const before = await syncs();
    for (let write = 0; write < WRITES; write += 1) {
      await transaction(safe.db, (tx) =>
        sql`insert into booked (what) values (${String(write)})`.execute(tx),
      );
    }
    // The server counts a moment after.
    await expect.poll(syncs, { timeout: 10_000 }).toBeGreaterThanOrEqual(before + WRITES);
  });
});
