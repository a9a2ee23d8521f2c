import { configuration } from '@banxin/contract/entities/configuration';
import { products } from '@banxin/pricing/products';
import { expect, it } from 'vitest';

it.each(products.map((product) => [product.name, product.defaults] as const))(
  'what the engine starts with is what the call takes: %s',
  (_, defaults) => {
    expect(configuration.parse(defaults)).toEqual(defaults);
  },
);
