/** Date first: the cheapest way for every day, against every factory, urgency and carrier there is. */
import { describe, expect, it } from 'vitest';
import { type DaysInput, type DayWay, daysOf, wayBy } from '../src/arrival.ts';
import { products } from '../src/catalogue/products.ts';
import { repair } from '../src/configure/configure.ts';
import { book } from '../src/priceBook/book.ts';
import type { PriceBook } from '../src/priceBook/book.types.ts';
import { quote } from '../src/quote.ts';
import type { Product, UrgentLevel } from '../src/types.ts';
import { chinese } from '../src/wording/chinese.ts';
import { randomConfiguration, seeded } from './jobs.ts';

const JOBS = 12;
const LEVELS: readonly UrgentLevel[] = ['none', 'minus1', 'nextDay', 'sameDay'];
const PLACES = ['上海市', '广东省', '北京市', '西藏自治区', '河南省', '山东省', '甘肃省'];
/** Days before Sundays, before the Spring Festival and in it; before and after the cut-off. */
const MOMENTS = ['2026-11-20T09:00', '2026-11-21T17:00', '2027-01-30T10:00', '2027-02-03T09:00'];

interface Way {
  readonly urgent: UrgentLevel;
  readonly arriveDate: string;
  readonly total: number;
}

/** Every combination that brings it to the door. */
function everyWay(product: Product, prices: PriceBook, input: DaysInput): Way[] {
  return LEVELS.flatMap((urgent) =>
    prices.factories.flatMap(({ id: factory }) =>
      prices.carriers.flatMap(({ code: carrier }): Way[] => {
        if (carrier === 'pickup' || carrier === 'line') return [];
        const made = quote(product, prices, { ...input, urgent, factory, carrier });
        if (!made.valid || made.delivery === null || made.delivery.carrier !== carrier) return [];
        return [{ urgent, arriveDate: made.delivery.arriveDate, total: made.total }];
      }),
    ),
  );
}

const cheapest = (ways: readonly Way[]): number => Math.min(...ways.map(({ total }) => total));

/** A factory that is busy: its own points say to avoid it, and no price does. */
const busy: PriceBook = {
  ...book,
  factories: book.factories.map((one) =>
    one.id === 0 ? { ...one, loadPenalty: 5_000 as typeof one.loadPenalty } : one,
  ),
};

describe('the days of a job', () => {
  it.each(products.map((one) => [one.id, one.name, one] as const))(
    '%i %s: no other combination that is there in time is cheaper, and no urgency gains nothing',
    (id, _, product) => {
      const pick = seeded(id);
      for (let n = 0; n < JOBS; n += 1) {
        const prices = n % 5 === 0 ? busy : book;
        const input: DaysInput = {
          configuration: repair(product, randomConfiguration(pick, product)),
          customer: { type: 3, vipLevel: 0 },
          destination: { province: PLACES[pick(PLACES.length)] ?? '' },
          now: `${MOMENTS[pick(MOMENTS.length)]}:00+08:00`,
          entitlements: { urgent: pick(2) },
        };
        const days = daysOf(product, prices, input);
        const all = everyWay(product, prices, input);
        // Every day that can be reached is served at the least price, and none that cannot.
        const reached = [...new Set(all.map(({ arriveDate }) => arriveDate))].toSorted();
        expect(days[0]?.arriveDate).toBe(reached[0]);
        for (const day of reached) {
          const inTime = all.filter(({ arriveDate }) => arriveDate <= day);
          expect(wayBy(days, day)?.total).toBe(cheapest(inTime));
        }
        for (const [at, way] of days.entries()) {
          const later = days[at + 1];
          if (later)
            expect(later.arriveDate > way.arriveDate && later.total < way.total).toBe(true);
          expect(way.more).toBe(way.total - (days.at(-1)?.total ?? 0));
          const slower = LEVELS.slice(0, LEVELS.indexOf(way.urgent));
          const asSoon = all.filter(
            ({ urgent, arriveDate }) => slower.includes(urgent) && arriveDate <= way.arriveDate,
          );
          expect(asSoon.every(({ total }) => total > way.total)).toBe(true);
        }
      }
    },
    60_000,
  );

  it.each(products.map((one) => [one.id, one.name, one] as const))(
    '%i %s: what is ordered with the wish, its urgency and its carrier is what was shown',
    (_, __, product) => {
      const input: DaysInput = {
        configuration: product.defaults,
        customer: { type: 3, vipLevel: 0 },
        destination: { province: '山东省' },
        now: '2026-11-20T09:00:00+08:00',
      };
      const shown = (
        { urgent, carrier, arriveDate, factory, total }: DayWay,
        wishedDate: string,
      ) => {
        const made = quote(product, book, { ...input, urgent, carrier, wishedDate });
        if (!made.valid) throw new Error('a way that is shown has a price');
        expect([made.total, made.delivery?.arriveDate, made.delivery?.factory.id]).toEqual([
          total,
          arriveDate,
          factory,
        ]);
      };
      const days = daysOf(product, book, input);
      expect(days.length).toBeGreaterThan(0);
      for (const way of days) shown(way, way.arriveDate);
      // A day that nobody can keep gets the first possible one.
      if (days[0]) shown(days[0], '2026-11-20');
    },
  );
});

describe('of name cards to Shanghai, on a Friday morning', () => {
  const [cards] = products.filter(({ id }) => id === 101);
  if (!cards) throw new Error('no product 101');
  const input: DaysInput = {
    configuration: cards.defaults,
    customer: { type: 3, vipLevel: 0 },
    destination: { province: '上海市' },
    now: '2026-11-20T09:00:00+08:00',
  };
  const days = daysOf(cards, book, input);

  it('each earlier day costs more, and says urgency and carrier', () => {
    expect(
      days.map(({ arriveDate, said, more }) => [arriveDate, chinese(said), more]),
    ).toMatchInlineSnapshot(`
      [
        [
          "2026-11-23",
          "提前 1 天 · 京东快递",
          1383,
        ],
        [
          "2026-11-24",
          "提前 1 天 · 中通快递",
          783,
        ],
        [
          "2026-11-25",
          "常规 · 京东快递",
          600,
        ],
        [
          "2026-11-26",
          "常规 · 中通快递",
          0,
        ],
      ]
    `);
  });

  it('a wish between two days is served by the one before it', () => {
    const [first, second] = days;
    if (!first || !second) throw new Error('there are two days');
    expect(wayBy(days, '2026-12-24')).toBe(days.at(-1));
    expect(wayBy(days, first.arriveDate)).toBe(first);
    expect(wayBy(days, '2026-11-20')).toBeUndefined();
  });

  it('there is none while nobody knows where to, or where no carrier goes', () => {
    const { destination: _, ...nowhere } = input;
    expect(daysOf(cards, book, nowhere)).toEqual([]);
    expect(daysOf(cards, book, { ...input, destination: { province: '台湾省' } })).toEqual([]);
  });
});
