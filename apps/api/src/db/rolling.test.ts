/**
 * While servers are replaced one after the other, the older ones work on the newer schema: no migration takes a column
 * away that they name, changes what it holds, or adds one that they would have to fill in.
 */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openMemory } from '../../test/databases.ts';
import { type Migration, migrate, migrations } from './migrate.ts';

interface Column {
  readonly type: string;
  readonly isNullable: boolean;
  /** Filled in by the database where a statement names no value. */
  readonly isFilled: boolean;
}

const { database } = await openMemory();
const { db } = database;
afterAll(() => database.close());

async function columns(): Promise<ReadonlyMap<string, Column>> {
  const { rows } = await sql<Column & { table: string; name: string }>`
    select table_name as "table", column_name as name, udt_name as type, is_nullable = 'YES' as "isNullable",
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "isFilled"
    from information_schema.columns where table_schema = 'public'`.execute(db);
  return new Map(rows.map(({ table, name, ...column }) => [`${table}.${name}`, column]));
}

/** What a server that knows only `before` would stumble over. */
async function stumbles(list: readonly Migration[]): Promise<string[]> {
  const found: string[] = [];
  let before = await columns();
  for (const [at, { name }] of list.entries()) {
    await migrate(db, list.slice(0, at + 1));
    const after = await columns();
    const tables = new Set([...before.keys()].map((key) => key.split('.')[0]));
    for (const [key, { type, isNullable }] of before) {
      const now = after.get(key);
      if (!now) found.push(`${name}: ${key} is gone`);
      else if (now.type !== type) found.push(`${name}: ${key} holds ${now.type}, held ${type}`);
      else if (isNullable && !now.isNullable && !now.isFilled)
        found.push(`${name}: ${key} may be empty no more`);
    }
    for (const [key, { isNullable, isFilled }] of after) {
      const isNew = !before.has(key) && tables.has(key.split('.')[0]);
      if (isNew && !isNullable && !isFilled) found.push(`${name}: ${key} must be filled in`);
    }
    before = after;
  }
  return found;
}

test('an older server works on each newer schema', async () => {
  expect(await stumbles(migrations)).toEqual([]);
});

test('what it would stumble over is found', async () => {
  const faulty: Migration = {
    name: '9999-faulty',
    statements: [
      'alter table addresses drop column detail',
      'alter table coupons add column must text',
      "update coupons set must = ''",
      'alter table coupons alter column must set not null',
      'alter table order_comments alter column edited_at type text',
    ],
  };
  await migrate(db, migrations);
  expect((await stumbles([...migrations, faulty])).toSorted()).toEqual([
    '9999-faulty: addresses.detail is gone',
    '9999-faulty: coupons.must must be filled in',
    '9999-faulty: order_comments.edited_at holds text, held timestamptz',
  ]);
});
