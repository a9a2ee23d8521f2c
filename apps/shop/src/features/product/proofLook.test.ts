/** A proof lies as the page that was uploaded, folds go along its length, a box lies unfolded. */
import { productById } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { flatSize } from '@banxin/pricing/unfold';
import { describe, expect, it, test } from 'vitest';
import { proofLook } from './proofLook.ts';

function product(id: number): Product {
  const found = productById(id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
}
const look = (id: number, page?: { widthMm: number; heightMm: number }) =>
  proofLook(product(id), product(id).defaults, page);

describe('a leaflet folded in three', () => {
  test.each([
    ['before there is a page', undefined],
    ['with a page that lies', { widthMm: 291, heightMm: 216 }],
  ])('lies along its length %s: folds from the left', (_, page) => {
    expect(look(203, page)).toMatchObject({
      trimWidthMm: 285,
      trimHeightMm: 210,
      foldsMm: [95, 190],
      foldAxis: 'vertical',
    });
  });

  it('stands with a page that stands: folds from above', () => {
    expect(look(203, { widthMm: 216, heightMm: 291 })).toMatchObject({
      trimWidthMm: 210,
      trimHeightMm: 285,
      foldsMm: [95, 190],
      foldAxis: 'horizontal',
    });
  });
});

it('a flyer turns with its page', () => {
  expect(look(201)).toMatchObject({ trimWidthMm: 210, trimHeightMm: 285, foldsMm: [] });
  expect(look(201, { widthMm: 291, heightMm: 216 })).toMatchObject({
    trimWidthMm: 285,
    trimHeightMm: 210,
  });
});

describe('a carton', () => {
  const flat = flatSize(product(501), product(501).defaults);

  it('lies unfolded on its die, in the size that its file must have', () => {
    expect(look(501)).toMatchObject({
      trimWidthMm: flat.widthMm,
      trimHeightMm: flat.heightMm,
      die: { faces: { length: 4 } },
    });
  });

  it('turns with its page', () => {
    const page = { widthMm: flat.heightMm + 6, heightMm: flat.widthMm + 6 };
    expect(look(501, page)).toMatchObject({
      trimWidthMm: flat.heightMm,
      trimHeightMm: flat.widthMm,
    });
  });
});
