/** Jobs that are ordered together are sent each with its own carrier, and the freight that is said is what is ordered. */
import { describe, expect, it } from 'vitest';
import { cards, rowOf, termsOf } from './productMult.testkit.ts';
import { sentJobs, waysOf } from './ways.ts';

const rows = [rowOf(1, { quantity: 5 }), rowOf(2, { quantity: 50, styles: 3 })];
const terms = termsOf(cards);
const freightOf = (way: Parameters<typeof sentJobs>[2]) =>
  sentJobs(rows, terms, way).reduce((sum, { quote }) => sum + quote.freight, 0);

describe('ways', () => {
  it('say the freight that the jobs are then priced with', () => {
    const ways = waysOf(rows, terms);
    expect(ways.length).toBeGreaterThan(2);
    for (const { id, freight } of ways) expect([id, freightOf(id)]).toEqual([id, freight]);
  });

  it('the cheapest costs no more, the fastest is there no later than any other', () => {
    const ways = waysOf(rows, terms);
    const cheapest = Math.min(...ways.map(({ freight }) => freight));
    expect(freightOf('cheapest')).toBe(cheapest);
    const days = sentJobs(rows, terms, 'fastest').map(
      ({ quote }) => quote.delivery?.arriveDate ?? '',
    );
    const soonest = ways.map(({ arrives }) => arrives).toSorted()[0];
    expect(days.toSorted().at(-1)).toBe(soonest);
  });

  it('are none before it is known where the jobs go', () => {
    const { quoting, products } = termsOf(cards);
    const { destination: _, ...nowhere } = quoting;
    expect(waysOf(rows, { products, quoting: nowhere })).toEqual([]);
  });
});
