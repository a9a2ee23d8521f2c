/** The cheapest factories and carriers of several drops: as good as trying everything, never dearer than before. */
import { describe, expect, it } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import { addWorkdays, dateOf, dayNumber } from '../src/delivery/calendar.ts';
import { dropPlans, runPriceOf, splitDrops } from '../src/delivery/dropPlan.ts';
import { PROVINCES } from '../src/delivery/geo.ts';
import { type Shared, waysTo } from '../src/delivery/severalWays.ts';
import {
  type SplitInput,
  type SplitLeg,
  type SplitOffer,
  type SplitPlan,
  shipSplit,
} from '../src/delivery/shipSplit.ts';
import { fen } from '../src/money.ts';
import { book } from '../src/priceBook/book.ts';
import { ANONYMOUS, type CarrierCode, type FactoryId, type Product } from '../src/types.ts';
import { seeded } from './jobs.ts';

const FACTORIES: readonly FactoryId[] = [0, 1, 6, 7];
const CARRIERS: readonly CarrierCode[] = ['zhongtong', 'shunfeng', 'jd'];
const reached = PROVINCES.filter(({ name }) => !book.unreachable.includes(name));

/** Offers, quantities and runs that are drawn, so that splitting pays now and then. */
function drawn(seed: number, count: number, hasWish: boolean): SplitInput {
  const pick = seeded(seed);
  const setUp = pick(4) * 900;
  return {
    factories: FACTORIES,
    most: 1 + pick(4),
    ...(hasWish && { wish: 103 }),
    runPrice: (quantity) => setUp + quantity * 7,
    drops: Array.from({ length: count }, () => ({
      quantity: 1 + pick(20),
      offers: new Map(
        FACTORIES.map((factory): [FactoryId, SplitOffer[]] => [
          factory,
          pick(12) === 0
            ? []
            : CARRIERS.map((carrier) => ({
                carrier,
                fee: 300 + pick(3000),
                arriveDay: 100 + pick(7),
              })),
        ]),
      ),
    })),
  };
}

const lateOf = ({ legs }: { readonly legs: readonly SplitLeg[] }): number =>
  legs.reduce((sum, { late }) => sum + late, 0);

/** Days late first, then the sum. */
const isNoWorse = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] < b[0] || (a[0] === b[0] && a[1] <= b[1]);

/** Tries every factory with every carrier for every drop. */
function tried({ drops, factories, wish, runPrice, most }: SplitInput): [number, number] | null {
  let best: [number, number] | null = null;
  const visit = (at: number, legs: readonly (SplitOffer & { factory: FactoryId })[]): void => {
    const drop = drops[at];
    if (drop === undefined) {
      const made = new Map<FactoryId, number>();
      for (const [index, { factory }] of legs.entries()) {
        made.set(factory, (made.get(factory) ?? 0) + (drops[index]?.quantity ?? 0));
      }
      if (made.size > most) return;
      const late = legs.reduce((s, l) => s + Math.max(0, l.arriveDay - (wish ?? l.arriveDay)), 0);
      const runs = [...made.values()].reduce((s, quantity) => s + runPrice(quantity), 0);
      const found: [number, number] = [late, runs + legs.reduce((s, { fee }) => s + fee, 0)];
      if (best === null || isNoWorse(found, best)) best = found;
      return;
    }
    for (const factory of factories) {
      for (const offer of drop.offers.get(factory) ?? []) {
        visit(at + 1, [...legs, { ...offer, factory }]);
      }
    }
  };
  visit(0, []);
  return best;
}

describe('a split of small orders', () => {
  it('is what trying everything finds, with a wished day and without', () => {
    for (let seed = 0; seed < 120; seed += 1) {
      const input = drawn(seed, 1 + (seed % 4), seed % 2 === 0);
      const plan = shipSplit(input);
      const best = tried(input);
      expect([seed, plan && [lateOf(plan), plan.sum]]).toEqual([seed, best]);
    }
  });

  it('serves every drop once and counts what each factory makes', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const input = drawn(seed, 12, true);
      const plan = shipSplit(input);
      if (plan === null) continue;
      expect(plan.legs).toHaveLength(12);
      const all = input.drops.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(plan.runs.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(all);
      expect(plan.runs.length).toBeLessThanOrEqual(input.most);
      const runs = plan.runs.reduce((sum, { price }) => sum + price, 0);
      expect(plan.sum).toBe(plan.freight + runs);
    }
  });

  it('is null where nobody reaches a drop', () => {
    const input = drawn(1, 3, false);
    expect(
      shipSplit({ ...input, drops: [...input.drops, { quantity: 1, offers: new Map() }] }),
    ).toBe(null);
  });
});

