/** What plates cost is what the price of the order says: a part of its printing lines, at the customer's terms. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { productById, products } from '../src/catalogue/products.ts';
import { evaluate } from '../src/configure/configure.ts';
import { allocate, fen } from '../src/money.ts';
import { platesOf, type SoldLine } from '../src/plan/plates.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import { ANONYMOUS, type Configuration, type CustomerTerms, type Product } from '../src/types.ts';
import { randomConfiguration } from './jobs.ts';

const now = '2026-11-20T09:00:00+08:00';

/** A price that is sold, and what it says that its plates cost; null for what cannot be made. */
function sold(product: Product, configuration: Configuration, customer: CustomerTerms = ANONYMOUS) {
  const priced = quote(product, book, { configuration, customer, urgent: 'none', now });
  if (!priced.valid) return null;
  const plates = platesOf(product, book, configuration, priced.lines);
  const parts: readonly SoldLine[] = priced.lines.find(({ id }) => id === 'goods')?.children ?? [];
  const printing = parts
    .filter(({ id }) => id === 'goods.print' || id === 'goods.coverPrint')
    .reduce((sum, { amount }) => sum + amount, 0);
  return { ...priced, plates, printing };
}

function job(productId: number, changes: Partial<Configuration>, customer?: CustomerTerms) {
  const product = productById(productId) as Product;
  const one = sold(product, { ...product.defaults, ...changes }, customer);
  if (one === null) throw new Error(`${productId} cannot be made so`);
  return one;
}

it('of a gang run and of labels they are the whole printing line: nothing is printed beyond the first impressions', () => {
  for (const { plates, printing, process } of [job(101, { quantity: 2 }), job(401, {})]) {
    expect(process.mode).not.toBe('digital');
    expect(plates).toBe(printing);
    expect(plates).toBeGreaterThan(0);
  }
});

it('of a long run they are the start of the press and not its further impressions', () => {
  const { printing, plates, list, lines } = job(201, { quantity: 20_000 });
  // 2,695 sheets that pass twice: 2,890 impressions beyond the included ones are six started runs.
  const [start] = allocate(fen(printing), [280, 6 * 4 * 12]);
  const goods = lines.find(({ id }) => id === 'goods')?.children ?? [];
  const worth = goods.reduce((sum, { amount }) => (amount > 0 ? sum + amount : sum), 0);
  const [after] = allocate(list, [start ?? 0, worth - (start ?? 0)]);
  expect(plates).toBe(after);
  expect(plates).toBeLessThan(printing);
});

it('there are none of digital printing and of goods from stock', () => {
  expect(job(201, { quantity: 50 })).toMatchObject({ process: { mode: 'digital' }, plates: 0 });
  const shelf = products.find(({ stock }) => stock !== undefined) as Product;
  expect(sold(shelf, shelf.defaults)?.plates).toBe(0);
});

it('a customer who pays less for the goods has paid less for their plates', () => {
  const full = job(201, { quantity: 5_000 });
  const less = job(201, { quantity: 5_000 }, { type: 3, vipLevel: 8 });
  expect(less.eligible).toBeLessThan(full.eligible);
  const [exact] = allocate(less.eligible, [full.plates, full.eligible - full.plates]);
  expect(Math.abs(less.plates - (exact ?? 0))).toBeLessThanOrEqual(1);
});

it('a price that names no printing has no plates, whatever the book says today', () => {
  const product = productById(201) as Product;
  const configuration = { ...product.defaults, quantity: 5_000 };
  const lines = [{ id: 'goods', amount: 9_000, children: [{ id: 'goods.unit', amount: 9_000 }] }];
  expect(platesOf(product, book, configuration, lines)).toBe(0);
  expect(platesOf(product, book, configuration, [])).toBe(0);
});

it('of any job they are never less than nothing nor more than its printing and its goods', () => {
  let made = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...products),
      fc.infiniteStream(fc.nat(1_000_000)),
      fc.constantFrom(0, 6, 8),
      (product, numbers, vipLevel) => {
        const pick = (n: number): number => Number(numbers.next().value) % n;
        const configuration = randomConfiguration(pick, product);
        if (!evaluate(product, configuration).valid) return;
        const one = sold(product, configuration, { type: 3, vipLevel });
        if (one === null) return;
        made += 1;
        expect(Number.isSafeInteger(one.plates)).toBe(true);
        expect(one.plates).toBeGreaterThanOrEqual(0);
        expect(one.plates).toBeLessThanOrEqual(Math.min(one.printing, one.eligible));
      },
    ),
    { numRuns: 600, seed: 1 },
  );
  expect(made).toBeGreaterThan(50);
});
