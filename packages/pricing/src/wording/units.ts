/** What a product is counted in, in the language of its engine. */
import type { Product } from '../types.ts';
import { wordingOf } from './chinese.ts';
import { sentence } from './sentence.ts';

/** One piece, as unit prices say it: 张 */
export const pieceOf = (product: Product): string =>
  wordingOf(product)(sentence('unit', product.pieceUnit));

/** What is ordered, after a number: 盒 */
export const unitsOf = (product: Product): string =>
  wordingOf(product)(sentence('units', product.quantity.unit));

/** A quantity as it is ordered: 1,000 张 */
export const amountOf = (product: Product, quantity: number): string =>
  wordingOf(product)(sentence('quantity', quantity, product.quantity.unit));