const printed = products.filter(({ stock }) => stock === undefined);

/** A job of the catalogue that goes to so many provinces. */
function job(seed: number, count: number) {
  const pick = seeded(seed);
  const product = printed[pick(printed.length)] as Product;
  const tier = product.quantity.tiers.findLast((one) => one >= count) ?? count;
  const each = Math.floor(tier / count);
  const drops = Array.from({ length: count }, (_, at) => ({
    province: (reached[pick(reached.length)] as (typeof reached)[number]).name,
    quantity: at === 0 ? tier - each * (count - 1) : each,
  }));
  const configuration = { ...product.defaults, quantity: tier };
  const input: Shared = {
    product,
    book,
    configuration,
    packaging: {},
    goods: fen(20_000),
    days: 2,
    now: '2026-11-20T09:00:00+08:00',
  };
  return { input, drops, pick };
}

describe('an order to several addresses', () => {
  it('is never dearer than what is chosen without a plan', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { input, drops } = job(seed, 2 + (seed % 6));
      const before = waysTo(input, drops);
      const plans = dropPlans(input, drops);
      expect(plans !== null).toBe(before.possible);
      if (!before.possible || plans === null) continue;
      const chosen = before.ways.reduce((sum, { line }) => sum + line.amount, 0);
      expect(plans.cheapest.freight).toBeLessThanOrEqual(chosen);
    }
  });

  it('keeps the wished day at every drop, or is there as soon as anybody can be', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { input, drops, pick } = job(seed, 2 + (seed % 6));
      const wish = addWorkdays(dayNumber('2026-11-20'), 3 + pick(4));
      const plans = dropPlans({ ...input, wishedDate: dateOf(wish) }, drops);
      if (plans?.wished == null) continue;
      const { wished, cheapest } = plans;
      const isKept = wished.legs.every(({ late }) => late === 0);
      if (isKept) expect(wished.arriveDate <= dateOf(wish)).toBe(true);
      if (cheapest.arriveDate <= dateOf(wish)) expect(wished.freight).toBe(cheapest.freight);
      expect(wished.freight).toBeGreaterThanOrEqual(isKept ? cheapest.freight : 0);
      // Chosen as it is, it costs what it says and is there when it says.
      const chosen = drops.map((drop, at) => ({
        ...drop,
        carrier: wished.legs[at]?.carrier as CarrierCode,
      }));
      const taken = waysTo({ ...input, wishedDate: dateOf(wish) }, chosen);
      if (!taken.possible) throw new Error(taken.reason);
      expect(taken.ways.reduce((sum, { line }) => sum + line.amount, 0)).toBe(wished.freight);
      const late = taken.ways.map(({ delivery }) =>
        Math.max(0, dayNumber(delivery.arriveDate) - wish),
      );
      const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
      expect(sum(late)).toBe(sum(wished.legs.map((leg) => leg.late)));
    }
  });
});

const gapOf = ({ sum, bound }: SplitPlan): number => (sum - bound) / bound;

describe('fifty drops over several factories', () => {
  it('cost at most 2 % more than the least that is possible, and never more than one factory', () => {
    for (let seed = 0; seed < 120; seed += 1) {
      const { input, drops } = job(seed, 13 + (seed % 38));
      const runPrice = runPriceOf(input, ANONYMOUS);
      const table = { ...splitDrops(input, drops), runPrice };
      const one = shipSplit({ ...table, most: 1 });
      const several = shipSplit({ ...table, most: 4 });
      expect(several !== null).toBe(one !== null);
      if (one === null || several === null) continue;
      expect(several.sum).toBeLessThanOrEqual(one.sum);
      expect([seed, input.product.id, gapOf(several) <= 0.02, gapOf(several)]).toEqual([
        seed,
        input.product.id,
        true,
        gapOf(several),
      ]);
    }
  });
});
