import { expect, test } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import { optionStates } from '../src/configure/configure.ts';

test('grammages stand in order, whichever is the usual one', () => {
  for (const product of products) {
    for (const { id } of product.materials) {
      const states = optionStates(product, { ...product.defaults, materialId: id });
      const grammages = states
        .filter(({ id: option }) => option.startsWith('gsm:'))
        .map((state) => Number(state.id.split(':')[1]));
      expect(grammages, `${product.name} ${id}`).toEqual(grammages.toSorted((a, b) => a - b));
    }
  }
});
