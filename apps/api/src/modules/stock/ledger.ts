/**
 * Goods of the shelf: kept for an order when it is submitted, given back when it is cancelled, gone when they are picked,
 * kept for it again when they are put back.
 * Rows of the shelf are locked last and by their numbers, so no two orders wait for each other.
 */
import { STOCK_HELD_MINUTES } from '@banxin/contract/constants';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { orderStatus } from '@banxin/contract/enums/order';
import { stock as refusals } from '@banxin/contract/refusals/stock';
import { cloudMoves } from '@banxin/contract/rules/cloudWarehouse';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import {
  type CloudErrandOf,
  movesGoods,
  type SendingKind,
  sendingsOf,
  settleCustody,
} from './custody.ts';

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

interface ShelfMove {
  readonly productId: number;
  readonly kind: SendingKind;
  /** @unit units */
  readonly quantity: number;
  /** How often the goods had been put back for the order before. */
  readonly turn: number;
}

/** Moves goods of a shelf as custody goods are moved; false, and nothing moved, where there are not as many. */
async function moveShelf(
  tx: Tx,
  { customer_id, id }: Pick<Buyer, 'customer_id' | 'id'>,
  { productId: product_id, kind, quantity, turn }: ShelfMove,
  at: string,
): Promise<boolean> {
  const effect = cloudMoves[kind];
  const onHand = effect.onHand * quantity;
  const reserved = effect.reserved * quantity;
  const available = onHand - reserved;
  const { numUpdatedRows } = await tx
    .updateTable('stock_goods')
    .set({
      on_hand: sql`on_hand + ${onHand}`,
      reserved: sql`reserved + ${reserved}`,
      available: sql`available + ${available}`,
    })
    .where('product_id', '=', product_id)
    .where(sql<boolean>`available + ${available} >= 0`)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await tx
    .insertInto('stock_moves')
    .values({ product_id, customer_id, order_id: id, kind, quantity, turn, at })
    .execute();
  return true;
}

/** Takes goods off what can be had; false when there are not as many. The caller locks nothing afterwards. */
export const keepUnits = (
  tx: Tx,
  order: Pick<Buyer, 'customer_id' | 'id'>,
  { productId, units }: { readonly productId: number; readonly units: number },
  at: string,
): Promise<boolean> =>
  moveShelf(tx, order, { productId, kind: 'RESERVE', quantity: units, turn: 0 }, at);

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

/** What happened last to the goods of each shelf for an order, by the numbers of the shelves; nothing for what is printed. */
const lastMovesOf = (tx: Tx, { customer_id, id }: Buyer) =>
  tx
    .selectFrom('stock_moves')
    .distinctOn('product_id')
    .select(['product_id', 'kind', 'quantity', 'turn'])
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', id)
    .orderBy('product_id')
    .orderBy('id', 'desc')
    .execute();

/** What a step of the order means for the shelves: the same as for custody goods that it takes out. */
async function settleShelves(tx: Tx, order: Buyer, at: string): Promise<void> {
  // What comes back to the shop is looked at first, and counted in by hand.
  if (order.status === orderStatus.returned || !movesGoods(order.status)) return;
  for (const { product_id: productId, quantity, ...last } of await lastMovesOf(tx, order)) {
    for (const next of sendingsOf(order.status, last)) {
      if (!(await moveShelf(tx, order, { productId, quantity, ...next }, at))) {
        throw new Error(
          `${order.order_sn}: shelf ${productId} cannot take ${next.kind} ${quantity}`,
        );
      }
    }
  }
}

/** What a step of the order means for the cloud warehouse and the shelves. The caller holds the order's lock. Repeat safe. */
export async function settleStock(tx: Tx, order: Buyer, at: string): Promise<void> {
  if (order.cloud !== null) await settleCustody(tx, order, at);
  if (order.cloud === 'send' || isOnShelf(order.product_id)) await settleShelves(tx, order, at);
}
