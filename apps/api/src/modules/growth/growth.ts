/**
 * Levels that grow: what was paid for orders within twelve months, less what went back, brings them and takes them. Paid is
 * what an order cost and was paid for in whatever way, its freight and its samples too; fees of memberships, top-ups and
 * storage are no orders of goods.
 */
import { VIP_LEVELS } from '@banxin/contract/constants';
import { grownLevel, growthLevels, VIP_PRODUCT_ID, yearBefore } from '@banxin/contract/membership';
import { type Selectable, sql } from 'kysely';
import { isPaidLevel, levelAt } from '../../db/memberLevel.ts';
import type { CustomersTable } from '../../db/tables/customers.ts';
import { atEnd, type Db, type Tx, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { dayOf, msOf, nowOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';

/** From when on what was paid counts. @param now instant */
const countedFrom = (now: string): string => `${yearBefore(dayOf(msOf(now)))}T00:00:00+08:00`;

/** What counts. Written into the statement, so that the index of what was paid is found. */
const counts = sql<boolean>`paid > 0 and product_id <> ${sql.lit(VIP_PRODUCT_ID)}`;

/** Paid within the twelve months, less what went back of it. @param now instant. @unit fen */
export async function spentOf(db: Db, customerId: number, now: string): Promise<number> {
  const { sum } = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(paid - refunded), 0)`.as('sum'))
    .where('customer_id', '=', customerId)
    .where('paid_at', '>=', countedFrom(now))
    .where(counts)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

type Held = Pick<Selectable<CustomersTable>, 'vip_level' | 'growth_level'>;

/** The level that holds: a bought one stays. */
const heldWith = ({ vip_level }: Held, level: number): number =>
  isPaidLevel(vip_level) ? vip_level : level;

/** It is written as what was paid says. */
const isCounted = (member: Held, level: number): boolean =>
  member.growth_level === level && member.vip_level === heldWith(member, level);

/** Names the locks of counting among those that are no rows. */
const COUNTING = 169;

/**
 * Counts the level of a customer anew, behind a lock of its own: whoever comes later sums up what the one before has
 * booked. Its row is locked only where the level becomes another one, for who withdraws locks row and account the other
 * way round. A level that is bought stays what it is. Told when the level that holds is another one.
 */
async function countNow(tx: Tx, customerId: number, at: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${COUNTING}, ${customerId}::int)`.execute(tx);
  const level = grownLevel(await spentOf(tx, customerId, at));
  const row = tx
    .selectFrom('customers')
    .select(['vip_level', 'vip_until', 'vip_next_level', 'vip_next_until', 'growth_level'])
    .where('id', '=', customerId);
  if (isCounted(await row.executeTakeFirstOrThrow(), level)) return false;
  // A membership may have been bought meanwhile.
  const member = await row.forNoKeyUpdate().executeTakeFirstOrThrow();
  if (isCounted(member, level)) return false;
  const becomes = { growth_level: level, vip_level: heldWith(member, level) };
  await tx.updateTable('customers').set(becomes).where('id', '=', customerId).execute();
  const [from, to] = [levelAt(member, msOf(at)), levelAt({ ...member, ...becomes }, msOf(at))];
  if (from !== to) {
    const of = `${from}:${to}:${at}`;
    await tell(tx, { customerId, kind: 'levelMoved', values: { from, to }, of, at });
  }
  return true;
}

/**
 * Counts the level of a customer anew when the transaction that moved its money ends: its lock is the last one, so that
 * no two wait for each other.
 */
export const countGrowth = (tx: Tx, customerId: number, at: string): Promise<void> =>
  atEnd(tx, `growth:${customerId}`, async (last) => void (await countNow(last, customerId, at)));

/** What brings a level, as the database counts it. */
const levelOfSum = sql<number>`case ${sql.join(
  growthLevels
    .toReversed()
    .map(({ level, sum }) => sql`when sum >= ${sql.lit(sum)} then ${sql.lit(level)}`),
  sql` `,
)} else 0 end`;

const bought = sql.join(VIP_LEVELS.map((level) => sql.lit(level)));

/** Main accounts whose level is not what their orders say. */
async function miscounted(db: Db, now: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with spent as (
      select customer_id, sum(paid - refunded) as sum from orders
      where ${counts} and paid_at >= ${countedFrom(now)}::timestamptz group by customer_id
    ), counted as (
      select c.id, c.vip_level, c.growth_level, ${levelOfSum} as level
      from customers c left join spent on spent.customer_id = c.id where c.parent_id is null
    )
    select id from counted
    where growth_level <> level or (vip_level not in (${bought}) and vip_level <> level)
    order by id`.execute(db);
  return rows.map(({ id }) => Number(id));
}

/**
 * Counts every customer for a day, once: what was paid a year ago has left the twelve months. Answers how many levels are
 * others. May run on several servers at once; one that stops half way leaves the day to the next run.
 */
export async function countAll(db: Db, now: string): Promise<number> {
  const day = dayOf(msOf(now));
  const done = await db
    .selectFrom('growth_days')
    .select('day')
    .where('day', '=', day)
    .executeTakeFirst();
  if (done) return 0;
  let moved = 0;
  for (const id of await miscounted(db, now)) {
    if (await transaction(db, (tx) => countNow(tx, id, now))) moved += 1;
  }
  await db
    .insertInto('growth_days')
    .values({ day, counted_at: now })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return moved;
}

export const growthJob: Job = {
  name: 'growth',
  everyMs: 10 * 60_000,
  run: ({ db, clock }) => countAll(db, nowOf(clock)),
};
