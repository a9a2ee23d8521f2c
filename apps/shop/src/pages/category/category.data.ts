/** The catalogue, and the part of it that the address asks for. */
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { useCatalogue } from '../../features/product/catalogue.ts';
import type { Loadable } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

export interface CategoryView {
  readonly all: readonly Category[];
  /** The category of the address; null for all of them, undefined when there is no such one. */
  readonly chosen: Category | null | undefined;
}

/** Picks the category of an address part. */
export function chooseCategory(all: readonly Category[], id: string | undefined): CategoryView {
  if (id === undefined || id === '') return { all, chosen: null };
  return { all, chosen: all.find((category) => String(category.id) === id) };
}

export function useCategory(): Loadable<CategoryView> {
  const { id } = useRouteParams('category');
  const catalogue = useCatalogue();
  if (catalogue.state !== 'ready') return catalogue;
  return { ...catalogue, value: chooseCategory(catalogue.value, id) };
}
