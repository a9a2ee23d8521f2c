/** Several drops leave one factory: the one that reaches them all for the least freight. */
import { describe, expect, it } from 'vitest';
import { productById } from '../catalogue/products.ts';
import { fen } from '../money.ts';
import { book } from '../priceBook/book.ts';
import type { Product } from '../types.ts';
import { freightLine, waysTo } from './severalWays.ts';
import { wayTo } from './way.ts';

const product = productById(101) as Product;
const shared = {
  product,
  book,
  configuration: { ...product.defaults, quantity: 10 },
  packaging: {},
  goods: fen(20_000),
  days: 2,
  now: '2026-11-20T09:00:00+08:00',
};
const DROPS = [
  { province: '上海市', quantity: 6 },
  { province: '四川省', quantity: 3 },
  { province: '新疆维吾尔自治区', quantity: 1 },
];

const found = (drops = DROPS) => {
  const several = waysTo(shared, drops);
  if (!several.possible) throw new Error(several.reason);
  return several.ways;
};

/** What the drops would cost from one factory. */
const freightFrom = (factory: (typeof book.factories)[number]['id']): number =>
  DROPS.reduce((sum, { province, quantity }) => {
    const configuration = { ...shared.configuration, quantity };
    const way = wayTo({ ...shared, configuration, destination: { province }, factory });
    return way.possible ? sum + way.line.amount : Number.POSITIVE_INFINITY;
  }, 0);

describe('drops of one order', () => {
  it('leave one factory, and no other reaches them for less', () => {
    const ways = found();
    const [first] = ways;
    expect(new Set(ways.map(({ delivery }) => delivery.factory.id)).size).toBe(1);
    const total = ways.reduce((sum, { line }) => sum + line.amount, 0);
    expect(total).toBe(freightFrom(first?.delivery.factory.id ?? 0));
    const able = book.factories.filter(({ families }) => families.includes(product.family));
    expect(able.length).toBeGreaterThan(1);
    expect(total).toBe(Math.min(...able.map(({ id }) => freightFrom(id))));
  });

  it('stay in the factory that has the order', () => {
    for (const { id } of book.factories.filter((one) => one.families.includes(product.family))) {
      const several = waysTo({ ...shared, factory: id }, DROPS);
      expect(several.possible && several.ways.map((way) => way.delivery.factory.id)).toEqual([
        id,
        id,
        id,
      ]);
    }
  });

  it('are one line of freight, with a line for each that adds up to it', () => {
    const line = freightLine(product, found());
    expect(line).toMatchObject({ id: 'freight', label: '运费 · 3 个收货地址' });
    expect(line.children?.map(({ id }) => id)).toEqual(['freight.1', 'freight.2', 'freight.3']);
    expect(line.children?.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.amount);
    expect(line.children?.[1]?.label).toMatch(/^地址 2 · /);
  });

  it('of which there is one are an ordinary freight', () => {
    const ways = found(DROPS.slice(0, 1));
    expect(freightLine(product, ways)).toBe(ways[0]?.line);
  });

  it('one of which nobody reaches are refused at that one', () => {
    const several = waysTo(shared, [...DROPS, { ...DROPS[0], carrier: 'van' }] as typeof DROPS);
    const refused = several.possible ? null : several;
    expect(refused?.at).toBe(3);
    expect(refused?.reason).not.toBe('');
  });
});
