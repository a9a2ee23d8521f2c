import { describe, expect, it } from 'vitest';
import { productById } from '../catalogue/products.ts';
import { book } from '../priceBook/book.ts';
import { costYuan } from '../priceBook/finishingRates.ts';
import { quote } from '../quote.ts';
import type { PricedQuote, QuoteInput } from '../types.ts';
import { compare } from './compare.ts';

const card = productById(101);
const terms: Omit<QuoteInput, 'configuration'> = {
  customer: { type: 3, vipLevel: 6 },
  destination: { province: '上海' },
  urgent: 'none',
  now: '2026-11-20T09:00:00+08:00',
};

function ask(prices = book, change: Partial<QuoteInput> = {}): PricedQuote {
  if (!card) throw new Error('no card');
  const answer = quote(card, prices, { configuration: card.defaults, ...terms, ...change });
  if (!answer.valid) throw new Error('refused');
  return answer;
}

describe('the differences of two quotes', () => {
  it('are none when no amount changed', () => {
    expect(compare(ask(), ask())).toEqual([]);
  });

  it('list every line that dearer paper changes, and add up to the difference of the totals', () => {
    const dearer = {
      ...book,
      version: 'next',
      papers: { ...book.papers, coated: { perGram: costYuan(0.007) } },
    };
    const before = ask();
    const after = ask(dearer);
    const differences = compare(before, after);
    expect(differences.map((one) => one.id)).toContain('goods.paper');
    const sum = differences.reduce((total, one) => total + one.delta, 0);
    expect(sum).toBe(after.total - before.total);
    expect(sum).toBeGreaterThan(0);
  });

  it('list lines that were added and lines that were removed', () => {
    const plain = ask(book, { customer: { type: 3, vipLevel: 0 } });
    expect(compare(plain, ask())).toEqual([
      expect.objectContaining({ id: 'vip', before: null, label: 'VIP 折扣' }),
    ]);
    expect(compare(ask(), plain)).toEqual([
      expect.objectContaining({ id: 'vip', after: null, delta: 90 }),
    ]);
  });
});
