import { evaluate } from '@banxin/pricing/configure';
import { productById, products } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { describe, expect, it } from 'vitest';
import { configurationFrom, configurationLink, fitting } from './configurationLink.ts';

const card = productById(101) as Product;
const searchOf = (link: string): URLSearchParams => new URLSearchParams(link.split('?')[1]);

describe('a configuration in an address', () => {
  it.each(products.map((product) => [product.name, product] as const))(
    'comes back as it was: %s',
    (_, product) => {
      const link = configurationLink(product.defaults);
      expect(link).toMatch(new RegExp(`^/product/detail/${product.id}\\?c=`));
      expect(configurationFrom(searchOf(link), product)).toEqual(product.defaults);
    },
  );

  it('keeps a free size and a free quantity', () => {
    const own = { ...card.defaults, sizeId: 'custom', widthMm: 88, heightMm: 50, quantity: 7 };
    expect(configurationFrom(searchOf(configurationLink(own)), card)).toEqual(own);
  });
});

describe('a link that does not fit', () => {
  const withC = (text: string): URLSearchParams => new URLSearchParams({ c: text });

  it.each([
    ['no configuration at all', new URLSearchParams('from=261120620187453')],
    ['no JSON', withC('{"productId":')],
    ['null', withC('null')],
    ['a number', withC('101')],
    ['a list', withC('[]')],
    ['another product', withC(JSON.stringify((productById(201) as Product).defaults))],
    ['crafts that are no list', withC(JSON.stringify({ ...card.defaults, crafts: 'filmGloss' }))],
    [
      'a size of nothing',
      withC(JSON.stringify({ ...card.defaults, sizeId: 'custom', widthMm: 0 })),
    ],
    ['an unknown paper', withC(JSON.stringify({ ...card.defaults, materialId: 'gold' }))],
    ['an unknown craft', withC(JSON.stringify({ ...card.defaults, crafts: [{ id: 'magic' }] }))],
    ['a craft that is none', withC(JSON.stringify({ ...card.defaults, crafts: [null] }))],
    ['text for a number', withC(JSON.stringify({ ...card.defaults, quantity: '5' }))],
  ])('is ignored: %s', (_, search) => {
    expect(configurationFrom(search, card)).toBeUndefined();
  });

  it('takes what is missing from the defaults', () => {
    const found = fitting({ productId: 101, crafts: [], gsm: 250 }, card);
    expect(found).toMatchObject({ gsm: 250, quantity: card.defaults.quantity });
    expect(found && evaluate(card, found).valid).toBe(true);
  });
});
