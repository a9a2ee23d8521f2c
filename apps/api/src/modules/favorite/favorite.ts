/** A customer's favourites: their rows, whether each can be ordered again, and how they are shown. */
import type { Favorite, Lost } from '@banxin/contract/entities/favorite';
import type { Fen } from '@banxin/contract/money';
import { productById } from '@banxin/pricing/products';
import type { PricedQuote } from '@banxin/pricing/types';
import type { Selectable } from 'kysely';
import type { Customer } from '../../context.ts';
import type { FavoriteOrdersTable } from '../../db/tables/favorites.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { Job } from '../order/pricing.ts';

type Row = Selectable<FavoriteOrdersTable>;

/** A favourite with the last day of its certificate. */
export type FavoriteRow = Row & { readonly certificate_until: string | null };

/** What decides whether one can be ordered again. */
export type Standing = Pick<FavoriteRow, 'product_id' | 'lost_at' | 'certificate_until'>;

/** Null while it can be ordered again. @param now an instant */
export function lostOf(row: Standing, now: string): Lost | null {
  if (row.lost_at !== null) return { reason: 'hand', day: null };
  if (productById(row.product_id) === undefined) return { reason: 'gone', day: null };
  const until = row.certificate_until;
  return until !== null && until < dayOf(msOf(now)) ? { reason: 'certificate', day: until } : null;
}

/** Those that are not removed, with their certificates. */
export const favoritesOf = (db: Db, ownerId: number) =>
  db
    .selectFrom('favorite_orders as f')
    .leftJoin('certificates as c', (join) =>
      join.onRef('c.customer_id', '=', 'f.customer_id').onRef('c.id', '=', 'f.certificate_id'),
    )
    .where('f.customer_id', '=', ownerId)
    .where('f.deleted_at', 'is', null);

/** Those of these ids that are the customer's and not removed, by their ids. */
export async function findFavorites(
  db: Db,
  ownerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FavoriteRow>> {
  if (ids.length === 0) return new Map();
  const rows = await favoritesOf(db, ownerId)
    .selectAll('f')
    .select('c.valid_until as certificate_until')
    .where('f.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** One customer's favourites are written one after the other, so that their number is known. */
export const takeTurns = (tx: Tx, ownerId: number) =>
  tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** As the engine prices it, with what was kept beside the configuration. */
export function jobOf({ configuration, terms }: Pick<Row, 'configuration' | 'terms'>): Job {
  const { urgent, carrier, packaging, province } = terms;
  return {
    configuration,
    urgent,
    packaging,
    carrier: carrier ?? undefined,
    province: province ?? undefined,
  };
}

/** As the contract shows it. @param priced its price of this moment; undefined when there is none */
export function viewOf(
  row: FavoriteRow,
  priced: Pick<PricedQuote, 'total'> | undefined,
  { rights }: Pick<Customer, 'rights'>,
  now: string,
): Favorite {
  const seesPrices = rights.includes('prices');
  return {
    id: row.id,
    name: row.name,
    remark: row.remark,
    version: row.version,
    createdAt: row.created_at,
    productId: row.product_id,
    productName: row.product_name,
    family: row.family,
    spec: row.spec,
    specSaid: row.spec_said,
    configuration: row.configuration,
    orderSN: row.order_sn,
    orderedAt: row.ordered_at,
    priceThen: seesPrices ? (row.quote.total as Fen) : null,
    priceNow: seesPrices && priced ? priced.total : null,
    lost: lostOf(row, now),
  };
}
