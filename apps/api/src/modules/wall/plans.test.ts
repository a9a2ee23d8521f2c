/** Which way the database goes to the numbers of the wall: by index, and as often whatever was ever ordered. */
import { desks } from '@banxin/contract/lifecycles/works';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { plansOf } from '../../../test/statements.ts';
import type { UserContext } from '../../context.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { readWall } from './wall.ts';

const { db } = await createTestServer();

/** Delivered orders of the past, a few a day, each signed for and paid. */
const MANY = 40_000;

async function addMany(): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'orders' and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  const made: Readonly<Record<string, string>> = {
    id: '1000000 + n',
    order_sn: "'3' || lpad(n::text, 14, '0')",
    status: '69',
    tab: "'done'",
    cloud: 'null',
    paid_at: "old.created_at - n / 20 * interval '1 day'",
    promise: `jsonb_build_object('factory', 0, 'arriveDate',
      to_char(timestamptz '${SEED_NOW}' - n / 20 * interval '1 day', 'YYYY-MM-DD'))`,
  };
  const columns = rows.map(({ name }) => name);
  await sql
    .raw(
      `insert into orders (${columns.join()})
       select ${columns.map((name) => made[name] ?? `old.${name}`).join()}
       from (select * from orders where paid_at is not null order by id limit 1) old
         cross join generate_series(1, ${MANY}) n`,
    )
    .execute(db);
  await sql`insert into status_events (customer_id, entity, entity_id, to_status, event, actor, at)
    select customer_id, 'order', id, 69, 'SIGNED', 'carrier', paid_at from orders where id > 1000000`.execute(
    db,
  );
  await sql`insert into ledger (customer_id, account, asset, flow, amount, reference, created_at)
    select customer_id, case when half = 1 then 'cash' else 'sales' end, 0, 3,
      case when half = 1 then -100 else 100 end, 'many' || id, paid_at
    from orders cross join generate_series(1, 2) half where id > 1000000`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

test('no table of what was ever ordered, moved or booked is walked over, and the queries are as many as before', async () => {
  const context = { db, now: SEED_NOW, customer: { desks } } as unknown as UserContext;
  const read = () => readWall(context);
  const few = await plansOf(db, read);
  await addMany();
  const plans = await plansOf(db, read);
  expect(plans).toHaveLength(few.length);
  expect(plans.join('\n')).toMatch(/orders_promised/);
  expect(plans.join('\n')).toMatch(/Index Only Scan using ledger_cash/);
  const walked = plans.filter((plan) => /Seq Scan on (orders|status_events|ledger)\b/.test(plan));
  expect(walked).toEqual([]);
}, 60_000);
