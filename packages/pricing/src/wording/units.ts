/** What a product is counted in, in the language of its engine. */
import type { Product } from '../types.ts';
import { wordingOf } from './chinese.ts';
import { say } from './said.ts';

/** One piece, as unit prices say it: 张 */
export const pieceOf = (product: Product): string =>
  wordingOf(product)(say('unit', product.pieceUnit));

/** What is ordered, after a number: 盒 */
export const unitsOf = (product: Product): string =>
  wordingOf(product)(say('units', product.quantity.unit));

/** A quantity as it is ordered: 1,000 张 */
export const amountOf = (product: Product, quantity: number): string =>
  wordingOf(product)(say('quantity', quantity, product.quantity.unit));
