/** The category tree in the reader's language. */
import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { useMemo } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';

/** Categories with their products; null waits. */
export function useCatalogue(
  input: Record<string, never> | null = {},
): Loadable<readonly Category[]> {
  const catalogue = useCall(getAllProductCategories, input);
  const { name, word } = useCatalogueWords();
  return useMemo(() => {
    if (catalogue.state !== 'ready') return catalogue;
    const value = catalogue.value.map((category) => ({
      ...category,
      name: name('category', category.id, category.name),
      products: category.products.map((product) => ({
        ...product,
        name: name('product', product.id, product.name),
        description: name('description', product.id, product.description),
        uses: product.uses.map(({ id, name: use }) => ({ id, name: name('use', id, use) })),
        fromUnit: word(product.fromUnit, product.fromUnitSaid),
      })),
    }));
    return { ...catalogue, value };
  }, [catalogue, name, word]);
}
