import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../test/harness.ts';
import { migrate } from './migrate.ts';
import { customPlan, prepared } from './prepared.ts';
import { isUniqueViolation, transaction } from './transaction.ts';

const { db, kind } = await createTestServer();

class DatabaseError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const put = (key: string) =>
  db.insertInto('rate_limits').values({ key, points: 0, expires_at: '2026-11-20T09:00:00Z' });

const has = async (key: string) =>
  (await db.selectFrom('rate_limits').select('key').where('key', '=', key).execute()).length === 1;

test.each(['40001', '40P01'])('work that fails with %s is repeated', async (code) => {
  let runs = 0;
  const answer = await transaction(db, async () => {
    runs += 1;
    if (runs < 3) throw new DatabaseError(code);
    return 'done';
  });
  expect(answer).toBe('done');
  expect(runs).toBe(3);
});

test('repeating ends after a bounded number of tries', async () => {
  let runs = 0;
  const never = transaction(db, async () => {
    runs += 1;
    throw new DatabaseError('40001');
  });
  await expect(never).rejects.toThrow('40001');
  expect(runs).toBe(8);
});

test('other errors are not repeated and undo everything', async () => {
  let runs = 0;
  const failing = transaction(db, async (tx) => {
    runs += 1;
    await tx
      .insertInto('rate_limits')
      .values({ key: 'undone', points: 0, expires_at: '2026-11-20T09:00:00Z' })
      .execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(runs).toBe(1);
  expect(await has('undone')).toBe(false);
});

test('a query on the outer database inside a transaction throws instead of waiting for ever', async () => {
  const mistake = transaction(db, async () => has('anything'));
  await expect(mistake).rejects.toThrow('use its tx handle');
  expect(await has('anything')).toBe(false);
});

test('a transaction inside a transaction joins it', async () => {
  await transaction(db, async (tx) => {
    await transaction(tx, async (inner) => expect(inner).toBe(tx));
  });
});

test('queries beside a transaction do not end up inside it', async () => {
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((done) => {
    open = done;
  });
  const failing = transaction(db, async (tx) => {
    await sql`select 1`.execute(tx);
    open();
    await sql`select 1`.execute(tx);
    throw new Error('rolled back');
  });
  const beside = isOpen.then(() => put('beside').execute());
  await expect(failing).rejects.toThrow('rolled back');
  await beside;
  expect(await has('beside')).toBe(true);
});

test('parallel transactions that lock two rows in opposite order all succeed', async () => {
  await put('left').execute();
  await put('right').execute();
  const add = (key: string) => (tx: typeof db) =>
    tx
      .updateTable('rate_limits')
      .set({ points: sql<number>`points + 1` })
      .where('key', '=', key)
      .execute();
  await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      transaction(db, async (tx) => {
        const [first, second] = index % 2 ? ['left', 'right'] : ['right', 'left'];
        await add(first as string)(tx);
        await add(second as string)(tx);
      }),
    ),
  );
  const rows = await db
    .selectFrom('rate_limits')
    .select(['key', 'points'])
    .where('key', 'in', ['left', 'right'])
    .orderBy('key')
    .execute();
  expect(rows).toEqual([
    { key: 'left', points: 4 },
    { key: 'right', points: 4 },
  ]);
});

test('a violated constraint is recognised by its name', async () => {
  const error: unknown = await db
    .insertInto('customers')
    .columns(['name', 'mobile', 'password_hash', 'created_at'])
    .values({
      name: '悦享包装',
      mobile: '19900000000',
      password_hash: '',
      created_at: '2026-11-20T09:00:00Z',
    } as never)
    .execute()
    .catch((reason: unknown) => reason);
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'customers_name_key')).toBe(true);
  expect(isUniqueViolation(error, 'customers_mobile_key')).toBe(false);
});

