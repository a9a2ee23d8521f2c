/** What holds for every job: 1,500 random ones over all products, by a fixed seed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import { evaluate, repair } from '../src/configure/configure.ts';
import { fen } from '../src/money.ts';
import { planCost, planLines } from '../src/plan/plan.ts';
import { planSetOf, rawPrice } from '../src/plan/planSet.ts';
import { book } from '../src/priceBook/book.ts';
import { priceLadder, quote } from '../src/quote.ts';
import type {
  Configuration,
  Coupon,
  CustomerTerms,
  Line,
  PricedQuote,
  Product,
  QuoteInput,
} from '../src/types.ts';
import { randomJob, seeded } from './jobs.ts';

const RUNS = { numRuns: 1500, seed: 20_261_120 };

const customer = fc.record({
  type: fc.constantFrom(3, 4, 5, 6, 7, 8),
  vipLevel: fc.constantFrom(0, 1, 2, 3, 6, 8),
}) as fc.Arbitrary<CustomerTerms>;

/** A valid job; most random ones had to be repaired. */
const jobs = Array.from({ length: RUNS.numRuns }, (_, seed) => {
  const { product, configuration } = randomJob(seeded(seed));
  return { product, configuration: repair(product, configuration) };
});
const job = fc.constantFrom(...jobs);

const coupon: fc.Arbitrary<Coupon> = fc.record({
  id: fc.constant('c'),
  name: fc.constant('券'),
  kind: fc.constantFrom('amountOff' as const, 'percentOff' as const, 'freeFreight' as const),
  stackGroup: fc.constantFrom('order' as const, 'freight' as const),
  value: fc.nat(1_000_000),
  minSpend: fc.nat(50_000).map(fen),
  scope: fc.constant({}),
  validFrom: fc.constant('2026-01-01'),
  validTo: fc.constant('2027-01-01'),
});

const terms = fc.record({
  customer,
  province: fc.constantFrom('福建省', '广东省', '北京市', '西藏自治区', '新疆', '河南省'),
  coupon: fc.option(coupon, { nil: undefined }),
  freightCoupon: fc.option(coupon, { nil: undefined }),
  urgent: fc.constantFrom('none' as const, 'minus1' as const, 'nextDay' as const),
  entitled: fc.nat(1),
  samples: fc.nat(3),
  redPacket: fc.nat(200_000),
  neutral: fc.boolean(),
});

function inputOf(
  configuration: Configuration,
  product: Product,
  t: typeof terms extends fc.Arbitrary<infer T> ? T : never,
): QuoteInput {
  const level = product.production.urgent.includes(t.urgent) ? t.urgent : 'none';
  const slow = product.production.days >= 3;
  return {
    configuration,
    customer: t.customer,
    destination: { province: t.province },
    urgent: slow ? level : 'none',
    packaging: { neutral: t.neutral, tearProof: true, separateStyles: true },
    entitlements: { urgent: t.entitled, samples: t.samples },
    redPacket: t.redPacket,
    now: '2026-11-20T09:00:00+08:00',
    ...(t.coupon ? { coupon: t.coupon } : {}),
    ...(t.freightCoupon ? { freightCoupon: t.freightCoupon } : {}),
  };
}

function priced(answer: ReturnType<typeof quote>): PricedQuote {
  if (!answer.valid) throw new Error(JSON.stringify(answer.conflicts));
  return answer;
}

function expectSums(lines: readonly Line[], total: number): void {
  expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
  for (const line of lines) {
    expect(Number.isSafeInteger(line.amount)).toBe(true);
    if (line.kind === 'discount') expect(line.amount).toBeLessThanOrEqual(0);
    else expect(line.amount).toBeGreaterThanOrEqual(0);
    if (line.children) expectSums(line.children, line.amount);
  }
}

