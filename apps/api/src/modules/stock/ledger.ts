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
import type { Db, Tx } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { type CloudErrandOf, settleCustody } from './custody.ts';

/** An order, as the shelf knows it. */
interface Buyer extends CloudErrandOf {
  readonly product_id: number;
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

/** Takes goods off what can be had; false when there are not as many. The caller locks nothing afterwards. */
export async function keepUnits(
  tx: Tx,
  { customer_id, id }: Pick<Buyer, 'customer_id' | 'id'>,
  { productId, units }: { readonly productId: number; readonly units: number },
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stock_goods')
    .set({ reserved: sql`reserved + ${units}`, available: sql`available - ${units}` })
    .where('product_id', '=', productId)
    .where('available', '>=', units)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const of = { product_id: productId, customer_id, order_id: id };
  await tx
    .insertInto('stock_moves')
    .values({ ...of, kind: 'RESERVE', quantity: units, at })
    .execute();
  return true;
}

/**
 * Keeps the goods of an order that is submitted. The caller holds the order's lock and locks nothing afterwards.
 * @throws Refusal 5001 {productId, left} when there are not as many: with it the order is not submitted
 */
export async function reserve(tx: Tx, order: Buyer, at: string): Promise<void> {
  const { product_id: productId, configuration } = order;
  if (!isOnShelf(productId)) return;
  if (await keepUnits(tx, order, { productId, units: unitsOf(configuration) }, at)) return;
  const left = (await availableOf(tx, [productId])).get(productId) ?? 0;
  throw refuse(refusals.tooLow, { productId, left });
}

/** What is kept for an order still, by the numbers of the shelves; nothing for what is printed. */
const keptFor = (tx: Tx, order: Buyer) =>
  tx
    .selectFrom('stock_moves as kept')
    .select(['kept.product_id', 'kept.quantity'])
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
            .whereRef('ended.product_id', '=', 'kept.product_id')
            .where('ended.kind', 'in', ['RELEASE', 'OUT']),
        ),
      ),
    )
    .orderBy('kept.product_id')
    .execute();

/** What a step of the order means for the shelves. */
async function settleShelves(tx: Tx, order: Buyer, at: string): Promise<void> {
  const isOver = order.status === orderStatus.cancelled;
  for (const { product_id, quantity } of await keptFor(tx, order)) {
    await tx
      .updateTable('stock_goods')
      .set({
        reserved: sql`reserved - ${quantity}`,
        ...(isOver
          ? { available: sql`available + ${quantity}` }
          : { on_hand: sql`on_hand - ${quantity}` }),
      })
      .where('product_id', '=', product_id)
      .execute();
    const of = { product_id, customer_id: order.customer_id, order_id: order.id };
    await tx
      .insertInto('stock_moves')
      .values({ ...of, kind: isOver ? 'RELEASE' : 'OUT', quantity, at })
      .execute();
  }
}

/** What a step of the order means for the cloud warehouse and the shelves. The caller holds the order's lock. Repeat safe. */
export async function settleStock(tx: Tx, order: Buyer, at: string): Promise<void> {
  if (order.cloud !== null) await settleCustody(tx, order, at);
  const isEnded = order.status === orderStatus.cancelled || order.status === orderStatus.stored;
  const isOfShelf = order.cloud === 'send' || isOnShelf(order.product_id);
  if (isEnded && isOfShelf) await settleShelves(tx, order, at);
}
