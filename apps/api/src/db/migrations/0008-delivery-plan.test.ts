/** Orders that were given days before they were paid keep the plan and lose the days. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { migrate } from '../migrate.ts';
import { migration } from './0008-delivery-plan.ts';

const { db } = await createTestServer();

/** An order of the demo as it was stored before: confirmed on Friday afternoon, two working days, one on the road. */
async function before(status: number): Promise<number> {
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  const old = {
    factory: 0,
    factoryName: '永城工厂',
    shipDate: '2026-11-24',
    arriveDate: '2026-11-25',
  };
  await db
    .updateTable('orders')
    .set({
      promise: JSON.stringify(old),
      quote: sql`jsonb_set(quote, '{promise}', ${JSON.stringify(old)}::jsonb)` as never,
      confirmed_at: '2026-11-20T17:00:00.000+08:00',
    })
    .where('id', '=', id)
    .execute();
  return id;
}

test('unpaid: the plan alone; paid and approved: the days stay', async () => {
  const [unpaid, approved] = [await before(1), await before(17)];
  await sql`delete from schema_migrations where name = ${migration.name}`.execute(db);
  expect(await migrate(db)).toEqual([migration.name]);
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'promise', 'quote'])
    .where('id', 'in', [unpaid, approved])
    .execute();
  const plan = { factory: 0, factoryName: '永城工厂', days: 2, transitDays: 1, cutOff: '16:30' };
  const days = { shipDate: '2026-11-24', arriveDate: '2026-11-25' };
  const of = (wanted: number) => rows.find(({ id }) => id === wanted);
  expect(of(unpaid)?.promise).toEqual({ ...plan, shipDate: null, arriveDate: null });
  expect(of(approved)?.promise).toEqual({ ...plan, ...days });
  for (const id of [unpaid, approved]) expect(of(id)?.quote).toMatchObject({ promise: plan });
  await sql`delete from schema_migrations where name = ${migration.name}`.execute(db);
  await migrate(db);
  const again = await db.selectFrom('orders').select(['id', 'promise', 'quote']).execute();
  for (const row of rows) expect(again).toContainEqual(row);
});
