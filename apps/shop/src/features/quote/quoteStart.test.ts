/** An address asks for a quote, and nonsense in it costs nothing. */
import { evaluate } from '@banxin/pricing/configure';
import { productById, products } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { expect, it } from 'vitest';
import { quoteStart } from './quoteStart.ts';

const card = productById(101) as Product;

it('takes the options that the address names', () => {
  const search = new URLSearchParams('product=101&of=101&quantity=quantity:20');
  expect(quoteStart(card, search)).toEqual({
    configuration: { ...card.defaults, quantity: 20 },
    isMended: false,
  });
});

it('leaves out options that were chosen for another product', () => {
  const search = new URLSearchParams('product=101&of=201&quantity=quantity:7');
  expect(quoteStart(card, search)).toEqual({ configuration: card.defaults, isMended: false });
});

it.each(['quantity=quantity:7', 'quantity=', 'material=material:gold', 'quantity=material:art'])(
  'keeps the usual and says so: %s',
  (query) => {
    expect(quoteStart(card, new URLSearchParams(query))).toEqual({
      configuration: card.defaults,
      isMended: true,
    });
  },
);

it.each(products.map((product) => [product.name, product] as const))(
  'can be made at every step of the ladder: %s',
  (_, product) => {
    for (const tier of product.quantity.tiers) {
      const search = new URLSearchParams({ quantity: `quantity:${tier}` });
      const { configuration } = quoteStart(product, search);
      expect(configuration.quantity).toBe(tier);
      expect(evaluate(product, configuration).valid).toBe(true);
    }
  },
);
