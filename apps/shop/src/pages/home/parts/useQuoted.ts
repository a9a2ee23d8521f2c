/** The product and configuration that the first page quotes: chosen, or in its address, or the first one's usual. */
import type { Category, ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import type { Configuration } from '@banxin/pricing/types';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { type PricedProduct, usePricedProduct } from '../../../features/quote/product.ts';
import { PRODUCT_PARAM, quoteStart } from '../../../features/quote/quoteStart.ts';
import type { Loadable } from '../../../lib/useCall.ts';
import { useAsked } from './Asked.tsx';

export interface Quoted {
  /** Null while there is no product to quote. */
  readonly category: Category | null;
  readonly card: ProductCard | null;
  readonly priced: Loadable<PricedProduct>;
  /** Null until the product is here. */
  readonly configuration: Configuration | null;
  /** The address asks for what cannot be had. */
  readonly isMended: boolean;
}

export function useQuoted(catalogue: Loadable<readonly Category[]>): Quoted {
  const asked = useAsked();
  const search = useSearch();
  // A login over the page takes its address, and leaves the quote as it is.
  const [kept, keep] = useState(search);
  if (kept !== search && new URLSearchParams(search).has(PRODUCT_PARAM)) keep(search);
  const fields = useMemo(() => new URLSearchParams(kept), [kept]);
  const linked = fields.get(PRODUCT_PARAM);
  const categories = catalogue.state === 'ready' ? catalogue.value : [];
  const wanted = asked.productId === null ? linked : String(asked.productId);
  const sold = categories.filter(({ products }) => products.length > 0);
  const found = sold.find(({ products }) => products.some(({ id }) => String(id) === wanted));
  const category = found ?? sold[0] ?? null;
  const card =
    category?.products.find(({ id }) => String(id) === wanted) ?? category?.products[0] ?? null;
  const priced = usePricedProduct(card?.id ?? null);
  const product = priced.state === 'ready' ? priced.value.product : null;
  const start = useMemo(() => product && quoteStart(product, fields), [product, fields]);
  const isChosen = asked.configuration !== null && asked.configuration.productId === card?.id;
  const isLost = asked.productId === null && linked !== null && String(card?.id) !== linked;
  return {
    category,
    card,
    priced,
    configuration: isChosen ? asked.configuration : (start?.configuration ?? null),
    isMended: isLost || (!isChosen && start?.isMended === true),
  };
}