test('values arrive alike on both engines', async () => {
  const { rows } = await sql`
    select count(*) as counted, 9007199254740991::bigint as large, sum(x) as summed,
      '2026-11-20T01:02:03.456Z'::timestamptz as instant, '2026-11-20'::date as day,
      '{"a":[1]}'::jsonb as json, array['a','b'] as list, true as yes, null::bigint as nothing,
      '1969-12-31T23:59:59.5-03:30'::timestamptz as old
    from (values (1::bigint), (2::bigint)) v (x)`.execute(db);
  expect(rows).toEqual([
    {
      counted: 2,
      large: Number.MAX_SAFE_INTEGER,
      summed: 3,
      instant: '2026-11-20T09:02:03.456+08:00',
      day: '2026-11-20',
      json: { a: [1] },
      list: ['a', 'b'],
      yes: true,
      nothing: null,
      old: '1970-01-01T11:29:59.500+08:00',
    },
  ]);
});

test.each(['UTC', 'Asia/Kolkata', 'America/St_Johns', 'Asia/Shanghai'])(
  'an instant is the same whatever the time zone of the session: %s',
  async (zone) => {
    const { rows } = await transaction(db, async (tx) => {
      await sql`set local time zone ${sql.lit(zone)}`.execute(tx);
      return sql`select '2026-07-01T00:00:00Z'::timestamptz as at`.execute(tx);
    });
    expect(rows).toEqual([{ at: '2026-07-01T08:00:00.000+08:00' }]);
  },
);

test('a prepared query is built once and takes new values each time', async () => {
  let built = 0;
  const byName = prepared((on, values: { name: string; low: number }) => {
    built += 1;
    return on
      .selectFrom('customers')
      .select(['name', 'vip_level'])
      .where('name', '=', values.name)
      .where('vip_level', '>', values.low);
  });
  expect(await byName(db, { name: '悦享包装', low: 0 })).toEqual([
    { name: '悦享包装', vip_level: 6 },
  ]);
  expect(await byName(db, { name: '跨境优选', low: 2 })).toEqual([]);
  expect(await transaction(db, (tx) => byName(tx, { name: '跨境优选', low: 1 }))).toHaveLength(1);
  expect(built).toBe(1);
});

test('a value that is left out makes another query, built once as well', async () => {
  let built = 0;
  const some = prepared((on, { name, low }: { name?: string | undefined; low: number }) => {
    built += 1;
    const query = on.selectFrom('customers').select('name').where('vip_level', '>', low);
    return name === undefined ? query : query.where('name', '=', name);
  });
  for (const low of [0, 1]) {
    expect(await some(db, { name: '悦享包装', low })).toEqual([{ name: '悦享包装' }]);
    const names = (await some(db, { name: undefined, low })).map(({ name }) => name);
    expect(names).toContain('跨境优选');
    expect(names).toContain('悦享包装');
  }
  expect(built).toBe(2);
});

test('migrations run once, also when several servers start at the same time', async () => {
  const extra = {
    name: '9999-test',
    statements: ['create table test_once (id int primary key)', 'insert into test_once values (1)'],
  };
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(db, [extra])));
  expect(runs.flat()).toEqual(['9999-test']);
  expect((await sql`select id from test_once`.execute(db)).rows).toEqual([{ id: 1 }]);
});

test('a migration that fails leaves nothing behind', async () => {
  const broken = { name: '9998-broken', statements: ['create table half (id int)', 'select 1/0'] };
  await expect(migrate(db, [broken])).rejects.toThrow('division by zero');
  await expect(sql`select * from half`.execute(db)).rejects.toThrow('half');
});

test.runIf(kind === 'server')('queries with parameters are prepared once by name', async () => {
  const { rows } = await transaction(db, async (tx) => {
    for (const name of ['一', '二', '三']) {
      const query = tx.selectFrom('customers').select('id').where('name', '=', name);
      await query.execute();
      await query.modifyFront(customPlan).execute();
    }
    return sql<{ count: number }>`select count(*) from pg_prepared_statements
      where statement like 'select %"id" from "customers" where "name"%'`.execute(tx);
  });
  expect(rows).toEqual([{ count: 1 }]);
});
