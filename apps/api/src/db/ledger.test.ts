import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../test/harness.ts';
import { type Booked, type Booking, bookEntry } from './ledger.ts';
import { SEED_NOW } from './seed/seed.ts';
import { transaction } from './transaction.ts';

const { db } = await createTestServer();

let people = 0;
/** A customer with an empty account. */
async function newcomer(): Promise<number> {
  people += 1;
  const { id } = await db
    .insertInto('customers')
    .values({
      parent_id: null,
      name: `记账测试${people}`,
      mobile: `199${String(people).padStart(8, '0')}`,
      qq: null,
      password_hash: '',
      vip_until: null,
      link_person: null,
      disabled_at: null,
      created_at: SEED_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('accounts').values({ customer_id: id }).execute();
  return id;
}

const move = (
  customerId: number,
  amount: number,
  reference: string,
  more: Partial<Booking> = {},
): Promise<Booked> =>
  transaction(db, (tx) =>
    bookEntry(tx, {
      customerId,
      asset: assetKind.balance,
      flow: amount > 0 ? accountFlow.topUp : accountFlow.spending,
      amount,
      reference,
      at: SEED_NOW,
      ...more,
    }),
  );

const balanceOf = async (id: number) =>
  (
    await db
      .selectFrom('accounts')
      .select('balance')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow()
  ).balance;

async function sums(id: number): Promise<{ customer: number; all: number }> {
  const { rows } = await sql<{ customer: number; everything: number }>`
    select coalesce(sum(amount) filter (where account = 'customer'), 0) as customer,
      coalesce(sum(amount), 0) as everything from ledger where customer_id = ${id}`.execute(db);
  return { customer: rows[0]?.customer ?? 0, all: rows[0]?.everything ?? 0 };
}

test('every booking is two rows that add up to zero', async () => {
  const id = await newcomer();
  expect(await move(id, 10_000, 'a')).toEqual({
    ok: true,
    balanceAfter: 10_000,
    fromBonus: 0,
    isRepeated: false,
  });
  expect(await move(id, -2_500, 'b')).toMatchObject({ balanceAfter: 7_500 });
  expect(await sums(id)).toEqual({ customer: 7_500, all: 0 });
});

test('a balance never goes below zero: the booking is refused and leaves no trace', async () => {
  const id = await newcomer();
  await move(id, 100, 'a');
  expect(await move(id, -101, 'b')).toEqual({ ok: false, refusal: 'insufficient', balance: 100 });
  expect(await sums(id)).toEqual({ customer: 100, all: 0 });
});

test('the database itself keeps a balance from going below zero', async () => {
  const id = await newcomer();
  await expect(
    db.updateTable('accounts').set({ balance: -1 }).where('customer_id', '=', id).execute(),
  ).rejects.toThrow(/accounts_balance/);
});

test('the same reference books once and answers the first balance', async () => {
  const id = await newcomer();
  await move(id, 1_000, 'a');
  await move(id, -300, 'pay');
  await move(id, 50, 'c');
  expect(await move(id, -300, 'pay')).toMatchObject({ balanceAfter: 700, isRepeated: true });
  expect(await balanceOf(id)).toBe(750);
});

test('given money is spent last, also by who knows nothing of it, and is never more than the balance', async () => {
  const id = await newcomer();
  const bonusOf = async () =>
    (
      await db
        .selectFrom('accounts')
        .select('bonus')
        .where('customer_id', '=', id)
        .executeTakeFirstOrThrow()
    ).bonus;
  await move(id, 1_000, 'a');
  await transaction(db, (tx) =>
    bookEntry(tx, {
      customerId: id,
      asset: 0,
      flow: 11,
      amount: 200,
      reference: 'a',
      at: SEED_NOW,
    }),
  );
  expect(await move(id, -900, 'b')).toMatchObject({ balanceAfter: 300, fromBonus: 0 });
  expect(await bonusOf()).toBe(200);
  expect(await move(id, -150, 'c')).toMatchObject({ balanceAfter: 150, fromBonus: 50 });
  // A server of before writes the balance alone.
  await db.updateTable('accounts').set({ balance: 40 }).where('customer_id', '=', id).execute();
  expect(await bonusOf()).toBe(40);
  await db.updateTable('accounts').set({ balance: 150 }).where('customer_id', '=', id).execute();
  expect(await bonusOf()).toBe(40);
});

test('a reference that was booked with another amount is a surprise', async () => {
  const id = await newcomer();
  await move(id, 1_000, 'a');
  await expect(move(id, 2_000, 'a')).rejects.toThrow('booked with another amount');
});

test('64 parallel payments take what is there and not a fen more', async () => {
  const id = await newcomer();
  await move(id, 1_000, 'start');
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) => move(id, -100, `p${index}`)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await balanceOf(id)).toBe(0);
  expect(await sums(id)).toEqual({ customer: 0, all: 0 });
});

