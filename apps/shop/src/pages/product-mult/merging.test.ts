/** Rows of one specification are offered as one job where that truly saves, and following the offer saves exactly that. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { named, newRow } from './jobRow.ts';
import { mergeOffers } from './merging.ts';
import { sumsOf } from './prices.ts';
import { card, cards, numbered, productsOf, rowOf, termsOf } from './productMult.testkit.ts';
import { editTable, tableOf } from './table.ts';

const terms = termsOf(cards);

describe('an offer', () => {
  it('is made for three rows of the same cards', () => {
    const rows = [rowOf(1, { quantity: 5 }), rowOf(2, { quantity: 5 }), rowOf(3, { quantity: 5 })];
    const [offer, ...others] = mergeOffers(rows, terms);
    expect(others).toEqual([]);
    expect(offer?.ids).toEqual([1, 2, 3]);
    expect(offer?.row.configuration).toMatchObject({ styles: 3, quantity: 5 });
    expect(offer?.saves).toBeGreaterThan(0);
  });

  it('is not made for other quantities, for one row, or for what is not understood', () => {
    const unread = { ...rowOf(3), unread: { quantity: { typed: '很多', offers: [] } } };
    expect(mergeOffers([rowOf(1, { quantity: 5 }), rowOf(2, { quantity: 10 })], terms)).toEqual([]);
    expect(mergeOffers([rowOf(1)], terms)).toEqual([]);
    expect(mergeOffers([rowOf(1), unread], terms)).toEqual([]);
  });

  it('keeps the names of all, in the order of the rows', () => {
    const rows = ['王芳', '李雷'].map((name, at) => named(rowOf(at + 1), [name]));
    const [offer] = mergeOffers(rows, terms);
    expect(offer?.row.styles.map(({ name }) => name)).toEqual(['王芳', '李雷']);
  });

  it('takes in no more than one job has room for', () => {
    const { max } = card(101).styles;
    const rows = numbered(Array.from({ length: max + 3 }, () => newRow(card(101).defaults)));
    expect(mergeOffers(rows, terms)[0]?.row.styles).toHaveLength(max);
  });
});

describe('following offers, of whatever rows', () => {
  const category = fc.constantFrom(1, 2, 3, 4, 5, 6);
  const picks = fc.array(
    fc.record({ product: fc.nat(), tier: fc.nat(), styles: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 2, maxLength: 8 },
  );

  it('saves exactly what each said', () => {
    fc.assert(
      fc.property(category, picks, (parentId, chosen) => {
        const products = productsOf(parentId);
        const own = termsOf(products);
        const rows = numbered(
          chosen.map(({ product: at, tier, styles }) => {
            const product = products[at % products.length] ?? card(101);
            const { tiers } = product.quantity;
            const quantity = tiers[tier % tiers.length] ?? 1;
            return newRow({
              ...product.defaults,
              quantity,
              styles: Math.min(styles, product.styles.max),
            });
          }),
        );
        let table = tableOf(rows);
        for (const { ids, row, saves } of mergeOffers(rows, own)) {
          expect(saves).toBeGreaterThan(0);
          const before = sumsOf(table.rows, own).total;
          table = editTable(table, { type: 'merge', ids, row });
          expect(before - sumsOf(table.rows, own).total).toBe(saves);
        }
      }),
      { numRuns: 200, seed: 20261120 },
    );
  });
});
