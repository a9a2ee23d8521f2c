/** Every question is answered with a price or a refusal: the far corners of every range, and numbers that nobody meant. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import { defaultUse } from '../src/configure/options.ts';
import { fen } from '../src/money.ts';
import { book } from '../src/priceBook/book.ts';
import { priceLadder, quote } from '../src/quote.ts';
import type { Configuration, Coupon, Product, QuoteInput, Range } from '../src/types.ts';

const NOW = '2026-11-20T09:00:00+08:00';
const plain = (configuration: Configuration): QuoteInput => ({
  configuration,
  customer: { type: 3, vipLevel: 0 },
  urgent: 'none',
  now: NOW,
});

const ends = (range: Range | undefined): number[] => (range ? [range.min, range.max] : []);

function sizesOf({ size }: Product): Partial<Configuration>[] {
  const presets = size.presets.map(({ id, name: _, ...sides }) => ({ sizeId: id, ...sides }));
  const { custom } = size;
  if (!custom) return presets;
  const depths = custom.depth ? ends(custom.depth).map((depthMm) => ({ depthMm })) : [{}];
  const free = ends(custom.width).flatMap((widthMm) =>
    ends(custom.height).flatMap((heightMm) =>
      depths.map((depth) => ({ sizeId: 'custom', widthMm, heightMm, ...depth })),
    ),
  );
  return [...presets, ...free];
}

/** Crafts with every parameter at one end of its range: one of each exclusive group, all of the others. */
function craftsAt(product: Product, configuration: Configuration, end: 'min' | 'max') {
  const taken = new Set<string>();
  return product.crafts.flatMap((craft) => {
    const group = product.craftGroups.find(({ id }) => id === craft.group);
    if (!group || (group.exclusive && taken.has(group.id))) return [];
    taken.add(group.id);
    const params = Object.fromEntries((craft.params ?? []).map((one) => [one.id, one[end]]));
    return [{ ...defaultUse(craft, configuration), ...(craft.params && { params }) }];
  });
}

describe.each(products.map((one) => [`${one.id} ${one.name}`, one] as const))(
  '%s',
  (_, product) => {
    const { quantity, styles, spot, pages, covers } = product;
    const corners = sizesOf(product).flatMap((size) =>
      [quantity.tiers[0], quantity.tiers.at(-1), ...ends(quantity.custom)].flatMap((count) =>
        [1, styles.max].flatMap((many) =>
          (['min', 'max'] as const).map((end): Configuration => {
            const { depthMm: __, ...flat } = product.defaults;
            const made: Configuration = {
              ...flat,
              ...size,
              quantity: count ?? 1,
              styles: many,
              ...(spot && { spot: end === 'max' ? spot.max : 0 }),
              ...(pages && { pages: pages[end], coverId: covers?.at(-1)?.id ?? 'self' }),
            };
            return end === 'max' ? { ...made, crafts: craftsAt(product, made, end) } : made;
          }),
        ),
      ),
    );

    it('is priced or refused at every corner of its ranges, for everybody', () => {
      let priced = 0;
      for (const configuration of corners) {
        for (const type of [3, 8] as const) {
          const answer = quote(product, book, {
            ...plain(configuration),
            customer: { type, vipLevel: 8 },
            destination: { province: '西藏' },
            packaging: { outer: 'carton', separateStyles: true, neutral: true, tearProof: true },
          });
          if (answer.valid) {
            priced += 1;
            expect(answer.total).toBeGreaterThan(0);
            expect(Number.isSafeInteger(answer.total)).toBe(true);
          } else expect(answer.missing.length + answer.conflicts.length).toBeGreaterThan(0);
        }
      }
      expect(priced).toBeGreaterThan(0);
    });

    it('has no ladder rather than an exception when its numbers outgrow the arithmetic', () => {
      if (product.stock) return;
      const heavy = { ...book, vat: 2 ** 45 };
      const answer = quote(product, heavy, plain(product.defaults));
      expect(answer.valid).toBe(false);
      expect(priceLadder(product, heavy, product.defaults, { type: 3, vipLevel: 0 })).toEqual([]);
    });
  },
);

const hostile = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 1e308, -1e308, 2 ** 53, 5e-324),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  fc.integer(),
  fc.double(),
);
const hostileWord = fc.constantFrom('', 'x', '__proto__', 'constructor', 'toString', '2026-02-31');

describe('whatever else a price depends on', () => {
  const coupon = fc.record({
    id: fc.constant('c'),
    name: fc.constant('券'),
    kind: fc.constantFrom('amountOff', 'percentOff', 'freeFreight', 'constructor'),
    stackGroup: fc.constantFrom('order', 'freight', '__proto__'),
    value: hostile,
    minSpend: hostile,
    cap: fc.option(hostile, { nil: undefined }),
    remaining: fc.option(hostile, { nil: undefined }),
    scope: fc.constant({}),
    validFrom: fc.constant('2026-01-01'),
    validTo: fc.constant('2027-01-01'),
  }) as unknown as fc.Arbitrary<Coupon>;
  const options = fc.record(
    {
      customer: fc.record({ type: hostile, vipLevel: hostile }),
      destination: fc.record({ province: fc.oneof(hostileWord, fc.constant('福建')) }),
      carrier: hostileWord,
      urgent: fc.oneof(hostileWord, fc.constant('nextDay')),
      wishedDate: hostileWord,
      channel: hostileWord,
      entitlements: fc.record({ urgent: hostile, samples: hostile }),
      redPacket: hostile,
      coupon,
      freightCoupon: coupon,
    },
    { requiredKeys: [] },
  );

  it('is answered, and no number from outside makes the goods dearer, cheaper than nothing or split a fen', () => {
    fc.assert(
      fc.property(fc.constantFrom(...products), options, (product, change) => {
        const base = plain(product.defaults);
        const list = quote(product, book, base);
        const answer = quote(product, book, { ...base, ...(change as object) });
        if (!list.valid) throw new Error('defaults have a price');
        if (!answer.valid) {
          expect(answer.conflicts[0]?.reason).toBeTruthy();
          return;
        }
        expect(Number.isSafeInteger(answer.total)).toBe(true);
        expect(answer.goods).toBeGreaterThanOrEqual(0);
        expect(answer.goods).toBeLessThanOrEqual(list.goods);
        expect(answer.freight).toBeGreaterThanOrEqual(0);
        expect(answer.uses.samples).toBe(Math.trunc(answer.uses.samples));
      }),
      { numRuns: 3000, seed: 20_261_120 },
    );
  });

  it('says that a wished date is none', () => {
    const [product] = products;
    if (!product) throw new Error('no product');
    const answer = quote(product, book, { ...plain(product.defaults), wishedDate: '2026-02-31' });
    expect(answer).toMatchObject({ valid: false, conflicts: [{ ids: [] }] });
    if (!answer.valid) expect(answer.conflicts[0]?.reason).toContain('2026-02-31');
  });

  it('keeps a coupon whose numbers are none from being used, with a reason', () => {
    const [product] = products;
    if (!product) throw new Error('no product');
    const broken: Coupon = {
      id: 'c',
      name: '券',
      kind: 'amountOff',
      stackGroup: 'order',
      value: 0.5,
      minSpend: fen(0),
      scope: {},
      validFrom: '2026-01-01',
      validTo: '2027-01-01',
    };
    const answer = quote(product, book, { ...plain(product.defaults), coupon: broken });
    expect(answer).toMatchObject({ valid: true, coupons: { order: { usable: false } } });
  });
});
