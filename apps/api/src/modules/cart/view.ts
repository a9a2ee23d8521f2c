/** The cart as its owner sees it: every line priced by its own quantity, what cannot be bought with its reason. */
import type { Cart, CartLine } from '@banxin/contract/entities/cart';
import { type Fen, fen } from '@banxin/contract/money';
import type { Product } from '@banxin/pricing/types';
import type { Customer, UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { listAddresses } from '../customer/addresses.ts';
import {
  type CartLineRow,
  goodsById,
  linesOf,
  mostPerOrder,
  versionOf,
} from '../stock/cartLines.ts';
import { priceOf, seesPrices, unitPriceOf } from './goodsPrice.ts';

interface Shelf {
  readonly available: number;
  readonly restock_on: string | null;
}

/** How the shelves of these products stand; one query. */
export async function shelvesOf(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Shelf>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock_goods')
    .select(['product_id', 'available', 'restock_on'])
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}

interface Terms {
  readonly actor: Customer;
  readonly now: string;
  readonly province: string | undefined;
}

/** How many more make each of them cheaper, and by how much; null when no step of the ladder does. */
function nextStep(
  product: Product,
  quantity: number,
  unitPrice: Fen,
  most: number,
  terms: Terms,
): CartLine['next'] {
  for (const step of product.quantity.tiers) {
    if (step <= quantity || step > most) continue;
    const priced = priceOf(product, step, terms);
    const saves = priced ? unitPrice - unitPriceOf(priced) : 0;
    if (saves > 0) return { more: step - quantity, saves: saves as Fen };
  }
  return null;
}

/** A line of a product that is not sold any more. */
const goneLine = ({ product_id, quantity, is_saved }: CartLineRow): CartLine => ({
  productId: product_id,
  name: '',
  unit: '',
  quantity,
  isSaved: is_saved,
  each: null,
  sum: null,
  moved: fen(0),
  next: null,
  most: 0,
  why: 'gone',
  restockOn: null,
  factory: null,
});

function lineOf(row: CartLineRow, shelf: Shelf | undefined, terms: Terms): CartLine {
  const product = goodsById(row.product_id);
  if (product === undefined) return goneLine(row);
  const { quantity } = row;
  const most = Math.min(mostPerOrder(product), shelf?.available ?? 0);
  const priced = priceOf(product, Math.min(quantity, mostPerOrder(product)), terms);
  const shown = priced && seesPrices(terms.actor) ? priced : null;
  const unitPrice = shown && unitPriceOf(shown);
  const why = most === 0 ? 'soldOut' : quantity > most ? 'tooMany' : null;
  return {
    productId: product.id,
    name: product.name,
    unit: product.quantity.unit,
    quantity,
    isSaved: row.is_saved,
    each: unitPrice,
    sum: shown && quantity <= mostPerOrder(product) ? (shown.eligible as Fen) : null,
    moved: (unitPrice === null || row.price_then === null ? 0 : unitPrice - row.price_then) as Fen,
    next: unitPrice === null ? null : nextStep(product, quantity, unitPrice, most, terms),
    most,
    why,
    restockOn: most === 0 ? (shelf?.restock_on ?? null) : null,
    factory: priced?.delivery?.factory.id ?? null,
  };
}

export async function cartOf(context: UserContext): Promise<Cart> {
  const { db, customer: actor, now } = context;
  const rows = await linesOf(db, actor.id);
  const shelves = await shelvesOf(
    db,
    rows.map(({ product_id }) => product_id),
  );
  const [address] = await listAddresses(context);
  const terms = { actor, now, province: address?.province };
  return {
    version: await versionOf(db, actor.id),
    lines: rows.map((row) => lineOf(row, shelves.get(row.product_id), terms)),
  };
}
