import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betweenSteps, enforceLadderRule } from './ladder.ts';

const ladder = fc
  .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 10 })
  .chain((quantities) =>
    fc.record({
      quantities: fc.constant([...quantities].sort((a, b) => a - b)),
      totals: fc.array(
        fc.integer({ min: 1, max: 1_000_000 }).map((steps) => steps * 10),
        { minLength: quantities.length, maxLength: quantities.length },
      ),
    }),
  );

describe('the ladder rule', () => {
  it('corrects the A4 ladder: 200 cost as much as 500, 10,000 twice 5,000', () => {
    const quantities = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];
    const totals = [9280, 14_110, 23_790, 18_410, 23_630, 34_070, 77_830, 164_290];
    enforceLadderRule(quantities, totals, 10);
    expect(totals).toEqual([9280, 14_110, 18_410, 18_410, 23_630, 34_070, 77_830, 155_660]);
  });

  it('never lets more cost less, nor a unit price rise, for any raw ladder', () => {
    fc.assert(
      fc.property(ladder, ({ quantities, totals }) => {
        const raw = [...totals];
        enforceLadderRule(quantities, totals, 10);
        for (let at = 0; at < totals.length; at += 1) {
          const total = totals[at] ?? 0;
          expect(total).toBeLessThanOrEqual(raw[at] ?? 0);
          expect(total % 10).toBe(0);
          if (at === 0) continue;
          const before = totals[at - 1] ?? 0;
          expect(total).toBeGreaterThanOrEqual(before);
          // unit prices compared as fractions, exactly
          expect(total * (quantities[at - 1] ?? 1)).toBeLessThanOrEqual(
            before * (quantities[at] ?? 1),
          );
        }
      }),
      { numRuns: 2000, seed: 20_261_120 },
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(ladder, ({ quantities, totals }) => {
        enforceLadderRule(quantities, totals, 10);
        const once = [...totals];
        enforceLadderRule(quantities, totals, 10);
        expect(totals).toEqual(once);
      }),
      { numRuns: 500, seed: 20_261_120 },
    );
  });

  it('prices a quantity between two steps within both of them', () => {
    fc.assert(
      fc.property(ladder, fc.nat(1_000_000), ({ quantities, totals }, seed) => {
        enforceLadderRule(quantities, totals, 10);
        const first = quantities[0] ?? 1;
        const last = quantities.at(-1) ?? 1;
        const quantity = first + (seed % (last - first + 1));
        const total = betweenSteps(quantities, totals, quantity);
        const upper = quantities.findIndex((one) => one >= quantity);
        expect(total).toBeLessThanOrEqual(totals[upper] ?? 0);
        if (upper === 0) return;
        const low = totals[upper - 1] ?? 0;
        expect(total).toBeGreaterThanOrEqual(low);
        // at most one fen of rounding against the unit price of the step before
        expect(total * (quantities[upper - 1] ?? 1)).toBeLessThanOrEqual(low * quantity);
      }),
      { numRuns: 2000, seed: 20_261_120 },
    );
  });
});
