/** The shop's own hand on its shelves: what came in, what was counted, what broke. */
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import { type Db, transaction } from '../../db/transaction.ts';
import { goodsById } from './cartLines.ts';

/** No delivery is larger. @unit units */
const MOST = 1_000_000;

/** A line for each shelf: product, what lies there, what is kept, what can be had. */
export async function listShelves(db: Db): Promise<string> {
  const rows = await db.selectFrom('stock_goods').selectAll().orderBy('product_id').execute();
  if (rows.length === 0) return '没有现货';
  return rows
    .map(({ product_id, on_hand, reserved, available }) =>
      [
        product_id,
        productById(product_id)?.name ?? '已下架',
        `在库 ${on_hand}`,
        `占用 ${reserved}`,
        `可用 ${available}`,
      ].join('  '),
    )
    .join('\n');
}

export interface Adjustment {
  readonly productId: string;
  /** More, or fewer below zero: `50`, `-3`. */
  readonly units: string;
  readonly reason: string;
}

/** Answers what to print. What is kept for orders cannot be taken away. */
export async function adjustShelf(
  db: Db,
  { productId, units, reason }: Adjustment,
  now: string,
): Promise<string> {
  const product = goodsById(Number(productId));
  if (product === undefined) return `没有编号为 ${productId} 的现货商品`;
  const quantity = Number(units);
  const why = reason.trim();
  if (!Number.isInteger(quantity) || quantity === 0 || Math.abs(quantity) > MOST) {
    return `数量应为不等于 0 的整数：${units}`;
  }
  if (why === '') return '请写明原因';
  return transaction(db, async (tx) => {
    await tx
      .insertInto('stock_goods')
      .values({ product_id: product.id, on_hand: 0, available: 0, restock_on: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const after = await tx
      .updateTable('stock_goods')
      .set({
        on_hand: sql`on_hand + ${quantity}`,
        available: sql`available + ${quantity}`,
        // It was filled again.
        ...(quantity > 0 && { restock_on: null }),
      })
      .where('product_id', '=', product.id)
      .where('available', '>=', Math.max(0, -quantity))
      .returning(['on_hand', 'available'])
      .executeTakeFirst();
    if (after === undefined) return `${product.name}可用的不足 ${-quantity}，没有修改`;
    await tx
      .insertInto('stock_moves')
      .values({ product_id: product.id, kind: 'ADJUST', quantity, reason: why, at: now })
      .execute();
    return `${product.name}：在库 ${after.on_hand}，可用 ${after.available}`;
  });
}