describe('every quote', () => {
  it('adds up to the fen on every level, with nothing negative but discounts', () => {
    fc.assert(
      fc.property(job, terms, ({ product, configuration }, t) => {
        const answer = priced(quote(product, book, inputOf(configuration, product, t)));
        expectSums(answer.lines, answer.total);
        const { goods, packaging, freight, urgent, total, list, eligible } = answer;
        for (const amount of [goods, packaging, freight, urgent, total]) {
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(total).toBe(goods + packaging + freight + urgent - answer.uses.redPacket);
        expect(eligible).toBeLessThanOrEqual(list);
        expect(goods).toBeLessThanOrEqual(eligible);
        expect(list).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('lets a coupon take at most the eligible amount, one of the freight group at most the freight', () => {
    fc.assert(
      fc.property(job, terms, ({ product, configuration }, t) => {
        const answer = priced(quote(product, book, inputOf(configuration, product, t)));
        const { order, freight } = answer.coupons;
        const carried = answer.lines.find((line) => line.id === 'freight')?.amount ?? 0;
        const most = { freight: carried, order: answer.eligible };
        const used = [
          { coupon: t.coupon, result: order },
          { coupon: t.freightCoupon, result: freight },
        ];
        for (const { coupon: one, result } of used) {
          if (one && result?.usable) {
            expect(result.discount).toBeLessThanOrEqual(most[one.stackGroup]);
          }
        }
      }),
      RUNS,
    );
  });

  it('is the same every time and after a journey through JSON', () => {
    const wire = JSON.parse(JSON.stringify({ book, products })) as {
      book: typeof book;
      products: Product[];
    };
    fc.assert(
      fc.property(job, terms, ({ product, configuration }, t) => {
        const input = inputOf(configuration, product, t);
        const first = quote(product, book, input);
        const copy = wire.products.find((one) => one.id === product.id);
        if (!copy) throw new Error('product lost');
        const second = quote(copy, wire.book, JSON.parse(JSON.stringify(input)));
        expect(second).toEqual(first);
        expect(JSON.parse(JSON.stringify(first))).toEqual(first);
      }),
      RUNS,
    );
  });
});

describe('every ladder', () => {
  it('never lets more cost less in total, nor the unit price rise', () => {
    fc.assert(
      fc.property(job, customer, ({ product, configuration }, who) => {
        const tiered = { ...configuration, quantity: product.quantity.tiers[0] ?? 1 };
        const ladder = priceLadder(product, book, tiered, who);
        expect(ladder.length).toBe(product.quantity.tiers.length);
        ladder.forEach((step, at) => {
          const before = ladder[at - 1];
          if (!before) return;
          expect(step.total).toBeGreaterThanOrEqual(before.total);
          expect(step.total * before.quantity).toBeLessThanOrEqual(before.total * step.quantity);
          expect(step.unitMilliFen).toBeLessThanOrEqual(before.unitMilliFen);
        });
      }),
      RUNS,
    );
  });

  it('keeps a free quantity between its neighbours, to one fen', () => {
    fc.assert(
      fc.property(job, customer, ({ product, configuration }, who) => {
        const ladder = priceLadder(product, book, configuration, who);
        const at = ladder.findIndex((step) => step.chosen);
        const step = ladder[at];
        if (!step) throw new Error('the chosen quantity is on the ladder');
        expect(step.delta).toBe(0);
        const before = ladder[at - 1];
        const after = ladder[at + 1];
        if (before) {
          expect(step.total).toBeGreaterThanOrEqual(before.total);
          expect(step.total * before.quantity).toBeLessThanOrEqual(before.total * step.quantity);
        }
        if (after) {
          expect(step.total).toBeLessThanOrEqual(after.total);
          // rounded down by less than a fen
          const fromLine = (step.total + 1) * after.quantity;
          expect(fromLine).toBeGreaterThan(after.total * step.quantity);
        }
      }),
      RUNS,
    );
  });

  it('is needed: most raw ladders invert somewhere', () => {
    let inverted = 0;
    let seen = 0;
    fc.assert(
      fc.property(job, ({ product, configuration }) => {
        if (product.stock) return;
        const program = planSetOf(product, book, configuration);
        const raw = product.quantity.tiers.map((quantity) => rawPrice(program, quantity).price);
        seen += 1;
        const bad = raw.some((total, at) => {
          const before = raw[at - 1];
          const quantity = product.quantity.tiers[at] ?? 1;
          const smaller = product.quantity.tiers[at - 1] ?? 1;
          return before !== undefined && (total < before || total * smaller > before * quantity);
        });
        if (bad) inverted += 1;
      }),
      RUNS,
    );
    expect(inverted).toBeGreaterThan(0);
    expect(inverted).toBeLessThan(seen);
  });
});

describe('every plan', () => {
  it('costs what its lines add up to, in whole milli-fen', () => {
    fc.assert(
      fc.property(job, ({ product, configuration }) => {
        const program = planSetOf(product, book, configuration);
        const pieces = configuration.quantity * product.piecesPerUnit;
        for (const plan of program.plans) {
          const cost = planCost(plan, pieces, book.included);
          if (cost === Number.POSITIVE_INFINITY) continue;
          const lines = planLines(plan, pieces, book.included);
          expect(Number.isSafeInteger(cost)).toBe(true);
          expect(lines.reduce((sum, line) => sum + line.cost, 0)).toBe(cost);
          for (const line of lines) expect(line.cost).toBeGreaterThan(0);
        }
      }),
      RUNS,
    );
  });

  it('exists for every valid configuration, at its own quantity', () => {
    fc.assert(
      fc.property(job, ({ product, configuration }) => {
        const raw = rawPrice(planSetOf(product, book, configuration), configuration.quantity);
        expect(Number.isSafeInteger(raw.price)).toBe(true);
      }),
      RUNS,
    );
  });
});

const anything = fc.oneof(
  fc.constantFrom(0, -1, 0.5, 1e9, 1e308, Number.NaN, Number.POSITIVE_INFINITY),
  fc.integer(),
);

describe('every bad input', () => {
  it('is refused or priced, never an exception, and always repaired', () => {
    const broken = fc.record(
      {
        sizeId: fc.constantFrom('custom', 'a4', '', '__proto__'),
        widthMm: anything,
        heightMm: anything,
        depthMm: anything,
        materialId: fc.constantFrom('coated', '', 'constructor'),
        gsm: anything,
        spot: anything,
        pages: anything,
        coverId: fc.constantFrom('self', 'c200', 'toString'),
        quantity: anything,
        styles: anything,
        crafts: fc.array(
          fc.record({
            id: fc.constantFrom('filmGloss', 'foil', 'uv', 'crease', 'none', '__proto__'),
            params: fc.dictionary(fc.constantFrom('area', 'count'), anything),
          }),
          { maxLength: 20 },
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...products), broken, (product, change) => {
        const configuration = { ...product.defaults, ...change } as Configuration;
        const answer = quote(product, book, {
          configuration,
          customer: { type: 3, vipLevel: 0 },
          urgent: 'none',
          now: '2026-11-20T09:00:00+08:00',
        });
        if (answer.valid) expect(Number.isSafeInteger(answer.total)).toBe(true);
        else expect(answer.missing.length + answer.conflicts.length).toBeGreaterThan(0);
        expect(evaluate(product, repair(product, configuration)).valid).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('every repair', () => {
  it('yields a valid configuration, and repairing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { product, configuration } = randomJob(seeded(seed));
        const repaired = repair(product, configuration);
        expect(evaluate(product, repaired)).toMatchObject({ valid: true, nearest: [] });
        expect(repair(product, repaired)).toBe(repaired);
        const { valid, nearest } = evaluate(product, configuration);
        if (valid) expect(repaired).toBe(configuration);
        else expect(nearest[0]?.configuration).toEqual(repaired);
      }),
      RUNS,
    );
  });
});
