/** What is taken off a price: exact, never below nothing, and the best there is. Domain decisions §7, §9, §18. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/products.ts';
import { fen } from '../money.ts';
import { book } from '../priceBook/book.ts';
import { quote } from '../quote.ts';
import type { Coupon, PricedQuote, Product } from '../types.ts';
import { bestCombination, type DiscountTerms, discounted, mostByRedPacket } from './discounts.ts';
import { sumOf } from './parts.ts';
import { leavesOf, netLines } from './shares.ts';

const RUNS = { numRuns: 400, seed: 20_261_120 };
const terms: DiscountTerms = {
  customer: { type: 3, vipLevel: 6 },
  urgent: 'none',
  today: '2026-11-20',
};

/** Every product as its configurator begins, sent to 福建. */
const bases = products.map((product) => {
  const base = quote(product, book, {
    configuration: product.defaults,
    customer: terms.customer,
    urgent: 'none',
    now: '2026-11-20T09:00:00+08:00',
    destination: { province: '福建省' },
  });
  if (!base.valid) throw new Error(`${product.name} has no price`);
  return { product, base };
});
const priced = fc.constantFrom(...bases);

const coupons = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.constant('券'),
    kind: fc.constantFrom('amountOff' as const, 'percentOff' as const),
    stackGroup: fc.constantFrom('order' as const, 'freight' as const),
    value: fc.nat(10_000),
    cap: fc.nat(50_000).map(fen),
    minSpend: fc.nat(60_000).map(fen),
    scope: fc.constantFrom(
      {},
      { categories: [1] },
      { vipLevels: [6, 8] },
      { customerTypes: [5 as const] },
    ),
    validFrom: fc.constantFrom('2026-11-01', '2026-11-21'),
    validTo: fc.constantFrom('2026-11-19', '2026-12-01', '2026-12-31'),
  }),
  { maxLength: 6 },
);

const of = (id: number): { product: Product; base: PricedQuote } => {
  const found = bases.find(({ product }) => product.id === id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
};

const TWENTY_OFF: Coupon = {
  id: 'c1',
  name: '满 ¥100.00 减 ¥20.00',
  kind: 'amountOff',
  stackGroup: 'order',
  value: 2_000,
  minSpend: fen(10_000),
  scope: {},
  validFrom: '2026-11-01',
  validTo: '2026-12-31',
};

describe('what is taken off', () => {
  it('adds up to the fen and never makes a part or the whole cost less than nothing', () => {
    fc.assert(
      fc.property(
        priced,
        coupons,
        fc.nat(10),
        fc.nat(100_000),
        ({ product, base }, [coupon, freightCoupon], samples, redPacket) => {
          const answer = discounted(product, base, terms, {
            ...(coupon && { coupon }),
            ...(freightCoupon && { freightCoupon }),
            entitlements: { samples },
            redPacket,
          });
          const sum = answer.lines.reduce((so, { amount }) => so + amount, 0);
          expect(sum).toBe(answer.total);
          for (const part of [answer.goods, answer.freight, answer.urgent, answer.total]) {
            expect(part).toBeGreaterThanOrEqual(0);
          }
          expect(answer.uses.redPacket).toBeLessThanOrEqual(redPacket);
          expect(answer.uses.redPacket * 10).toBeLessThanOrEqual(answer.goods * 3);
        },
      ),
      RUNS,
    );
  });

  it('is the same when nothing is chosen', () => {
    for (const { product, base } of bases) {
      expect(discounted(product, base, terms, {})).toEqual(base);
    }
  });

  it('counts on the price as it stands: a coupon on a price that a quote keeps never takes more than it', () => {
    const { product, base } = of(101);
    const kept = base.lines.map((line) =>
      line.id === 'goods' ? { ...line, amount: fen(10_500) } : line,
    );
    const lines = kept.filter(({ id }) => id !== 'vip');
    const answer = discounted(product, { ...base, lines }, terms, {
      coupon: { ...TWENTY_OFF, value: 99_999 },
    });
    expect([answer.goods, answer.total]).toEqual([0, answer.packaging + answer.freight]);
  });

  it('says of every line how it comes about', () => {
    const { product, base } = of(201);
    const answer = discounted(product, base, terms, {
      coupon: { ...TWENTY_OFF, kind: 'percentOff', value: 1_000, cap: fen(3_000) },
      redPacket: 500,
    });
    const taken = answer.lines.filter(({ id }) => id === 'coupon' || id === 'redPacket');
    expect(taken.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^商品 ¥[\d.]+ × 10%$/),
      '最多抵商品金额的 30%',
    ]);
  });

  it('pays with red packets for 30 % of the goods at most', () => {
    const { product, base } = of(201);
    const answer = discounted(product, base, terms, { redPacket: 10_000_000 });
    expect(answer.uses.redPacket).toBe(mostByRedPacket(base));
    expect(answer.total).toBe(base.total - Math.floor((base.goods * 3) / 10));
  });
});

