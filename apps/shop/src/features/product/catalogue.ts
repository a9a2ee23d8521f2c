/** The category tree in the reader's language. */
import {
  getAllProductCategories,
  getProductCategoryNames,
} from '@banxin/contract/calls/catalogue/categories';
import type { Category, ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { useCallback, useMemo } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';

/** Puts what a product's card says into the reader's language. */
export function useWordedCard(): <P extends ProductCard>(product: P) => P {
  const { name, word } = useCatalogueWords();
  return useCallback(
    (product) => ({
      ...product,
      name: name('product', product.id, product.name),
      description: name('description', product.id, product.description),
      uses: product.uses.map(({ id, name: use }) => ({ id, name: name('use', id, use) })),
      fromUnit: word(product.fromUnit, product.fromUnitSaid),
    }),
    [name, word],
  );
}

/** Tells a parent category's name; null while it is not known. The header has asked for them. */
export function useCategoryName(): (id: number) => string | null {
  const names = useCall(getProductCategoryNames, {});
  const { name } = useCatalogueWords();
  const known = names.state === 'ready' ? names.value : [];
  return (id) => {
    const found = known.find((one) => one.id === id && one.parentId === null);
    return found ? name('category', id, found.name) : null;
  };
}

/** Categories with their products; null waits. */
export function useCatalogue(
  input: Record<string, never> | null = {},
): Loadable<readonly Category[]> {
  const catalogue = useCall(getAllProductCategories, input);
  const { name } = useCatalogueWords();
  const worded = useWordedCard();
  return useMemo(() => {
    if (catalogue.state !== 'ready') return catalogue;
    const value = catalogue.value.map((category) => ({
      ...category,
      name: name('category', category.id, category.name),
      products: category.products.map(worded),
    }));
    return { ...catalogue, value };
  }, [catalogue, name, worded]);
}
