/** What fills the press sheet: an offer keeps its word, saves what it says, and is the same job. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productById, products } from '../src/catalogue/products.ts';
import { evaluate, repair } from '../src/configure/configure.ts';
import { imposed } from '../src/plan/imposed.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import type { Configuration, PricedQuote, Product, QuoteInput } from '../src/types.ts';
import { type SheetOffer, sheetOffers } from '../src/waterfall/sheetOffers.ts';
import { randomConfiguration } from './jobs.ts';

const TERMS = {
  customer: { type: 5, vipLevel: 6 },
  urgent: 'none',
  destination: { province: '福建省' },
  now: '2026-11-20T09:00:00+08:00',
} as const satisfies Omit<QuoteInput, 'configuration'>;

const priceIn =
  (product: Product, terms: Omit<QuoteInput, 'configuration'> = TERMS) =>
  (configuration: Configuration): PricedQuote | null => {
    const made = quote(product, book, { ...terms, configuration });
    return made.valid ? made : null;
  };

function jobOf(id: number, more: Partial<Configuration> = {}) {
  const product = productById(id);
  if (!product) throw new Error(`No product ${id}`);
  return { product, job: { ...product.defaults, ...more } };
}

const offersOf = (id: number, more: Partial<Configuration> = {}): SheetOffer[] => {
  const { product, job } = jobOf(id, more);
  return sheetOffers(product, job, priceIn(product));
};

function keepsItsWord(product: Product, job: Configuration, offer: SheetOffer): void {
  const then = priceIn(product)(offer.configuration);
  const now = priceIn(product)(job);
  if (then === null || now === null) throw new Error('Both have a price');
  expect(evaluate(product, offer.configuration).valid).toBe(true);
  expect(offer.total).toBe(then.total);
  expect(offer.delta).toBe(then.total - now.total);
  const perPiece = (total: number, { quantity, styles }: Configuration) =>
    total / (quantity * styles);
  const saved = 1 - perPiece(then.total, offer.configuration) / perPiece(now.total, job);
  expect(Math.abs(offer.saved - saved * 10_000)).toBeLessThanOrEqual(1);
  expect(offer.nUp).toEqual([now.process.nUp, then.process.nUp]);
  expect(imposed(product, book, offer.configuration)?.nUp).toBe(offer.nUp[1]);
}

function isTheSameJob(job: Configuration, { kind, configuration }: SheetOffer): void {
  const { quantity, widthMm, heightMm, sizeId, ...same } = configuration;
  expect(job).toMatchObject(same);
  if (kind === 'more') {
    expect(quantity).toBeGreaterThan(job.quantity);
    expect([widthMm, heightMm, sizeId]).toEqual([job.widthMm, job.heightMm, job.sizeId]);
  } else {
    expect(quantity).toBe(job.quantity);
    const kept = [widthMm / job.widthMm, heightMm / job.heightMm];
    expect(Math.max(...kept)).toBe(1);
    expect(Math.min(...kept)).toBeLessThan(1);
    expect(Math.min(...kept)).toBeGreaterThanOrEqual(0.95);
  }
}

test('whoever follows an offer pays exactly what it names, for the same job', () => {
  let offered = 0;
  fc.assert(
    fc.property(fc.constantFrom(...products), fc.gen(), (product, gen) => {
      const pick = (n: number) => gen(fc.nat, { max: n - 1 });
      const job = repair(product, randomConfiguration(pick, product));
      const offers = sheetOffers(product, job, priceIn(product));
      expect(offers.length).toBeLessThanOrEqual(3);
      const saved = offers.map((one) => one.saved);
      expect(saved).toEqual([...saved].sort((a, b) => b - a));
      for (const offer of offers) {
        keepsItsWord(product, job, offer);
        isTheSameJob(job, offer);
      }
      offered += offers.length;
    }),
    { numRuns: 400 },
  );
  expect(offered).toBeGreaterThan(50);
});

describe('what is offered', () => {
  test('cards a little narrower stand on the sheet ten times more', () => {
    const [first] = offersOf(101);
    expect(first).toMatchObject({ kind: 'size', nUp: [90, 100] });
    expect(first?.configuration).toMatchObject({ widthMm: 86, heightMm: 54, sizeId: 'custom' });
  });

  test('coupons: twice as many for far less than twice the price', () => {
    const more = offersOf(104).find(({ kind }) => kind === 'more');
    expect(more?.configuration.quantity).toBe(10);
    expect(more?.saved).toBeGreaterThan(3_000);
  });

  test('nothing for labels from the reel, for goods from the shelf, and where no price is to be seen', () => {
    for (const { id } of products.filter(({ family, stock }) => family === 'sticker' || stock)) {
      expect(offersOf(id)).toEqual([]);
    }
    const { product, job } = jobOf(101);
    expect(sheetOffers(product, job, () => null)).toEqual([]);
  });

  test('the largest quantity has no more, a size that is fixed stays as it is', () => {
    const { product } = jobOf(101);
    const most = product.quantity.tiers.at(-1) ?? 0;
    const kinds = (offers: readonly SheetOffer[]) => offers.map(({ kind }) => kind);
    expect(kinds(offersOf(101, { quantity: most }))).not.toContain('more');
    for (const one of products.filter(({ size }) => size.custom === undefined)) {
      expect(kinds(offersOf(one.id))).not.toContain('size');
    }
  });
});
