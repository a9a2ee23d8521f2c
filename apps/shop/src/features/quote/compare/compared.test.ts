/** A comparison survives a reload and a link, and takes nothing that cannot be made. */
import { productById } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { describe, expect, test } from 'vitest';
import { COMPARED_MAX, comparedIn, comparedOf } from './compared.ts';

const cards = productById(101) as Product;
const many = [5, 10, 20, 50].map((quantity) => ({ ...cards.defaults, quantity }));

describe('what is kept', () => {
  test('is at most three, each once', () => {
    expect(comparedOf([...many, ...many], cards)).toHaveLength(COMPARED_MAX);
    expect(comparedOf([many[0], many[0], many[1]], cards)).toHaveLength(2);
  });
  test('leaves out other products, what can no longer be made, and what is no configuration', () => {
    const other = { ...cards.defaults, productId: 102 };
    const gone = { ...cards.defaults, materialId: 'gone' };
    expect(comparedOf([other, gone, null, 'x', many[0]], cards)).toEqual([many[0]]);
    for (const odd of [undefined, {}, 'x', 3]) expect(comparedOf(odd, cards)).toEqual([]);
  });
});

describe('an address', () => {
  const at = (text: string) => comparedIn(new URLSearchParams({ compare: text }), cards);
  test('names what it was made of', () => {
    expect(at(JSON.stringify(many.slice(0, 2)))).toEqual(many.slice(0, 2));
  });
  test('that is broken names none', () => {
    for (const text of ['', '[', '[]', '[{}]', '{"a":1}']) expect(at(text)).toBeNull();
    expect(comparedIn(new URLSearchParams(), cards)).toBeNull();
  });
});
