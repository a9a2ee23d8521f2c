/** Prices stand beside each other line by line, and under each of them the lines add up to it. */
import { book } from '@banxin/pricing/book';
import { products } from '@banxin/pricing/products';
import { quote } from '@banxin/pricing/quote';
import { priceForDrops } from '@banxin/pricing/severalPrice';
import type { PriceLine } from '@banxin/ui/PriceSheet';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../../stories/fixtures/quoting.ts';
import { priceLines } from '../priceLines.ts';
import { comparedLines, partsOf } from './comparedLines.ts';

const words = { word: (chinese: string) => chinese };
const printed = products.filter(({ stock }) => stock === undefined);

/** What a product costs as it is usually ordered, and its lines. */
function priced(at: number, province?: string) {
  const product = printed[at % printed.length];
  if (product === undefined) throw new Error('There are products');
  const input = {
    configuration: product.defaults,
    customer: { type: 3, vipLevel: 6 },
    urgent: 'none',
    now: NOW,
    ...(province !== undefined && { destination: { province } }),
  } as const;
  const made = quote(product, book, input);
  if (!made.valid) throw new Error(`${product.name} is sold`);
  return { product, input, made, lines: priceLines(made.lines, words) };
}

const line = (id: string, label: string, amountFen: number): PriceLine => ({
  ...{ id, label, amountFen },
});

describe('lines', () => {
  test('of any prices add up to each of them', () => {
    const provinces = ['上海市', '四川省', '西藏自治区'];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...provinces)), { minLength: 1, maxLength: 3 }),
        (all) => {
          const prices = all.map(([at, province]) => priced(at, province));
          const rows = comparedLines(prices.map(({ lines }) => lines));
          for (const [at, { made }] of prices.entries()) {
            const sum = rows.reduce((fen, row) => fen + (row.lines[at]?.amountFen ?? 0), 0);
            expect(sum).toBe(made.total);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('are paper beside paper, whatever is made of it', () => {
    const [cards, tags] = [priced(0, '四川省'), priced(4, '四川省')];
    const rows = comparedLines([cards.lines, tags.lines]);
    const paper = rows.find(({ id }) => id === 'goods.paper');
    expect(paper?.labels).toEqual(['纸张']);
    expect(paper?.lines.every((one) => one !== undefined)).toBe(true);
  });

  test('that one of them alone has stand where they stand there: goods never come behind freight', () => {
    const [print, punch, freight] = [
      line('print', '印刷', 700),
      line('punch', '打孔', 90),
      line('freight', '运费', 500),
    ];
    const ids = (...prices: (readonly PriceLine[])[]) => comparedLines(prices).map(({ id }) => id);
    expect(ids([print, freight], [print, punch, freight])).toEqual(['print', 'punch', 'freight']);
    expect(ids([], [punch, freight], [print])).toEqual(['print', 'punch', 'freight']);
  });

  test('that one of them has not are left out there', () => {
    const rows = comparedLines([[line('film', '覆膜', 500)], [line('foil', '烫金', 900)]]);
    expect(rows.map(({ id, lines }) => [id, lines.map((one) => one?.amountFen ?? null)])).toEqual([
      ['foil', [null, 900]],
      ['film', [500, null]],
    ]);
  });

  test('that are called otherwise say each name', () => {
    const [row] = comparedLines([[line('film', '覆亮膜', 500)], [line('film', '覆哑膜', 600)]]);
    expect(row?.labels).toEqual(['覆亮膜', '覆哑膜']);
  });

  test('of several receivers are one: freight is not told apart by who gets it', () => {
    const { product, input, made } = priced(0);
    const half = made.configuration.quantity - 2;
    const found = priceForDrops({ product, book, input }, made, [
      { province: '上海市', quantity: 2 },
      { province: '四川省', quantity: half },
    ]);
    if (!found.possible) throw new Error(found.reason);
    const lines = priceLines(found.priced.lines, words);
    const freight = partsOf(lines).filter(({ kind }) => kind === 'freight');
    expect(freight).toHaveLength(1);
    expect(freight[0]?.amountFen).toBe(found.priced.freight);
  });
});
