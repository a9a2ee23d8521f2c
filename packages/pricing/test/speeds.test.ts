/** Urgency: nobody pays for a day twice. */
import { describe, expect, it } from 'vitest';
import { productById, products } from '../src/catalogue/products.ts';
import { choose, repair } from '../src/configure/configure.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import { speedsOf } from '../src/speeds.ts';
import type { CarrierCode, Product, QuoteInput } from '../src/types.ts';
import { chinese } from '../src/wording/chinese.ts';
import { randomConfiguration, seeded } from './jobs.ts';

const JOBS = 200;
const PLACES = ['上海市', '广东省', '北京市', '西藏自治区', '河南省'];
/** Days before Sundays, before the Spring Festival and in it; before and after the cut-off. */
const MOMENTS = ['2026-11-20T09:00', '2026-11-21T17:00', '2027-01-30T10:00', '2027-02-03T09:00'];

function cards(): Product {
  const found = productById(101);
  if (!found) throw new Error('no product 101');
  return found;
}

const terms = (product: Product, change: Partial<QuoteInput> = {}): QuoteInput => ({
  configuration: product.defaults,
  customer: { type: 3, vipLevel: 0 },
  urgent: 'none',
  destination: { province: '上海市' },
  now: '2026-11-20T09:00:00+08:00',
  ...change,
});

describe('every urgency that is offered', () => {
  it.each(products.map((one) => [one.id, one.name, one] as const))(
    '%i %s: no cheaper one is there on the same day without its saying so',
    (id, _, product) => {
      const pick = seeded(id);
      for (let n = 0; n < JOBS; n += 1) {
        const configuration = repair(product, randomConfiguration(pick, product));
        const province = PLACES[pick(PLACES.length)] ?? '';
        const input = terms(product, {
          configuration,
          destination: { province },
          now: `${MOMENTS[pick(MOMENTS.length)]}:00+08:00`,
        });
        const speeds = speedsOf(product, book, input);
        const offered = speeds.filter(({ refused }) => refused === null);
        for (const [at, fast] of offered.entries()) {
          for (const slow of offered.slice(0, at)) {
            expect(slow.total).toBeLessThan(fast.total);
            expect((slow.arriveDate ?? '') > (fast.arriveDate ?? '')).toBe(true);
            const made = quote(product, book, { ...input, urgent: slow.level });
            if (!made.valid) throw new Error('an offered urgency has a price');
            // Every carrier of every tenth job is asked, beside what the engine found.
            if (n % 10 > 0) continue;
            for (const { code, available } of made.delivery?.options ?? []) {
              if (!available || code === 'pickup' || code === 'line') continue;
              const other = quote(product, book, { ...input, urgent: slow.level, carrier: code });
              if (!other.valid || other.total >= fast.total) continue;
              if ((other.delivery?.arriveDate ?? '9') > (fast.arriveDate ?? '')) continue;
              expect(fast.cheaper?.total).toBeLessThanOrEqual(other.total);
            }
          }
          if (!fast.cheaper) continue;
          const { urgent, carrier, total, saves } = fast.cheaper;
          const way = quote(product, book, { ...input, urgent, carrier });
          if (!way.valid) throw new Error('the cheaper way can be ordered');
          expect(way.total).toBe(total);
          expect(saves).toBe(fast.total - total);
          expect(saves).toBeGreaterThan(0);
          expect((way.delivery?.arriveDate ?? '9') <= (fast.arriveDate ?? '')).toBe(true);
        }
      }
    },
    60_000,
  );
});

describe('the urgency of name cards with UV', () => {
  const shining = choose(cards(), cards().defaults, 'craft:uv').configuration;
  const configuration = { ...shining, quantity: 5, styles: 3 };
  // On a Monday: no Sunday lies between the two days of production.
  const now = '2026-11-23T09:00:00+08:00';
  const speeds = speedsOf(cards(), book, terms(cards(), { configuration, now }));

  it('that gains no day over a cheaper one is not offered, and names that one', () => {
    const next = speeds.find(({ level }) => level === 'nextDay');
    expect(next && chinese(next.refused ?? ['plain', ''])).toMatch(
      /^与“提前 1 天”同日送达，那样少 ¥[\d.]+$/,
    );
  });

  it('whose day another carrier reaches says so, with what that saves', () => {
    const minus = speeds.find(({ level }) => level === 'minus1');
    expect(minus?.refused).toBeNull();
    expect(minus?.cheaper && chinese(minus.cheaper.said)).toMatch(
      /^“常规”改用.+同日送达，少 ¥[\d.]+$/,
    );
  });

  it('is measured in working days while nobody knows where to', () => {
    const { destination: _, ...nowhere } = terms(cards());
    expect(
      speedsOf(cards(), book, nowhere).map(({ level, refused }) => [level, refused === null]),
    ).toEqual([
      ['none', true],
      ['minus1', true],
      ['nextDay', false],
    ]);
  });

  it('has no cheaper way when the fastest carrier is chosen already', () => {
    const carrier: CarrierCode = 'shunfeng';
    const fast = speedsOf(cards(), book, terms(cards(), { configuration, now, carrier }));
    expect(fast.find(({ level }) => level === 'minus1')).toMatchObject({ cheaper: null });
  });
});
