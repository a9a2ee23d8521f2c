/** A product with the book that prices it for those who may see prices, as the server sent them. */
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import type { PriceBook } from '@banxin/pricing/book.types';
import type { Product } from '@banxin/pricing/types';
import { useMemo } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';

export interface PricedProduct {
  readonly product: Product;
  /** Null for roles that may not see prices. */
  readonly book: PriceBook | null;
  /** Server time when it was sent. ISO instant. */
  readonly now: string;
}

/** Template, in the reader's language, and price book of a product; null waits. */
export function usePricedProduct(id: number | null): Loadable<PricedProduct> {
  const config = useCall(getOrderConfig, id === null ? null : { categoryId: id });
  const words = useCatalogueWords();
  return useMemo(() => {
    if (config.state !== 'ready') return config;
    const { product, book, now } = config.value;
    // Server and browser run one version of the engine: what it sends is what the engine takes.
    const value = {
      product: words.product(product as Product),
      book: book as PriceBook | null,
      now,
    };
    return { ...config, value };
  }, [config, words]);
}
