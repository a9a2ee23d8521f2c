import { expect, test } from 'vitest';
import { FOLDED } from '../src/catalogue/folded.ts';
import { productById } from '../src/catalogue/products.ts';

const hasFold = (id: number): boolean =>
  productById(id)?.crafts.some((craft) => craft.id.startsWith('fold')) ?? false;

test('a flat sheet leads to the products that fold it, by the names of the catalogue', () => {
  for (const [flat, folded] of Object.entries(FOLDED)) {
    expect(hasFold(Number(flat)), flat).toBe(false);
    for (const { id, name } of folded) {
      expect(productById(id)?.name).toBe(name);
      expect(hasFold(id), name).toBe(true);
    }
  }
});
