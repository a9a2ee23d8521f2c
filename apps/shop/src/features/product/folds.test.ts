/** Where a folded sheet is folded. */
import { productById } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { expect, test } from 'vitest';
import { foldsOf } from './productLook.ts';

function product(id: number): Product {
  const found = productById(id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
}

test.each([
  ['in three has two folds', 203, 285, [95, 190]],
  ['in half has one, in the middle', 204, 420, [210]],
  ['not folded has none', 201, 285, []],
])('a sheet %s', (_, id, length, folds) => {
  expect(foldsOf(product(id), product(id).defaults, length)).toEqual(folds);
});
