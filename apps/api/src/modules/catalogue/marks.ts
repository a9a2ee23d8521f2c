/**
 * Marks on products, by a rule that is said: recommended is what was ordered most often in its category in the last
 * 30 days, new is what the news of the last 90 days told as new.
 */
import { newsFlag, type ProductMark, productMark } from '@banxin/contract/enums/catalogue';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { instantOf } from '../../ports/clock.ts';
import { readSales } from './bestsellers.ts';
import { keptFor } from './keptFor.ts';

const NEW_DAYS = 90;
const DAY_MS = 24 * 3_600_000;
/** News come out by the hour. @unit ms */
const FRESH_MS = 10 * 60_000;

/** Products that the news told as new: the first that an article names is the one it is about. */
const readNew = keptFor(FRESH_MS, async ({ db }, now): Promise<ReadonlySet<number>> => {
  const news = await db
    .selectFrom('articles')
    .where('kind', '=', 'news')
    .where('published_at', '<=', instantOf(now))
    .where('published_at', '>=', instantOf(now - NEW_DAYS * DAY_MS))
    .where(sql<boolean>`flags & ${newsFlag.newProduct}::int <> 0`)
    .select('product_ids')
    .execute();
  return new Set(news.flatMap(({ product_ids }) => product_ids.slice(0, 1)));
});

/** Of each category the product with the most orders, then the most pieces, then the first of the catalogue. */
async function readFirst(context: Pick<Context, 'db' | 'clock'>): Promise<ReadonlySet<number>> {
  const { rows } = await readSales(context);
  const first = new Map<number, number>();
  const ranked = rows.toSorted(
    (a, b) => b.orders - a.orders || b.pieces - a.pieces || a.productId - b.productId,
  );
  for (const { productId } of ranked) {
    const parentId = productById(productId)?.parentId;
    if (parentId !== undefined && !first.has(parentId)) first.set(parentId, productId);
  }
  return new Set(first.values());
}

/** Puts its mark on a card; what is both is recommended. */
export async function markerFor(
  context: Pick<Context, 'db' | 'clock'>,
): Promise<<C extends { readonly id: number }>(card: C) => C & { mark: ProductMark | 0 }> {
  const [first, fresh] = await Promise.all([readFirst(context), readNew(context)]);
  const markOf = (id: number): ProductMark | 0 => {
    if (first.has(id)) return productMark.recommended;
    return fresh.has(id) ? productMark.new : 0;
  };
  return (card) => ({ ...card, mark: markOf(card.id) });
}
