/** How the goods of an order are packed: the plan by which its freight was worked out. */
import { book } from '@banxin/pricing/book';
import { type Parcel, pack, packNet } from '@banxin/pricing/packing';
import { productById } from '@banxin/pricing/products';
import type { PackagingOptions } from '@banxin/pricing/types';
import type { Db } from '../../db/transaction.ts';
import type { OrderRow } from './order.ts';

/** Rounded up once, at the end. */
const whole = (sum: number, per: number): number => Math.ceil(sum / per);

/** What leaves the cloud warehouse: goods that are kept there, and goods of the shop. */
async function packCloud(db: Db, { customer_id, id }: OrderRow): Promise<Parcel | null> {
  const lines = await db
    .selectFrom('cloud_lines as l')
    .leftJoin('cloud_stock as s', (on) =>
      on.onRef('s.customer_id', '=', 'l.customer_id').onRef('s.id', '=', 'l.stock_id'),
    )
    .select(['l.product_id', 'l.quantity', 's.unit_mg', 's.unit_mm3'])
    .where('l.customer_id', '=', customer_id)
    .where('l.order_id', '=', id)
    .execute();
  let mg = 0;
  let mm3 = 0;
  for (const { product_id, quantity, unit_mg, unit_mm3 } of lines) {
    const stock = productById(product_id)?.stock;
    const eachMg = unit_mg ?? (stock && stock.weightGrams * 1_000);
    const eachMm3 = unit_mm3 ?? (stock && stock.volumeCm3 * 1_000);
    if (eachMg === undefined || eachMm3 === undefined) return null;
    mg += eachMg * quantity;
    mm3 += eachMm3 * quantity;
  }
  if (lines.length === 0) return null;
  return packNet({ grams: whole(mg, 1_000), cm3: whole(mm3, 1_000) }, book, {});
}

/** So much of an order as it is packed; null for goods that are in the catalogue no more. @param quantity of each style */
export async function packingOf(db: Db, order: OrderRow, quantity: number): Promise<Parcel | null> {
  if (order.cloud === 'send' || order.cloud === 'back') return packCloud(db, order);
  const product = productById(order.product_id);
  if (product === undefined) return null;
  const configuration = { ...order.configuration, quantity };
  return pack(product, book, configuration, order.packaging as PackagingOptions);
}
