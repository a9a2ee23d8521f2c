/** The bestsellers of the last 30 days, counted on orders that were paid for and not cancelled. */
import type { OutputOf } from '@banxin/contract/call';
import type { getBestsellerRank } from '@banxin/contract/calls/catalogue/bestsellers';
import type { Bestseller } from '@banxin/contract/calls/catalogue/bestsellers.schemas';
import { orderStatus } from '@banxin/contract/enums/order';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { keptFor } from './keptFor.ts';

type Rank = OutputOf<typeof getBestsellerRank>;

const DAYS = 30;
const ROWS = 10;
/** So long a rank is answered again: it changes by the hour, and every first visit asks for it. @unit ms */
const FRESH_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;

interface Sales {
  /** First day that counts. */
  readonly since: string;
  readonly rows: readonly Bestseller[];
}

/** Most first; equal ones in the order of the catalogue, so that the rank is the same for everybody. */
const top = (rows: readonly Bestseller[], by: 'pieces' | 'orders'): Bestseller[] =>
  rows.toSorted((a, b) => b[by] - a[by] || a.productId - b.productId).slice(0, ROWS);

async function count(db: Db, now: number): Promise<Sales> {
  const since = dayOf(now - DAYS * DAY_MS);
  const sold = await db
    .selectFrom('orders')
    .select((eb) => [
      'product_id',
      eb.fn.countAll<number>().as('orders'),
      sql<number>`sum((configuration->>'quantity')::bigint * (configuration->>'styles')::bigint)`.as(
        'units',
      ),
    ])
    .where('paid_at', '>=', instantOf(msOf(`${since}T00:00:00+08:00`)))
    .where('status', '!=', orderStatus.cancelled)
    .groupBy('product_id')
    .execute();
  const rows = sold.flatMap(({ product_id, orders, units }) => {
    const product = productById(product_id);
    // What is no longer sold leads nowhere.
    if (product === undefined) return [];
    const { name, art, piecesPerUnit } = product;
    const pieces = Number(units) * piecesPerUnit;
    return [{ productId: product_id, name, family: art, pieces, orders: Number(orders) }];
  });
  return { since, rows };
}

/** What was sold of each product. */
export const readSales = keptFor(FRESH_MS, ({ db }, now) => count(db, now));

export async function readBestsellers(context: Context): Promise<Rank> {
  const { since, rows } = await readSales(context);
  return { since, byPieces: top(rows, 'pieces'), byOrders: top(rows, 'orders') };
}
