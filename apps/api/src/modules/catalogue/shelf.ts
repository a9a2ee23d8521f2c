/** Shelves that are empty. */
import type { Db } from '../../db/transaction.ts';

/** The day on which an empty shelf is filled again, by product; those of which no day is known are left out. */
export async function readRestocks(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('stock_goods')
    .select(['product_id', 'restock_on'])
    .where('available', '=', 0)
    .where('restock_on', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ product_id, restock_on: day }) => (day ? [[product_id, day]] : [])),
  );
}
