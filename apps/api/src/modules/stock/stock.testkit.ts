/** How the shelves stand, for tests. */
import type { Db } from '../../db/transaction.ts';

/** What lies on the shelf of a product, what of it is kept, and what can be had. */
export const shelfOf = (db: Db, productId: number) =>
  db
    .selectFrom('stock_goods')
    .select(['on_hand', 'reserved', 'available'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();

/** Counts the shelf anew: so many can be had. */
export async function countShelf(db: Db, productId: number, available: number): Promise<void> {
  const shelf = await shelfOf(db, productId);
  const quantity = available - shelf.available;
  if (quantity === 0) return;
  await db
    .updateTable('stock_goods')
    .set({ on_hand: shelf.on_hand + quantity, available })
    .where('product_id', '=', productId)
    .execute();
  await db
    .insertInto('stock_moves')
    .values({
      product_id: productId,
      kind: 'ADJUST',
      quantity,
      reason: 'COUNTED',
      at: '2026-11-20T09:00:00.000+08:00',
    })
    .execute();
}
