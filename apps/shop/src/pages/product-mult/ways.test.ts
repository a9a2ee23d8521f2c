/** Jobs that are ordered together are sent each with its own carrier, and the freight that is said is what is ordered. */
import { describe, expect, it } from 'vitest';
import { configured, withDrops } from './jobRow.ts';
import { mergeOffers } from './merging.ts';
import { priceRow } from './prices.ts';
import { cards, dropsOf, rowOf, termsOf } from './productMult.testkit.ts';
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

describe('a row with receivers of its own', () => {
  const own = withDrops(rowOf(3, { quantity: 20 }), dropsOf(12, 8));
  const freightLine = (row = own) => {
    const standing = priceRow(row, terms);
    if (standing.state !== 'priced') throw new Error('It has no price');
    return standing.quote.lines.find(({ id }) => id === 'freight');
  };

  it('has a freight for each of them, whichever way is chosen for the others', () => {
    const line = freightLine();
    expect(line?.children?.reduce((sum, { amount }) => sum + amount, 0)).toBe(line?.amount);
    for (const way of ['recommended', 'cheapest', 'fastest'] as const) {
      const [sent] = sentJobs([own], terms, way);
      expect(sent?.quote.freight).toBe(line?.amount);
    }
    expect(waysOf([own], terms)).toEqual([]);
    const [first] = waysOf([rows[0] ?? own, own], terms);
    const [alone] = waysOf([rows[0] ?? own], terms);
    expect(first?.freight).toBe((alone?.freight ?? 0) + (line?.amount ?? 0));
  });

  it('shares another quantity out alike, and is no style of another job', () => {
    const { configuration } = own;
    expect(configured(own, { ...configuration, quantity: 50 }).drops).toMatchObject([
      { quantity: 30 },
      { quantity: 20 },
    ]);
    expect(mergeOffers([own, { ...own, id: 4 }], terms)).toEqual([]);
  });
});
