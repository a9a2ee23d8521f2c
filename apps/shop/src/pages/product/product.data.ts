/** The public catalogue, and the category that the address asks for. */
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { useSearchParams } from 'wouter';
import { useCatalogue } from '../../features/product/catalogue.ts';
import type { Loadable } from '../../lib/useCall.ts';

export interface ProductView {
  readonly all: readonly Category[];
  /** The category of the address; null for all of them, undefined when there is no such one. */
  readonly chosen: Category | null | undefined;
}

/** Picks the category of an address. */
export function chooseCategory(all: readonly Category[], id: string | null): ProductView {
  if (id === null || id === '') return { all, chosen: null };
  return { all, chosen: all.find((category) => String(category.id) === id) };
}

export function useProducts(): Loadable<ProductView> {
  const [params] = useSearchParams();
  const catalogue = useCatalogue();
  if (catalogue.state !== 'ready') return catalogue;
  return { ...catalogue, value: chooseCategory(catalogue.value, params.get('category')) };
}
