/**
 * Goods of the shelf: kept for an order when it is submitted, given back when it is cancelled, gone when they are picked.
 * Rows of the shelf are locked last and by their numbers, so no two orders wait for each other.
 */
import { STOCK_HELD_MINUTES } from '@banxin/contract/constants';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { orderStatus } from '@banxin/contract/enums/order';
import { stock as refusals } from '@banxin/contract/refusals/stock';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import type { StockMovesTable } from '../../db/tables/stock.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';

/** An order, as the shelf knows it. */
interface Buyer {
  readonly customer_id: number;
  readonly id: number;
  readonly product_id: number;
  readonly status: number;
  readonly configuration: Configuration;
}

const isOnShelf = (productId: number): boolean => productById(productId)?.stock !== undefined;

/** Units that a configuration takes from the shelf. */
export const unitsOf = ({ quantity, styles }: Pick<Configuration, 'quantity' | 'styles'>): number =>
  quantity * styles;

/** Until when goods are kept that are submitted now; null for what is printed. */
export const heldUntil = (productId: number, now: string): string | null =>
  isOnShelf(productId) ? instantOf(msOf(now) + STOCK_HELD_MINUTES * 60_000) : null;

/** Units that can be had now, by product; none where there is no shelf of it. */
export async function availableOf(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock_goods')
    .select(['product_id', 'available'])
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(rows.map(({ product_id, available }) => [product_id, available]));
}

/** Why this much is not to be had; null when it is, or when it is printed. */
export async function shortOf(
  db: Db,
  { productId, ...units }: Pick<Configuration, 'productId' | 'quantity' | 'styles'>,
): Promise<Refusal | null> {
  if (!isOnShelf(productId)) return null;
  const left = (await availableOf(db, [productId])).get(productId) ?? 0;
  return unitsOf(units) <= left ? null : refuse(refusals.tooLow, { productId, left });
}

const write = (tx: Tx, order: Buyer, kind: StockMovesTable['kind'], at: string) =>
  tx
    .insertInto('stock_moves')
    .values({
      product_id: order.product_id,
      customer_id: order.customer_id,
      order_id: order.id,
      kind,
      quantity: unitsOf(order.configuration),
      at,
    })
    .execute();

/**
 * Keeps the goods of an order that is submitted. The caller holds the order's lock and locks nothing afterwards.
 * @throws Refusal 5001 {productId, left} when there are not as many: with it the order is not submitted
 */
export async function reserve(tx: Tx, order: Buyer, at: string): Promise<void> {
  const { product_id, configuration } = order;
  if (!isOnShelf(product_id)) return;
  const units = unitsOf(configuration);
  const { numUpdatedRows } = await tx
    .updateTable('stock_goods')
    .set({ reserved: sql`reserved + ${units}`, available: sql`available - ${units}` })
    .where('product_id', '=', product_id)
    .where('available', '>=', units)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) {
    const left = (await availableOf(tx, [product_id])).get(product_id) ?? 0;
    throw refuse(refusals.tooLow, { productId: product_id, left });
  }
  await write(tx, order, 'RESERVE', at);
}

/** What is kept for an order still; undefined for what is printed and for orders that the shelf never kept anything for. */
const keptFor = (tx: Tx, order: Buyer) =>
  tx
    .selectFrom('stock_moves as kept')
    .select('kept.quantity')
    .where('kept.customer_id', '=', order.customer_id)
    .where('kept.order_id', '=', order.id)
    .where('kept.kind', '=', 'RESERVE')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stock_moves as ended')
            .select('ended.id')
            .whereRef('ended.customer_id', '=', 'kept.customer_id')
            .whereRef('ended.order_id', '=', 'kept.order_id')
            .where('ended.kind', 'in', ['RELEASE', 'OUT']),
        ),
      ),
    )
    .executeTakeFirst();

/** What a step of the order means for the shelf. The caller holds the order's lock. Repeat safe. */
export async function settleStock(tx: Tx, order: Buyer, at: string): Promise<void> {
  const isOver = order.status === orderStatus.cancelled;
  const isPicked = order.status === orderStatus.stored;
  if (!(isOver || isPicked) || !isOnShelf(order.product_id)) return;
  const kept = await keptFor(tx, order);
  if (kept === undefined) return;
  const { quantity } = kept;
  await tx
    .updateTable('stock_goods')
    .set({
      reserved: sql`reserved - ${quantity}`,
      ...(isOver
        ? { available: sql`available + ${quantity}` }
        : { on_hand: sql`on_hand - ${quantity}` }),
    })
    .where('product_id', '=', order.product_id)
    .execute();
  await write(tx, order, isOver ? 'RELEASE' : 'OUT', at);
}
