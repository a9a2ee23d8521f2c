import { configuration as schema } from '@banxin/contract/entities/configuration';
import { products } from '@banxin/pricing/products';
import { expect, it } from 'vitest';
import { onWire } from './wire.ts';

it.each(products.map((product) => [product.name, product] as const))(
  'what the engine starts with is what the call takes: %s',
  (_, product) => {
    const wire = onWire(product.defaults);
    expect(schema.parse(wire)).toEqual(wire);
    expect(wire).toEqual(product.defaults);
  },
);

it('shares nothing that could be changed with the original', () => {
  const params = { areaCm2: 20 };
  const crafts = [{ id: 'foil', params, sides: 1 as const }];
  const [product] = products;
  if (!product) throw new Error('The catalogue is empty');
  const wire = onWire({ ...product.defaults, crafts });
  expect(wire.crafts).toEqual(crafts);
  expect(wire.crafts).not.toBe(crafts);
  expect(wire.crafts[0]?.params).not.toBe(params);
});