describe('the best combination', () => {
  /** What every pair of them would come to, tried one after the other. */
  const bruteForce = (product: Product, base: PricedQuote, held: readonly Coupon[]): number => {
    const orders = [undefined, ...held.filter(({ stackGroup }) => stackGroup === 'order')];
    const freights = [undefined, ...held.filter(({ stackGroup }) => stackGroup === 'freight')];
    const totals = orders.flatMap((coupon) =>
      freights.map(
        (freightCoupon) =>
          discounted(product, base, terms, {
            ...(coupon && { coupon }),
            ...(freightCoupon && { freightCoupon }),
          }).total,
      ),
    );
    return Math.min(...totals);
  };

  it('is as cheap as the cheapest of all pairs', () => {
    fc.assert(
      fc.property(priced, coupons, ({ product, base }, held) => {
        const { coupon, freightCoupon, saves } = bestCombination(product, base, terms, held);
        const answer = discounted(product, base, terms, {
          ...(coupon && { coupon }),
          ...(freightCoupon && { freightCoupon }),
        });
        expect(answer.total).toBe(bruteForce(product, base, held));
        expect(base.total - answer.total).toBe(saves);
      }),
      RUNS,
    );
  });

  it('of equal ones uses up what ends first, then the smaller one', () => {
    const { product, base } = of(201);
    const long = { ...TWENTY_OFF, id: 'long' };
    const soon = { ...TWENTY_OFF, id: 'soon', validTo: '2026-11-25' };
    expect(bestCombination(product, base, terms, [long, soon]).coupon?.id).toBe('soon');
    const freight = (id: string, value: number): Coupon => ({
      ...TWENTY_OFF,
      id,
      value,
      kind: 'freeFreight',
      stackGroup: 'freight',
      minSpend: fen(0),
    });
    const held = [freight('large', 900_000), freight('small', 800_000)];
    expect(bestCombination(product, base, terms, held).freightCoupon?.id).toBe('small');
  });
});

describe('what each thing really cost', () => {
  it('adds up to the price, part by part, and lies between nothing and its amount', () => {
    fc.assert(
      fc.property(
        priced,
        coupons,
        fc.nat(50_000),
        ({ product, base }, [coupon, second], redPacket) => {
          const { lines, total } = discounted(product, base, terms, {
            ...(coupon && { coupon }),
            ...(second && { freightCoupon: second }),
            redPacket,
          });
          const nets = netLines(lines);
          expect(nets.reduce((sum, { net }) => sum + net, 0)).toBe(total);
          for (const { line, net } of nets) {
            expect(net).toBeGreaterThanOrEqual(0);
            expect(net).toBeLessThanOrEqual(line.amount);
          }
          if (redPacket === 0) {
            const freight = nets.filter(({ line }) => line.id === 'freight');
            expect(freight.reduce((sum, { net }) => sum + net, 0)).toBe(sumOf(lines, 'freight'));
          }
        },
      ),
      RUNS,
    );
  });

  it('names every thing that is charged once', () => {
    const { base } = of(301);
    const charged = leavesOf(base.lines).filter(({ amount }) => amount >= 0);
    expect(
      netLines(base.lines)
        .map(({ line }) => line.id)
        .toSorted(),
    ).toEqual(charged.map(({ id }) => id).toSorted());
  });
});
