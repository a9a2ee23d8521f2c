/** The rows of carts. Whoever changes one locks it: two windows of a login change it one after the other. */
import { CART_KINDS_MAX, CART_UNITS_MAX } from '@banxin/contract/constants';
import type { CartWish } from '@banxin/contract/entities/cart';
import { productById } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { type Selectable, sql } from 'kysely';
import type { CartLinesTable } from '../../db/tables/carts.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { availableOf } from './ledger.ts';

export type CartLineRow = Selectable<CartLinesTable>;

/** What is sold from the shelf under this number; undefined for what is printed and what there is not. */
export function goodsById(productId: number): Product | undefined {
  const product = productById(productId);
  return product?.stock ? product : undefined;
}

/** The most units that one order takes, whatever lies there. */
export const mostPerOrder = ({ quantity }: Pick<Product, 'quantity'>): number =>
  Math.min(quantity.custom?.max ?? quantity.tiers.at(-1) ?? 1, CART_UNITS_MAX);

/** What was put in last at the front. */
export const linesOf = (db: Db, loginId: number): Promise<CartLineRow[]> =>
  db
    .selectFrom('cart_lines')
    .selectAll()
    .where('login_id', '=', loginId)
    .orderBy('put_at', 'desc')
    .orderBy('product_id')
    .limit(CART_KINDS_MAX)
    .execute();

/** Version of a cart; 0 for one that nothing was put into yet. */
export async function versionOf(db: Db, loginId: number): Promise<number> {
  const row = await db
    .selectFrom('carts')
    .select('version')
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Locks the cart until the transaction ends; answers its version. */
export async function lockCart(tx: Tx, loginId: number): Promise<number> {
  await tx
    .insertInto('carts')
    .values({ login_id: loginId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await tx
    .selectFrom('carts')
    .select('version')
    .where('login_id', '=', loginId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

/** The cart is another one from now on. The caller holds its lock. */
export const markChanged = (tx: Tx, loginId: number) =>
  tx
    .updateTable('carts')
    .set({ version: sql`version + 1` })
    .where('login_id', '=', loginId)
    .execute();

export interface Put {
  /** Kinds that came in or grew. */
  readonly taken: number;
  readonly capped: readonly number[];
  readonly left: number;
}

interface PutTerms {
  readonly loginId: number;
  readonly now: string;
  /** What one costs now; null for who sees no prices. @unit fen */
  readonly priceOf: (productId: number, quantity: number) => number | null;
}

/**
 * Puts goods in beside what lies there: sums are capped at what can be bought, unless nothing can. The caller holds the
 * cart's lock.
 */
export async function putIn(
  tx: Tx,
  wishes: readonly CartWish[],
  { loginId, now, priceOf }: PutTerms,
): Promise<Put> {
  const before = new Map((await linesOf(tx, loginId)).map((row) => [row.product_id, row]));
  const wished = new Map<number, number>();
  for (const { productId, quantity } of wishes) {
    wished.set(productId, (wished.get(productId) ?? 0) + quantity);
  }
  const available = await availableOf(tx, [...wished.keys()]);
  const capped: number[] = [];
  let room = CART_KINDS_MAX - before.size;
  let [taken, left] = [0, 0];
  for (const [productId, more] of wished) {
    const product = goodsById(productId);
    if (product === undefined) continue;
    const row = before.get(productId);
    if (row === undefined && room === 0) {
      left += 1;
      continue;
    }
    if (row === undefined) room -= 1;
    const there = row && !row.is_saved ? row.quantity : 0;
    const most = Math.min(mostPerOrder(product), available.get(productId) || CART_UNITS_MAX);
    const quantity = Math.max(there, Math.min(there + more, most));
    if (quantity < there + more) capped.push(productId);
    if (quantity > there) taken += 1;
    await tx
      .insertInto('cart_lines')
      .values({
        login_id: loginId,
        product_id: productId,
        quantity,
        price_then: priceOf(productId, quantity),
        put_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['login_id', 'product_id']).doUpdateSet({ quantity, is_saved: false }),
      )
      .execute();
  }
  await markChanged(tx, loginId);
  return { taken, capped, left };
}

/** The goods of an order that nobody paid lie in its buyer's cart again. The caller locks nothing afterwards. */
export async function putBack(
  tx: Tx,
  order: {
    readonly placed_by: number;
    readonly product_id: number;
    readonly configuration: { readonly quantity: number };
    readonly is_from_cart: boolean;
  },
  now: string,
): Promise<void> {
  if (!order.is_from_cart) return;
  await lockCart(tx, order.placed_by);
  const wish = { productId: order.product_id, quantity: order.configuration.quantity };
  await putIn(tx, [wish], { loginId: order.placed_by, now, priceOf: () => null });
}
