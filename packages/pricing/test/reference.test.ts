/** The published reference prices: the shipped book lands within ±10 % and on the named process. */
import { describe, expect, it } from 'vitest';
import { productById } from '../src/catalogue/products.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import { ANONYMOUS, type Configuration, type PricedQuote } from '../src/types.ts';

const GANG_CARD = '合版印刷 · 大度对开 · 90 拼';
const DIGITAL = '数码印刷 · 数码 SRA3 · 2 拼';
const GANG = '合版印刷 · 大度对开 · 8 拼';
const TURNED = '专版印刷 · 大度对开 · 8 拼 · 自翻版';

/** name, product, quantity, changes to the default configuration, yuan, process */
const ROWS: readonly [string, number, number, Partial<Configuration>, number, string][] = [
  ['名片 2 盒', 101, 2, {}, 20.6, GANG_CARD],
  ['名片 5 盒', 101, 5, {}, 31.3, GANG_CARD],
  ['名片 10 盒', 101, 10, {}, 49.2, GANG_CARD],
  ['名片 20 盒', 101, 20, {}, 84.9, GANG_CARD],
  ['名片 3 款 × 5 盒', 101, 5, { styles: 3 }, 93.9, GANG_CARD],
  ['A4 单页 50', 201, 50, {}, 92.8, DIGITAL],
  ['A4 单页 100', 201, 100, {}, 141.1, DIGITAL],
  ['A4 单页 200, listed at the price of 500', 201, 200, {}, 184.1, DIGITAL],
  ['A4 单页 500', 201, 500, {}, 184.1, GANG],
  ['A4 单页 1,000', 201, 1000, {}, 236.3, GANG],
  ['A4 单页 2,000', 201, 2000, {}, 340.7, GANG],
  ['A4 单页 5,000', 201, 5000, {}, 778.3, GANG],
  ['A4 单页 10,000, listed at twice 5,000', 201, 10_000, {}, 1556.6, TURNED],
  ['A4 单页 20,000', 201, 20_000, {}, 3007.3, TURNED],
  ['A4 单页 50,000', 201, 50_000, {}, 6973, TURNED],
  ['三折页 A4 2,000', 203, 2000, {}, 458.2, GANG],
  ['画册 A4 24P 1,000', 301, 1000, {}, 3058.2, '专版印刷 · 大度对开 · 8 拼'],
  ['彩盒 100×60×150 2,000', 501, 2000, {}, 2590.9, '专版印刷 · 大度四开 · 2 拼'],
  ['手提袋 320×250×100 1,000', 503, 1000, {}, 4377.7, '专版印刷 · 大度对开 · 1 拼'],
  ['红包 90×165 烫金 30 cm² 5,000', 601, 5000, {}, 2294.3, '专版印刷 · 大度四开 · 4 拼'],
  ['对联 840×220 烫金 60 cm² 2,000 条', 604, 1000, {}, 1692.5, '专版印刷 · 大度对开 · 2 拼'],
  ['不干胶 Φ50 500', 401, 500, {}, 368.5, '标签机'],
  ['不干胶 Φ50 1,000', 401, 1000, {}, 378.5, '标签机'],
  ['不干胶 Φ50 5,000', 401, 5000, {}, 458.6, '标签机'],
  ['不干胶 Φ50 10,000', 401, 10_000, {}, 558.7, '标签机'],
];

function priced(productId: number, changes: Partial<Configuration>): PricedQuote {
  const product = productById(productId);
  if (!product) throw new Error(`no product ${productId}`);
  const answer = quote(product, book, {
    configuration: { ...product.defaults, ...changes },
    customer: ANONYMOUS,
    urgent: 'none',
    now: '2026-11-20T09:00:00+08:00',
  });
  if (!answer.valid) throw new Error(answer.conflicts.map((one) => one.reason).join());
  return answer;
}

describe('reference prices', () => {
  it.each(ROWS)('%s is within 10 % and made as named', (...row) => {
    const [, productId, quantity, changes, yuan, process] = row;
    const { list, process: made } = priced(productId, { ...changes, quantity });
    expect(Math.abs(list - yuan * 100)).toBeLessThanOrEqual(yuan * 10);
    expect(made.label).toBe(process);
  });

  it('most rows are met to the jiao', () => {
    const exact = ROWS.filter(([, productId, quantity, changes, yuan]) => {
      return priced(productId, { ...changes, quantity }).list === Math.round(yuan * 100);
    });
    expect(exact.length).toBeGreaterThanOrEqual(18);
  });

  it('three styles of five boxes cost exactly three times one', () => {
    expect(priced(101, { styles: 3 }).list).toBe(3 * priced(101, {}).list);
  });

  it('says that 500 cost as much as 200, in the ladder and in the lines', () => {
    const answer = priced(201, { quantity: 200 });
    const step = answer.ladder.find((one) => one.chosen);
    expect(step?.note).toBe('500 张与 200 张同价');
    const discount = answer.lines[0]?.children?.at(-1);
    expect(discount).toMatchObject({
      id: 'goods.ladder',
      amount: -5380,
      detail: '500 张与 200 张同价',
    });
  });
});
