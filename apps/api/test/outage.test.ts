import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestServer } from './harness.ts';

const server = await createTestServer({ env: { BANXIN_MAX_PER_ADDRESS: '100' } });

describe.runIf(server.kind === 'server')('when the database loses its connections', () => {
  test('requests answer 503 or succeed, and the next ones succeed', async () => {
    const browser = server.browser();
    await browser.login('悦享包装');
    const ask = () =>
      browser.send(getSimpleCustomer, {}).then(
        () => 200,
        (error: { status: number }) => error.status,
      );
    const asking = Array.from({ length: 100 }, ask);
    // Waits for each to be gone: a connection that is only told to end may still take a later request.
    await sql`select pg_terminate_backend(pid, 30000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
      .execute(server.db)
      .catch(() => undefined);
    for (const status of await Promise.all(asking)) expect([200, 503]).toContain(status);
    await Promise.all(Array.from({ length: 25 }, ask));
    expect(await Promise.all(Array.from({ length: 25 }, ask))).toEqual(Array(25).fill(200));
  });

  test('a transaction that is cut off leaves nothing', async () => {
    const cut = server.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('rate_limits')
        .values({ key: 'cut', points: 0, expires_at: '2026-11-20T09:00:00Z' })
        .execute();
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    await expect(cut).rejects.toThrow();
    const rows = await server.db
      .selectFrom('rate_limits')
      .select('key')
      .where('key', '=', 'cut')
      .execute();
    expect(rows).toEqual([]);
  });
});