test('64 parallel bookings of one reference book once', async () => {
  const id = await newcomer();
  await move(id, 1_000, 'start');
  const answers = await Promise.all(Array.from({ length: 64 }, () => move(id, -100, 'same')));
  expect(answers.filter((answer) => answer.ok && !answer.isRepeated)).toHaveLength(1);
  expect(await balanceOf(id)).toBe(900);
});

test('rows of the ledger are neither changed nor removed', async () => {
  const id = await newcomer();
  await move(id, 1_000, 'a');
  await expect(
    db.updateTable('ledger').set({ amount: 1 }).where('customer_id', '=', id).execute(),
  ).rejects.toThrow('insert-only');
  await expect(db.deleteFrom('ledger').where('customer_id', '=', id).execute()).rejects.toThrow(
    'insert-only',
  );
  await expect(sql`truncate ledger`.execute(db)).rejects.toThrow('insert-only');
});

test('quotas are booked in pieces on their own column', async () => {
  const id = await newcomer();
  const more = { asset: assetKind.freeSampleQuota, flow: accountFlow.topUpBonus };
  await move(id, 6, 'vip', more);
  expect(await move(id, -7, 'sample', more)).toMatchObject({ ok: false, balance: 6 });
  expect(await balanceOf(id)).toBe(0);
});

test.each([{ amount: 0 }, { amount: 1.5 }, { amount: Number.NaN }, { asset: 9 }, { flow: 5 }])(
  '%j is no booking',
  async (wrong) => {
    const id = await newcomer();
    await expect(move(id, 1, 'x', wrong)).rejects.toThrow(RangeError);
  },
);

test('whatever is booked, the ledger adds up to the balance to the fen', async () => {
  const operation = fc.record({
    amount: fc.integer({ min: -5_000, max: 5_000 }).filter((amount) => amount !== 0),
    reference: fc.integer({ min: 0, max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 25 }), async (operations) => {
      const id = await newcomer();
      const booked = new Map<string, number>();
      let model = 0;
      for (const { amount, reference } of operations) {
        const name = `${amount > 0}:${reference}`;
        const before = booked.get(name);
        if (before !== undefined && before !== amount) continue;
        const answer = await move(id, amount, name);
        const fits = before !== undefined || model + amount >= 0;
        expect(answer.ok).toBe(fits);
        if (fits && before === undefined) {
          model += amount;
          booked.set(name, amount);
        }
      }
      expect(await balanceOf(id)).toBe(model);
      expect(await sums(id)).toEqual({ customer: model, all: 0 });
    }),
    { numRuns: 20, seed: 20_261_120 },
  );
});

test('the seed gives the balances of the demo accounts, and every ledger adds up', async () => {
  const { rows } = await sql<{ name: string; balance: number; booked: number }>`
    select c.name, a.balance, coalesce(sum(l.amount), 0) as booked
    from customers c join accounts a on a.customer_id = c.id
    left join ledger l on l.customer_id = c.id and l.asset = 0 and l.account = 'customer'
    where c.name not like '记账测试%' group by c.name, a.balance`.execute(db);
  for (const { balance, booked } of rows) expect(booked).toBe(balance);
  expect(rows.find(({ name }) => name === '悦享包装')?.balance).toBe(1_286_400);
});
