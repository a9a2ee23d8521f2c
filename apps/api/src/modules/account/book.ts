/** What moved in an account: the customer's side of the ledger, each movement with what it was for. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  exportTransactions,
  getAccountStatistics,
  getAccountTransactions,
} from '@banxin/contract/calls/customer/accountBook';
import type { AccountEntry, AccountMonth } from '@banxin/contract/entities/accountBook';
import { assetKind } from '@banxin/contract/enums/account';
import { fen } from '@banxin/contract/money';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, monthsUpTo, msOf } from '../../ports/clock.ts';
import { isOfFreight, orderOfEntry } from '../order/discounts.ts';
import { monthOfReference } from './monthly.ts';

/** @unit calendar months, this one among them */
const MONTHS = 12;
const DAY = 24 * 3_600_000;

const startOf = (day: string): string => `${day}T00:00:00+08:00`;
const dayAfter = (day: string): string => dayOf(msOf(startOf(day)) + DAY);

type Filter = ParsedOf<typeof exportTransactions>;
type Asked = ParsedOf<typeof getAccountTransactions>;

/** A query for the movements of a customer's money that a filter lets through. */
export function matching(db: Db, customerId: number, { flow, asset, from, to }: Filter) {
  let query = db
    .selectFrom('ledger as l')
    .where('l.customer_id', '=', customerId)
    .where('l.account', '=', 'customer')
    .where(
      'l.asset',
      'in',
      asset === undefined ? [assetKind.balance, assetKind.cashRedPacket] : [asset],
    );
  if (flow !== undefined) query = query.where('l.flow', '=', flow);
  if (from !== undefined) query = query.where('l.created_at', '>=', startOf(from));
  if (to !== undefined) query = query.where('l.created_at', '<', startOf(dayAfter(to)));
  return query;
}

const income = sql<number>`coalesce(sum(amount) filter (where amount > 0), 0)`;
const spending = sql<number>`coalesce(-sum(amount) filter (where amount < 0), 0)`;

interface Purpose {
  readonly by: string | null;
  readonly orderSNs: string[];
  readonly isFreight: boolean;
  readonly isVip: boolean;
}

/** Who made the payments with these numbers, and for which orders. */
async function purposesOf(
  db: Db,
  customerId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Purpose>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('payment_subjects as s', (join) =>
      join.onRef('s.customer_id', '=', 'p.customer_id').onRef('s.payment_id', '=', 'p.id'),
    )
    // A payment that fills the account has no orders.
    .leftJoin('orders as o', (join) =>
      join.onRef('o.customer_id', '=', 's.customer_id').onRef('o.id', '=', 's.order_id'),
    )
    .leftJoin('customers as c', 'c.id', 'p.paid_by')
    .where('p.customer_id', '=', customerId)
    .where('p.payment_sn', 'in', numbers)
    .select(['p.payment_sn', 'c.name', 'o.order_sn', 's.kind'])
    .orderBy('s.position')
    .execute();
  const found = new Map<string, Purpose>();
  for (const { payment_sn, name, order_sn, kind } of rows) {
    const purpose = found.get(payment_sn) ?? {
      by: name,
      orderSNs: [],
      isFreight: kind === 'freight',
      isVip: kind === 'vip',
    };
    // The order of a membership has no page.
    if (order_sn !== null && kind !== 'vip') purpose.orderSNs.push(order_sn);
    found.set(payment_sn, purpose);
  }
  return found;
}

/** The movements with what an entry is made of, in the order of the list. */
export const newestFirst = (query: ReturnType<typeof matching>) =>
  query
    .select(['l.id', 'l.created_at', 'l.flow', 'l.asset'])
    .select(['l.amount', 'l.balance_after', 'l.reference'])
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc');

/** The same with what they were for and who made them. */
export async function entriesOf(
  db: Db,
  customerId: number,
  rows: Awaited<ReturnType<ReturnType<typeof newestFirst>['execute']>>,
): Promise<AccountEntry[]> {
  const purposes = await purposesOf(
    db,
    customerId,
    rows.map(({ reference }) => reference),
  );
  return rows.map((row): AccountEntry => {
    const orderSN = orderOfEntry(row);
    const purpose = purposes.get(row.reference);
    const ofMonth = monthOfReference(row.reference);
    return {
      entryId: row.id,
      at: row.created_at,
      flow: row.flow as AccountEntry['flow'],
      asset: row.asset as AccountEntry['asset'],
      amount: fen(row.amount),
      balanceAfter: fen(row.balance_after ?? 0),
      orderSNs: orderSN === null ? (purpose?.orderSNs ?? []) : [orderSN],
      isFreight: purpose?.isFreight ?? isOfFreight(row.reference),
      ...(purpose?.isVip && { isVip: true }),
      ...(ofMonth && { ofMonth }),
      by: purpose?.by ?? null,
    };
  });
}

export const listTransactions = (
  { db, customer: { ownerId } }: UserContext,
  asked: Asked,
): Promise<OutputOf<typeof getAccountTransactions>> => bookOf(db, ownerId, asked);

/** A page of the movements of a customer's money, the newest first, and what all of them add up to. */
export async function bookOf(
  db: Db,
  ownerId: number,
  asked: Asked,
): Promise<OutputOf<typeof getAccountTransactions>> {
  const all = await matching(db, ownerId, asked)
    .select([sql<number>`count(*)`.as('total'), income.as('income'), spending.as('spending')])
    .executeTakeFirstOrThrow();
  const total = Number(all.total);
  const page = Math.min(asked.pageIndex, Math.max(1, Math.ceil(total / asked.pageSize)));
  const rows = await newestFirst(matching(db, ownerId, asked))
    .limit(asked.pageSize)
    .offset((page - 1) * asked.pageSize)
    .execute();
  const items = await entriesOf(db, ownerId, rows);
  return {
    items,
    total,
    sums: { income: fen(Number(all.income)), spending: fen(Number(all.spending)) },
  };
}

export async function readMonths({
  db,
  now,
  customer: { ownerId },
}: UserContext): Promise<OutputOf<typeof getAccountStatistics>> {
  const months = monthsUpTo(dayOf(msOf(now)), MONTHS);
  const month = sql<string>`to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  const rows = await db
    .selectFrom('ledger')
    .where('customer_id', '=', ownerId)
    .where('account', '=', 'customer')
    .where('asset', '=', assetKind.balance)
    .where('created_at', '>=', startOf(`${months[0]}-01`))
    .select([month.as('month'), income.as('income'), spending.as('spending')])
    .groupBy(month)
    .execute();
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return {
    months: months.map((at): AccountMonth => {
      const found = byMonth.get(at);
      return {
        month: at,
        income: fen(Number(found?.income ?? 0)),
        spending: fen(Number(found?.spending ?? 0)),
      };
    }),
  };
}
