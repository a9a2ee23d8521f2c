/** What the page needs to begin: the category of its address, its printed products with their prices. */
import { useMemo } from 'react';
import { useCatalogue } from '../../features/product/catalogue.ts';
import { type PricedProducts, usePricedProducts } from '../../features/quote/usePricedProducts.ts';
import type { Loadable } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

export interface Mult extends PricedProducts {
  readonly categoryId: number;
  readonly name: string;
  /** Something of the products did not load: asks for it again. */
  readonly retry: () => void;
}

/** There is no such category, or nothing of it is printed to order. */
export type NoMult = 'unknown' | 'stock';

/** @returns what is wrong with the category, or what the table needs */
export function useMult(): Loadable<Mult | NoMult> {
  const { categoryId: text } = useRouteParams('productMult');
  const categoryId = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  const catalogue = useCatalogue();
  const category =
    catalogue.state === 'ready' ? catalogue.value.find(({ id }) => id === categoryId) : undefined;
  const ids = useMemo(
    () => category?.products.filter(({ isStock }) => !isStock).map(({ id }) => id) ?? [],
    [category],
  );
  const products = usePricedProducts(ids.length === 0 ? null : ids);
  return useMemo((): Loadable<Mult | NoMult> => {
    if (catalogue.state !== 'ready') return catalogue;
    if (category === undefined) return { ...catalogue, value: 'unknown' };
    if (ids.length === 0) return { ...catalogue, value: 'stock' };
    if (products.state !== 'ready') return products;
    const retry = (): void => void products.refresh();
    return { ...products, value: { ...products.value, categoryId, name: category.name, retry } };
  }, [catalogue, category, ids, products, categoryId]);
}
