/** What a customer ordered, in numbers. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  getCategoryStatistics,
  getLastSixMonths,
  getOrderStatistics,
} from '@banxin/contract/calls/order/statistics';
import { orderStatus } from '@banxin/contract/enums/order';
import { type StatisticPeriod, statisticPeriod } from '@banxin/contract/enums/statistic';
import { VIP_PRODUCT_ID } from '@banxin/contract/membership';
import { type Fen, fen } from '@banxin/contract/money';
import { categories } from '@banxin/pricing/products';
import { sql } from 'kysely';
import type { Customer, UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, monthsUpTo, msOf } from '../../ports/clock.ts';

const SIX_MONTHS = 6;

const MONTHS: Readonly<Record<StatisticPeriod, number>> = {
  [statisticPeriod.month]: 1,
  [statisticPeriod.halfYear]: SIX_MONTHS,
  [statisticPeriod.year]: 12,
};

/** What no category holds, such as parcels out of the cloud warehouse: they were printed before, under their own. */
const OTHERS = '其他';

const { cancelled, deleted } = orderStatus;

/**
 * Orders that were paid and not cancelled, with what they cost. One that was taken out of the list still counts, unless
 * it had been cancelled before: then all that was paid has gone back.
 */
const counted = (db: Db, customerId: number) =>
  db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .where('paid_at', 'is not', null)
    // A membership is no order of goods.
    .where('product_id', '!=', VIP_PRODUCT_ID)
    .where('status', '!=', cancelled)
    .where((of) => of.or([of('status', '!=', deleted), of('paid', '>', of.ref('refunded'))]))
    .select([
      sql<number>`count(*)`.as('orders'),
      sql<number>`coalesce(sum(paid - refunded), 0)`.as('amount'),
    ]);

const monthOfOrder = sql<string>`to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM')`;

const startOf = (month: string | undefined): string => `${month}-01T00:00:00+08:00`;

const today = (now: string): string => dayOf(msOf(now));

interface Sums {
  readonly orders: number;
  readonly amount: number;
}

/** What this login may know of them. */
const shown = (
  { orders, amount }: Sums = { orders: 0, amount: 0 },
  { rights }: Pick<Customer, 'rights'>,
): { orders: number; amount: Fen | null } => ({
  orders: Number(orders),
  amount: rights.includes('prices') ? fen(Number(amount)) : null,
});

/** Sums of the last months, the oldest first; undefined for a month without orders. */
async function byMonth(
  { db, customer, now }: UserContext,
  count: number,
): Promise<readonly (readonly [month: string, sums: Sums | undefined])[]> {
  const months = monthsUpTo(today(now), count);
  const rows = await counted(db, customer.ownerId)
    .where('created_at', '>=', startOf(months[0]))
    .select(monthOfOrder.as('month'))
    .groupBy(monthOfOrder)
    .execute();
  const found = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => [month, found.get(month)]);
}

export async function readOrderStatistics(
  context: UserContext,
): Promise<OutputOf<typeof getOrderStatistics>> {
  const { db, customer } = context;
  const [months, all] = await Promise.all([
    byMonth(context, 2),
    counted(db, customer.ownerId).executeTakeFirst(),
  ]);
  return {
    thisMonth: shown(months[1]?.[1], customer),
    lastMonth: shown(months[0]?.[1], customer),
    all: shown(all, customer),
  };
}

export async function readLastSixMonths(
  context: UserContext,
): Promise<OutputOf<typeof getLastSixMonths>> {
  const months = await byMonth(context, SIX_MONTHS);
  return { months: months.map(([month, sums]) => ({ month, ...shown(sums, context.customer) })) };
}

export async function readCategoryStatistics(
  { db, customer, now }: UserContext,
  { type }: ParsedOf<typeof getCategoryStatistics>,
): Promise<OutputOf<typeof getCategoryStatistics>> {
  const [first] = monthsUpTo(today(now), MONTHS[type]);
  const rows = await counted(db, customer.ownerId)
    .where('created_at', '>=', startOf(first))
    .select('category_id')
    .groupBy('category_id')
    .execute();
  const named = rows.map(({ category_id, ...sums }) => ({
    categoryId: category_id,
    name: categories.find(({ id }) => id === category_id)?.name ?? OTHERS,
    ...shown(sums, customer),
  }));
  return {
    categories: named.toSorted(
      (a, b) =>
        (b.amount ?? 0) - (a.amount ?? 0) || b.orders - a.orders || a.categoryId - b.categoryId,
    ),
  };
}
