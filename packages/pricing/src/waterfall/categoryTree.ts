/**
 * The catalogue as visitors see it: every category with its products and their lowest prices.
 */

import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { factsOf, USES } from '../catalogue/facts.ts';
import { categories, products } from '../catalogue/products.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import { ANONYMOUS, type CustomerTerms } from '../types.ts';
import { fromPrice } from './fromPrice.ts';

/** Prices everything once: keep the answer as long as the book. */
export const categoryTree = (book: PriceBook, customer: CustomerTerms = ANONYMOUS): Category[] =>
  categories.map(({ id, name }) => ({
    id,
    name,
    products: products
      .filter(({ parentId }) => parentId === id)
      .map((product) => {
        const from = fromPrice(product, book, customer);
        const { uses } = factsOf(product);
        return {
          id: product.id,
          name: product.name,
          family: product.art,
          description: product.description,
          uses: uses.map((use) => ({ id: use, name: USES[use] })),
          // What sells and what is new is not the catalogue's to say.
          mark: 0,
          isStock: product.stock !== undefined,
          restockOn: null,
          widthMm: product.defaults.widthMm,
          heightMm: product.defaults.heightMm,
          depthMm: product.defaults.depthMm ?? null,
          from: from.total,
          fromUnit: from.quantityText,
          fromUnitSaid: from.said,
        };
      }),
  }));
