/**
 * What keeping costs: by volume and day, of each month on the first of the next, from the balance. What the balance does
 * not reach is owed, told, and booked as soon as it does; after some days nothing leaves until then.
 */
import { setImmediate } from 'node:timers/promises';
import type { OutputOf } from '@banxin/contract/call';
import type { getCloudFeeForecast } from '@banxin/contract/calls/cloudWarehouse/inventory';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { type Fen, fen } from '@banxin/contract/money';
import { storageFee, storageFeeOf } from '@banxin/contract/rules/cloudWarehouse';
import { type Selectable, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { bookEntry } from '../../db/ledger.ts';
import type { CloudFeesTable } from '../../db/tables/cloud.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { dayOf, instantOf, msOf, nowOf } from '../../ports/clock.ts';
import { tellLowBalance } from '../account/alerts.ts';
import { storageReference } from '../account/monthly.ts';
import { tell } from '../message/tell.ts';
import { dayEnds, type Kept, keptAt, type Lot, lotsSince } from './kept.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Stocks with what is known of their movements. */
interface Measured {
  readonly unitMm3: number;
  readonly lots: readonly Lot[];
}

/** Every stock of a customer, as it stands on a day and later. @param from YYYY-MM-DD */
async function measured(db: Db, ownerId: number, from: string): Promise<Measured[]> {
  const [stocks, lots] = await Promise.all([
    db
      .selectFrom('cloud_stock')
      .select(['id', 'unit_mm3'])
      .where('customer_id', '=', ownerId)
      .where('inbound_at', 'is not', null)
      .execute(),
    lotsSince(db, ownerId, null, startOf(from)),
  ]);
  return stocks.map(({ id, unit_mm3 }) => ({ unitMm3: unit_mm3, lots: lots.get(id) ?? [] }));
}

/** Stocks that are measured in one turn of the event loop: of a month, a few milliseconds. */
const TURN = 100;

/** What is charged from a day to another, added up. @unit mm³ × days */
async function chargedOn(stocks: readonly Measured[], from: string, to: string): Promise<bigint> {
  const days = [...dayEnds(from, to)];
  let sum = 0n;
  for (const [index, { unitMm3, lots }] of stocks.entries()) {
    if (index > 0 && index % TURN === 0) await setImmediate();
    const units = days.reduce((charged, at) => charged + keptAt(lots, at).charged, 0);
    sum += BigInt(unitMm3) * BigInt(units);
  }
  return sum;
}

const monthOf = (day: string): string => day.slice(0, 7);

/** When a day begins. @param day YYYY-MM-DD @unit ms */
const startOf = (day: string): number => msOf(`${day}T00:00:00+08:00`);

/** First and last day of a month. @param month YYYY-MM */
function daysOfMonth(month: string): { readonly first: string; readonly last: string } {
  const first = `${month}-01`;
  // The 28th and four days lie in the next month, whichever it is.
  const inNext = dayOf(startOf(`${month}-28`) + 4 * DAY);
  return { first, last: dayOf(startOf(`${monthOf(inNext)}-01`) - DAY) };
}

/** The month after. @param month YYYY-MM */
const nextMonth = (month: string): string => monthOf(dayOf(startOf(daysOfMonth(month).last) + DAY));

/** How the stocks stand now, each with its volume. */
const standing = (stocks: readonly Measured[], at: number): (Kept & Pick<Measured, 'unitMm3'>)[] =>
  stocks.map(({ unitMm3, lots }) => ({ unitMm3, ...keptAt(lots, at) }));

const cm3 = (mm3: number): number => Math.round(mm3 / 1_000);

/** The last so many months. */
const MONTHS_SHOWN = 12;

type Forecast = OutputOf<typeof getCloudFeeForecast>;

/** What keeping costs: this month, what is owed, what was booked. */
async function feesOf(
  stocks: readonly Measured[],
  rows: readonly Selectable<CloudFeesTable>[],
  today: string,
): Promise<Forecast['fees']> {
  const { first, last } = daysOfMonth(monthOf(today));
  const owed = rows.filter(({ state }) => state === 'owed');
  return {
    soFar: fen(storageFeeOf(await chargedOn(stocks, first, today))),
    forecast: fen(storageFeeOf(await chargedOn(stocks, first, last))),
    owed: fen(owed.reduce((sum, { amount }) => sum + amount, 0)),
    heldFrom: owed.flatMap(({ held_from }) => held_from ?? []).toSorted()[0] ?? null,
    months: rows.slice(0, MONTHS_SHOWN).map(({ month, amount, state, created_at, booked_at }) => ({
      month,
      amount: fen(amount),
      state,
      at: booked_at ?? created_at,
    })),
  };
}

export async function forecast({
  db,
  customer: { ownerId, rights },
  now,
}: UserContext): Promise<Forecast> {
  const today = dayOf(msOf(now));
  const [stocks, rows] = await Promise.all([
    measured(db, ownerId, daysOfMonth(monthOf(today)).first),
    db
      .selectFrom('cloud_fees')
      .selectAll()
      .where('customer_id', '=', ownerId)
      .where('amount', '>', 0)
      .orderBy('month', 'desc')
      .execute(),
  ]);
  const kept = standing(stocks, msOf(now));
  const free = kept.flatMap(({ freeUntil }) => freeUntil ?? []).toSorted();
  return {
    onHand: kept.reduce((sum, { onHand }) => sum + onHand, 0),
    kinds: kept.filter(({ onHand }) => onHand > 0).length,
    freeCm3: cm3(kept.reduce((sum, one) => sum + (one.onHand - one.charged) * one.unitMm3, 0)),
    chargedCm3: cm3(kept.reduce((sum, one) => sum + one.charged * one.unitMm3, 0)),
    freeUntil: free[0] === undefined ? null : dayOf(msOf(free[0])),
    fees: rights.includes('prices') ? await feesOf(stocks, rows, today) : null,
  };
}

/** Books a fee from the balance, and tells it; null when the balance does not reach it. */
async function book(
  tx: Tx,
  { customerId, month, amount }: { customerId: number; month: string; amount: number },
  now: string,
): Promise<true | null> {
  const booked = await bookEntry(tx, {
    customerId,
    asset: assetKind.balance,
    flow: accountFlow.spending,
    amount: -amount,
    reference: storageReference(month),
    at: now,
  });
  if (!booked.ok) return null;
  const balance = booked.balanceAfter as Fen;
  await tell(tx, {
    customerId,
    kind: 'storageBooked',
    values: { month, amount: amount as Fen, balance },
    of: month,
    at: now,
  });
  await tellLowBalance(tx, {
    ...{ customerId, amount, balanceAfter: balance, at: now },
    reference: storageReference(month),
  });
  return true;
}

/** What is charged in a month. @unit mm³ × days */
async function chargedIn(db: Db, customerId: number, month: string): Promise<bigint> {
  const { first, last } = daysOfMonth(month);
  return chargedOn(await measured(db, customerId, first), first, last);
}

/** Makes up the fee of a month, once: booked, or owed. Answers whether there was anything to do. */
async function closeMonth(db: Db, customerId: number, month: string, now: string) {
  const mm3Days = await chargedIn(db, customerId, month);
  const amount = storageFeeOf(mm3Days);
  return transaction(db, async (tx) => {
    const row = { customer_id: customerId, month, amount, mm3_days: Number(mm3Days) };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('cloud_fees')
      .values({ ...row, state: 'booked', held_from: null, created_at: now, booked_at: now })
      .onConflict((conflict) => conflict.columns(['customer_id', 'month']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    if (amount === 0 || (await book(tx, { customerId, month, amount }, now))) return true;
    const held_from = instantOf(msOf(now) + storageFee.graceDays * DAY);
    await tx
      .updateTable('cloud_fees')
      .set({ state: 'owed', held_from, booked_at: null })
      .where('customer_id', '=', customerId)
      .where('month', '=', month)
      .execute();
    await tell(tx, {
      customerId,
      kind: 'storageOwed',
      values: { month, amount: amount as Fen, day: dayOf(msOf(held_from)) },
      of: month,
      at: now,
    });
    return true;
  });
}

/** Customers with goods in the warehouse, the first month to be made up and how many were. */
async function due(db: Db, thisMonth: string) {
  const { rows } = await sql<{ customer_id: number; first: string; done: string | null }>`
    select s.customer_id, to_char(min(s.inbound_at) at time zone 'Asia/Shanghai', 'YYYY-MM') as first,
      (select max(f.month) from cloud_fees f where f.customer_id = s.customer_id) as done
    from cloud_stock s where s.inbound_at is not null group by s.customer_id
    order by s.customer_id`.execute(db);
  return rows.flatMap(({ customer_id, first, done }) => {
    const from = done === null ? first : nextMonth(done);
    return from < thisMonth ? [{ customerId: customer_id, from }] : [];
  });
}

/** Fees of a customer that wait to be made up. @param now instant */
export async function feesDue(db: Db, customerId: number, now: string) {
  const thisMonth = monthOf(dayOf(msOf(now)));
  const mine = (await due(db, thisMonth)).filter((one) => one.customerId === customerId);
  const fees: { readonly month: string; readonly amount: number }[] = [];
  for (const { from } of mine) {
    for (let month = from; month < thisMonth; month = nextMonth(month)) {
      fees.push({ month, amount: storageFeeOf(await chargedIn(db, customerId, month)) });
    }
  }
  return fees;
}

/** Books what a customer owes of a month; false where it is booked, or the balance still does not reach it. */
const bookOwed = (
  db: Db,
  { customerId, month }: { readonly customerId: number; readonly month: string },
  now: string,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const row = await tx
      .selectFrom('cloud_fees')
      .select(['amount'])
      .where('customer_id', '=', customerId)
      .where('month', '=', month)
      .where('state', '=', 'owed')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    if ((await book(tx, { customerId, month, amount: row.amount }, now)) === null) return false;
    await tx
      .updateTable('cloud_fees')
      .set({ state: 'booked', booked_at: now })
      .where('customer_id', '=', customerId)
      .where('month', '=', month)
      .execute();
    return true;
  });

/** Months that customers owe, the oldest first. */
const owedMonths = (db: Db) =>
  db
    .selectFrom('cloud_fees')
    .select(['customer_id as customerId', 'month'])
    .where('state', '=', 'owed')
    .orderBy('month')
    .orderBy('customer_id')
    .execute();

/**
 * Makes up every month that is over, and books what was owed. Answers how many it did. Repeat safe: a customer whose fee
 * cannot be made up holds up nobody else, and is tried again with the next run.
 * @throws AggregateError after the last customer, when any failed
 */
export async function bookStorageFees(db: Db, now: string): Promise<number> {
  let done = 0;
  const failures: Error[] = [];
  const attempt = async (customerId: number, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (cause) {
      failures.push(new Error(`Storage fee of customer ${customerId}`, { cause }));
    }
  };
  for (const one of await owedMonths(db)) {
    await attempt(one.customerId, async () => {
      if (await bookOwed(db, one, now)) done += 1;
    });
  }
  const thisMonth = monthOf(dayOf(msOf(now)));
  for (const { customerId, from } of await due(db, thisMonth)) {
    await attempt(customerId, async () => {
      for (let month = from; month < thisMonth; month = nextMonth(month)) {
        if (await closeMonth(db, customerId, month, now)) done += 1;
      }
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some storage fees were not made up');
  return done;
}

export const storageFeeJob: Job = {
  name: 'storage-fees',
  everyMs: HOUR,
  run: ({ db, clock }) => bookStorageFees(db, nowOf(clock)),
};
