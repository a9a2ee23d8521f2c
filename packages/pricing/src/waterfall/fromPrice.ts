/**
 * "From" prices for lists: the cheapest ladder step of a product as it is first configured.
 */

import type { Fen } from '../money.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import { ANONYMOUS, type CustomerTerms, type Product } from '../types.ts';
import { wordingOf } from '../wording/chinese.ts';
import type { Sentence } from '../wording/sentence.ts';
import { quantitySentence } from '../words.ts';
import { priceLadder } from './goods.ts';

export interface FromPrice {
  /** Total at the smallest quantity. @unit fen */
  total: Fen;
  quantity: number;
  /** 2 盒（200 张） */
  quantityText: string;
  said: Sentence;
}

/** ¥20.60 起 · 2 盒（200 张） */
export function fromPrice(
  product: Product,
  book: PriceBook,
  customer: CustomerTerms = ANONYMOUS,
): FromPrice {
  const [first] = priceLadder(product, book, product.defaults, customer);
  if (!first) throw new RangeError(`product ${product.id} has no quantities`);
  const said = quantitySentence(product, first.quantity);
  return {
    total: first.total,
    quantity: first.quantity,
    quantityText: wordingOf(product)(said),
    said,
  };
}

/** Total for so many units of the usual configuration; null when so many are not sold. @unit fen */
export function priceOf(
  product: Product,
  book: PriceBook,
  quantity: number,
  customer: CustomerTerms = ANONYMOUS,
): Fen | null {
  const { tiers, custom } = product.quantity;
  const isSold =
    tiers.includes(quantity) ||
    (custom !== undefined && quantity >= custom.min && quantity <= custom.max);
  if (!isSold) return null;
  const ladder = priceLadder(product, book, { ...product.defaults, quantity }, customer);
  return ladder.find(({ chosen }) => chosen)?.total ?? null;
}
