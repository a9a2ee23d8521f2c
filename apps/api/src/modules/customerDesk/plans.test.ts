/** Which way the database goes to customers by what people say of them: by index, however many there are. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { plansOf } from '../../../test/statements.ts';
import type { UserContext } from '../../context.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { searchCustomers } from './find.ts';

const { db } = await createTestServer();

const MANY = 20_000;
const LAST = 1_000_000 + MANY;

/** Main accounts, one sub-account for every tenth, an authenticated company for every fourth. */
beforeAll(async () => {
  await sql`insert into customers (id, parent_id, roles, name, link_person, mobile, password_hash, created_at)
    select 1000000 + n, null, 0, '印客' || md5(n::text), chr(20000 + n % 2000) || chr(21000 + n % 1777),
      '177' || lpad(n::text, 8, '0'), '', ${SEED_NOW} from generate_series(1, ${MANY}) n`.execute(
    db,
  );
  await sql`insert into customers (id, parent_id, roles, name, link_person, mobile, password_hash, created_at)
    select 2000000 + n, 1000000 + 10 * n, 1, '同事' || md5(n::text || 's'), null,
      '178' || lpad(n::text, 8, '0'), '', ${SEED_NOW} from generate_series(1, ${MANY / 10}) n`.execute(
    db,
  );
  await sql`insert into authentications (customer_id, held)
    select 1000000 + 4 * n, jsonb_build_object('companyName', chr(22000 + n % 3000) || chr(26000 + n % 999) || '纸品有限公司')
    from generate_series(1, ${MANY / 4}) n`.execute(db);
  await sql`vacuum analyze`.execute(db);
}, 120_000);

const context = { db, now: SEED_NOW, customer: { id: 1, ownerId: 1, desks: ['customers'] } };

const search = async (keyword: string) => {
  const input = { keyword, pageIndex: 1, pageSize: 20 };
  const answer = await searchCustomers(context as unknown as UserContext, input);
  if (!('items' in answer)) throw new Error('Refused');
  return answer;
};

const nameOf = async (id: number): Promise<string> => {
  const row = db.selectFrom('customers').select('name').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).name;
};

describe('among 20,000 customers', () => {
  const words: readonly (readonly [string, () => Promise<string> | string, RegExp])[] = [
    ['a whole account name', () => nameOf(LAST), /customers_called/],
    ['a part of one', async () => (await nameOf(LAST)).slice(4, 12), /customers_called/],
    ['the name of a sub-account', () => nameOf(2_000_000 + MANY / 10), /customers_called/],
    ['a person of two characters', () => '不刈', /customers_called/],
    ['a company', () => '嗱旁纸品', /authentications_called/],
    ['a whole mobile number', () => `177000${MANY}`, /customers_mobile_key/],
    ['its last four figures', () => '0019', /customers_mobile_end/],
    ['a number', () => String(LAST), /customers_pkey/],
    ['what nobody is called', () => '没有这家公司', /customers_called/],
  ];
  test.each(words)('%s is found without reading all of them', async (_, wordsOf, way) => {
    const keyword = await wordsOf();
    const plans = await plansOf(db, () => search(keyword));
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).toMatch(way);
      expect(plan).not.toMatch(/Seq Scan on (customers|authentications)\b/);
    }
  });

  test('the same are found as by reading every one', async () => {
    const slowly = async (keyword: string): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from customers c left join authentications a on a.customer_id = c.id
        where c.parent_id is null and c.deleted_at is null and (
          strpos(replace(lower(concat_ws('|', c.name, c.link_person)), ' ', ''), ${keyword}) > 0
          or strpos(replace(lower(a.held ->> 'companyName'), ' ', ''), ${keyword}) > 0
          or exists (select 1 from customers s where s.parent_id = c.id and s.deleted_at is null
            and strpos(replace(lower(concat_ws('|', s.name, s.link_person)), ' ', ''), ${keyword}) > 0))`.execute(
        db,
      );
      return Number(rows[0]?.count);
    };
    const found: number[] = [];
    for (const keyword of ['印客', 'ab', 'a1b', '纸品', '同事', '客a', '公', '|', 'zz']) {
      const { total } = await search(keyword);
      expect([keyword, total]).toEqual([keyword, await slowly(keyword)]);
      found.push(total);
    }
    expect(found[0]).toBe(MANY);
    expect(Math.min(...found)).toBe(0);
  });
});
