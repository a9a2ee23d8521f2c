/** A job for several addresses: its price without freight, and the freight of each; it arrives with the last. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productById } from '../catalogue/products.ts';
import { book } from '../priceBook/book.ts';
import { quote } from '../quote.ts';
import type { Product, QuoteInput, UrgentLevel } from '../types.ts';
import { priceForDrops } from './severalPrice.ts';

const product = productById(101) as Product;
const inputOf = (quantity: number, urgent: UrgentLevel = 'none'): QuoteInput => ({
  configuration: { ...product.defaults, quantity },
  customer: { type: 3, vipLevel: 6 },
  urgent,
  now: '2026-11-20T09:00:00+08:00',
});

function priceOf(
  drops: readonly { province: string; quantity: number }[],
  urgent: UrgentLevel = 'none',
) {
  const input = inputOf(
    drops.reduce((sum, { quantity }) => sum + quantity, 0),
    urgent,
  );
  const plain = quote(product, book, input);
  if (!plain.valid) throw new Error('It cannot be made');
  const several = priceForDrops({ product, book, input }, plain, drops);
  if (!several.possible) throw new Error(several.reason);
  return { plain, ...several };
}

const provinces = ['上海市', '四川省', '北京市', '广东省', '新疆维吾尔自治区'] as const;
/** Ten boxes in all, to two or three of them. */
const shares = fc
  .tuple(
    fc.shuffledSubarray([...provinces], { minLength: 2, maxLength: 3 }),
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 4 }),
  )
  .map(([places, a, b]) => {
    const parts = places.length === 2 ? [a, 10 - a] : [a, b, 10 - a - b];
    return places.map((province, index) => ({ province, quantity: parts[index] ?? 0 }));
  });

describe('a job for several addresses', () => {
  it('costs what it costs without freight, and the freight of each', () => {
    fc.assert(
      fc.property(shares, (drops) => {
        const { plain, priced, ways } = priceOf(drops);
        const freight = ways.reduce((sum, { line }) => sum + line.amount, 0);
        expect(priced.freight).toBe(freight);
        expect(priced.total).toBe(plain.total + freight);
        expect(priced.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.total);
      }),
      { numRuns: 40 },
    );
  });

  it('arrives with the last of them', () => {
    fc.assert(
      fc.property(shares, (drops) => {
        const { priced, ways } = priceOf(drops);
        const days = ways.map(({ delivery }) => delivery.arriveDate).toSorted();
        expect(priced.delivery?.arriveDate).toBe(days.at(-1));
      }),
      { numRuns: 40 },
    );
  });

  it('of which one has all costs what it costs with that address', () => {
    for (const province of provinces) {
      const { priced } = priceOf([{ province, quantity: 10 }]);
      const alone = quote(product, book, { ...inputOf(10), destination: { province } });
      const cheapest = alone.valid ? alone.freight : null;
      expect(priced.freight).toBeLessThanOrEqual(cheapest ?? 0);
    }
  });

  it('has its rush fee after its freight, as with one address', () => {
    const { priced } = priceOf(
      [
        { province: '上海市', quantity: 6 },
        { province: '四川省', quantity: 4 },
      ],
      'minus1',
    );
    const ids = priced.lines.map(({ id }) => id);
    expect(ids.indexOf('urgent')).toBe(ids.indexOf('freight') + 1);
  });

  it('names the address that nobody reaches with what was chosen', () => {
    const input = inputOf(10);
    const plain = quote(product, book, input);
    if (!plain.valid) throw new Error('It cannot be made');
    const drops = [
      { province: '上海市', quantity: 6 },
      { province: '新疆维吾尔自治区', quantity: 4, carrier: 'van' as const },
    ];
    expect(priceForDrops({ product, book, input }, plain, drops)).toMatchObject({
      possible: false,
      at: 1,
    });
  });
});
