/**
 * Cashback: of what the balance paid while approved orders paid themselves a part is given back, of each month on the
 * first of the next. All that was ever counted is added up, so that what went back later is set off against the months
 * after; nothing that was given is taken away.
 */
import type { OutputOf } from '@banxin/contract/call';
import type { getCashback } from '@banxin/contract/calls/customer/accountBook';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { type Fen, fen } from '@banxin/contract/money';
import { CASHBACK_MONTHS_SHOWN, cashbackOf } from '@banxin/contract/rules/cashback';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { bookEntry } from '../../db/ledger.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { dayOf, monthsUpTo, msOf, nowOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';
import { cashbackReference } from './monthly.ts';

const HOUR = 3_600_000;
/** Nobody looks for months further back: a server that was off so long has other worries. */
const LOOKED_BACK = 13;

const monthOf = (now: string): string => dayOf(msOf(now)).slice(0, 7);
const startOf = (month: string): string => `${month}-01T00:00:00+08:00`;

/** The first instant after a month. */
function endOf(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return startOf(at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`);
}

/**
 * What was paid and did not go back, without what given money paid of it. Below 0 never: no payment goes back further
 * than it was paid.
 * @unit fen
 */
async function counted(
  db: Db,
  customerId: number,
  { from, until }: { readonly from?: string; readonly until: string },
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(net), 0) as sum from (
      select sum(s.amount - s.refunded) - p.from_bonus as net
      from payments p join payment_subjects s on s.customer_id = p.customer_id and s.payment_id = p.id
      where p.customer_id = ${customerId} and p.earns_cashback
        and p.paid_at >= ${from ?? '-infinity'}::timestamptz and p.paid_at < ${until}::timestamptz
      group by p.id, p.from_bonus
    ) each`.execute(db);
  return Number(rows[0]?.sum ?? 0);
}

/** What was given so far. @unit fen */
async function given(db: Db, customerId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('cashbacks')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('sum'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

export async function readCashback({
  db,
  now,
  customer: { ownerId },
}: UserContext): Promise<OutputOf<typeof getCashback>> {
  const month = monthOf(now);
  const [account, before, spent, already, months] = await Promise.all([
    db
      .selectFrom('accounts')
      .select('is_pre_deposit_enabled')
      .where('customer_id', '=', ownerId)
      .executeTakeFirst(),
    counted(db, ownerId, { until: startOf(month) }),
    counted(db, ownerId, { from: startOf(month), until: endOf(month) }),
    given(db, ownerId),
    db
      .selectFrom('cashbacks')
      .select(['month', 'amount', 'created_at as at'])
      .where('customer_id', '=', ownerId)
      .where('amount', '>', 0)
      .orderBy('month', 'desc')
      .limit(CASHBACK_MONTHS_SHOWN)
      .execute(),
  ]);
  // In the first hour of a month the last one may not be made up yet.
  const settled = Math.max(already, cashbackOf(before));
  const expected = Math.max(0, cashbackOf(before + spent) - settled);
  return {
    isOn: account?.is_pre_deposit_enabled ?? false,
    month,
    spent: fen(spent),
    expected: fen(expected),
    setOff: fen(Math.max(0, cashbackOf(spent) - expected)),
    months: months.map((one) => ({ ...one, amount: fen(one.amount) })),
  };
}

/** Makes up a month of a customer, once. Answers whether there was anything to do. */
const closeMonth = (db: Db, customerId: number, month: string, now: string): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('cashbacks')
      .values({ customer_id: customerId, month, amount: 0, created_at: now })
      .onConflict((conflict) => conflict.columns(['customer_id', 'month']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const all = await counted(tx, customerId, { until: endOf(month) });
    const amount = cashbackOf(all) - (await given(tx, customerId));
    if (amount <= 0) return true;
    await tx
      .updateTable('cashbacks')
      .set({ amount })
      .where('customer_id', '=', customerId)
      .where('month', '=', month)
      .execute();
    const booked = await bookEntry(tx, {
      customerId,
      asset: assetKind.balance,
      flow: accountFlow.signingCashback,
      amount,
      reference: cashbackReference(month),
      at: now,
    });
    if (!booked.ok) throw new Error('Money that is given was refused');
    await tell(tx, {
      customerId,
      kind: 'cashback',
      values: { month, amount: amount as Fen, balance: booked.balanceAfter as Fen },
      of: month,
      at: now,
    });
    return true;
  });

/** Makes up every month that is over, the oldest first. Answers how many it did. May run on several servers at once. */
export async function giveCashback(db: Db, now: string): Promise<number> {
  const thisMonth = monthOf(now);
  const [first = thisMonth] = monthsUpTo(dayOf(msOf(now)), LOOKED_BACK);
  const { rows } = await sql<{ customer_id: number; month: string }>`
    select p.customer_id, p.month from (
      select distinct customer_id, to_char(paid_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month
      from payments where earns_cashback
        and paid_at >= ${startOf(first)}::timestamptz and paid_at < ${startOf(thisMonth)}::timestamptz
    ) p
    where not exists (
      select 1 from cashbacks c where c.customer_id = p.customer_id and c.month = p.month)
    order by p.month, p.customer_id`.execute(db);
  let done = 0;
  for (const { customer_id, month } of rows) {
    if (await closeMonth(db, Number(customer_id), month, now)) done += 1;
  }
  return done;
}

export const cashbackJob: Job = {
  name: 'cashback',
  everyMs: HOUR,
  run: ({ db, clock }) => giveCashback(db, nowOf(clock)),
};
