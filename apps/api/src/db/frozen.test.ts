/**
 * A database that stops answering: what is asked of it is given up, and the connection with it, so that nothing of a
 * half transaction is ever joined with the work of somebody else.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { opened } from '../../test/opened.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../../test/privatePostgres.ts';
import { systemRandom } from '../ports/random.ts';
import { type Database, openServer } from './connection.ts';
import { isTransient } from './failures.ts';
import type { Db } from './transaction.ts';

/** @unit ms */
const TIMEOUT = 800;

describe.runIf(process.env.TEST_DATABASE_URL)('a database that stops answering', () => {
  let postgres: PrivatePostgres;
  let database: Database;
  let witness: Database;
  const options = { random: systemRandom, isGuarded: false };

  beforeAll(async () => {
    postgres = await startPrivatePostgres();
    opened.add(() => postgres.stop());
    // One connection: whoever comes next gets the one that stood still, if it is kept.
    database = openServer(postgres.url, {
      ...options,
      max: 1,
      timeoutMs: TIMEOUT,
      connectMs: 10_000,
    });
    witness = openServer(postgres.url, { ...options, max: 1 });
    await sql`create table booked (what text)`.execute(witness.db);
  });
  afterAll(async () => {
    await Promise.all([database.close(), witness.close()]);
  });
  beforeEach(async () => {
    await sql`truncate booked`.execute(witness.db);
  });

  const book = (db: Db, what: string) =>
    sql`insert into booked (what) values (${what})`.execute(db);
  const booked = async (): Promise<string[]> =>
    (
      await sql<{ what: string }>`select what from booked order by what`.execute(witness.db)
    ).rows.map(({ what }) => what);

  async function freeze(db: Db): Promise<() => void> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const pid = rows[0]?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    return () => process.kill(pid, 'SIGCONT');
  }

  /** Stands still in the midst of a transaction; answers what it was given up with. */
  async function cutShort(): Promise<unknown> {
    let thaw = () => {};
    const failure = await database.db
      .transaction()
      .execute(async (tx) => {
        await book(tx, 'the first half');
        thaw = await freeze(tx);
        await book(tx, 'the second half');
      })
      .then(
        () => null,
        (error: unknown) => error,
      );
    thaw();
    return failure;
  }

  test('is given up within its time, as something that may be tried again', async () => {
    const from = performance.now();
    const failure = await cutShort();
    expect(isTransient(failure)).toBe(true);
    // Once, and not again for the rollback that nobody hears.
    expect(performance.now() - from).toBeLessThan(1.8 * TIMEOUT);
  });

  test('leaves no half transaction to whoever comes next', async () => {
    await cutShort();
    await database.db.transaction().execute((tx) => book(tx, 'somebody else'));
    expect(await booked()).toEqual(['somebody else']);
  });

  test('takes nothing with it that was answered afterwards', async () => {
    await cutShort();
    await book(database.db, 'answered');
    expect(await booked()).toEqual(['answered']);
  });

  test('holds nobody up who asks while it stands still', async () => {
    const thaw = await freeze(database.db);
    const first = await book(database.db, 'not answered').then(
      () => null,
      (error: unknown) => error,
    );
    expect(isTransient(first)).toBe(true);
    await book(database.db, 'answered');
    expect(await booked()).toEqual(['answered']);
    thaw();
  });

  test('holds no connection and no lock for ever', async () => {
    await cutShort();
    await database.db.transaction().execute((tx) => book(tx, 'next'));
    await expect
      .poll(async () => {
        const { rows } = await sql<{ open: number }>`select count(*)::int as open
          from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
          witness.db,
        );
        return rows[0]?.open;
      })
      .toBe(1);
  });
});
