import { book } from '@banxin/pricing/book';
import { products } from '@banxin/pricing/products';
import { quote } from '@banxin/pricing/quote';
import type { PriceLine } from '@banxin/ui/PriceSheet';
import { describe, expect, it } from 'vitest';
import { inChinese } from '../../lib/catalogueWords.ts';
import { priceLines } from './priceLines.ts';

const priced = products.flatMap((product) => {
  const answer = quote(product, book, {
    configuration: product.defaults,
    customer: { type: 3, vipLevel: 6 },
    destination: { province: '上海市' },
    urgent: 'none',
    now: '2026-11-20T09:00:00+08:00',
  });
  return answer.valid ? [{ product, answer }] : [];
});

const sum = (lines: readonly PriceLine[]): number =>
  lines.reduce((total, { amountFen }) => total + amountFen, 0);

function check(lines: readonly PriceLine[], amount: number): void {
  expect(sum(lines)).toBe(amount);
  for (const { children, amountFen } of lines) if (children) check(children, amountFen);
}

describe('the lines of a price', () => {
  it('exist for every product', () => {
    expect(priced).toHaveLength(products.length);
  });

  it.each(priced.map(({ product, answer }) => [product.name, answer] as const))(
    'add up on every level: %s',
    (_, answer) => {
      check(priceLines(answer.lines, inChinese), answer.total);
    },
  );

  it('say what they are: cost, discount, freight, fee', () => {
    const kinds = new Map(
      priceLines(
        priced.find(({ product }) => product.id === 301)?.answer.lines ?? [],
        inChinese,
      ).map(({ id, kind }) => [id, kind]),
    );
    expect(Object.fromEntries(kinds)).toEqual({
      goods: 'cost',
      vip: 'discount',
      packaging: 'cost',
      freight: 'freight',
    });
  });

  it('a detail that explains nothing is left out, an empty group has no children', () => {
    expect(
      priceLines(
        [{ id: 'a', label: '装盒', amount: 5, detail: '', kind: 'fee', children: [] }],
        inChinese,
      ),
    ).toEqual([{ id: 'a', label: '装盒', amountFen: 5, kind: 'fee' }]);
  });
});
