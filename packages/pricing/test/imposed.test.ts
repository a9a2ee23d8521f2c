/** What is drawn is what is priced: the sheet, its pieces and their number are the quote's own. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { productById, products } from '../src/catalogue/products.ts';
import { evaluate } from '../src/configure/configure.ts';
import { type Imposed, imposed, type Place } from '../src/plan/imposed.ts';
import { SIDE_MM } from '../src/plan/sheets.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import { ANONYMOUS, type Configuration, type Product } from '../src/types.ts';
import { randomConfiguration } from './jobs.ts';

const meet = (a: Place, b: Place, edge: number): boolean =>
  Math.min(a.x + a.width, b.x + b.width) + 2 * edge > Math.max(a.x, b.x) + 0.001 &&
  Math.min(a.y + a.height, b.y + b.height) + 2 * edge > Math.max(a.y, b.y) + 0.001;

function standsOnItsSheet({ places, widthMm, heightMm, gripperMm, edgeMm, folds }: Imposed): void {
  for (const { x, y, width, height } of places) {
    expect(x - edgeMm).toBeGreaterThanOrEqual(SIDE_MM - 0.001);
    expect(x + width + edgeMm).toBeLessThanOrEqual(widthMm - SIDE_MM + 0.001);
    expect(y - edgeMm).toBeGreaterThanOrEqual(-0.001);
    expect(y + height + edgeMm).toBeLessThanOrEqual(heightMm - gripperMm + 0.001);
  }
  const overlaps = places.some((one, at) =>
    places.slice(at + 1).some((other) => meet(one, other, edgeMm)),
  );
  expect(overlaps).toBe(false);
  for (const at of [...folds.x, ...folds.y]) expect(at > 0 && at < 1).toBe(true);
}

function isThePricedOne(product: Product, configuration: Configuration): boolean {
  const priced = quote(product, book, {
    configuration,
    customer: ANONYMOUS,
    urgent: 'none',
    now: '2026-11-20T09:00:00+08:00',
  });
  if (!priced.valid) return false;
  const sheet = imposed(product, book, configuration);
  const { process } = priced;
  if (process.sheet === '') {
    expect(sheet).toBeNull();
    return false;
  }
  expect(sheet).toMatchObject({
    mode: process.mode,
    sheetName: process.sheet,
    nUp: process.nUp,
    sheets: process.sheets,
  });
  expect(sheet?.places).toHaveLength(process.nUp);
  expect(sheet?.places.filter(({ isOwn }) => isOwn)).toHaveLength(sheet?.own ?? 0);
  expect((sheet?.fill ?? 0) > 0 && (sheet?.fill ?? 0) <= 100).toBe(true);
  if (sheet) standsOnItsSheet(sheet);
  return true;
}

it.each(products.map((product) => [product.name, product] as const))(
  'draws the sheet that is priced, at every step of the ladder: %s',
  (_, product) => {
    const drawn = product.quantity.tiers.filter((quantity) =>
      isThePricedOne(product, { ...product.defaults, quantity }),
    );
    const hasSheet = product.family !== 'sticker' && product.stock === undefined;
    expect(drawn.length > 0).toBe(hasSheet);
  },
);

it('draws the sheet that is priced for any job that can be made', () => {
  let drawn = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...products),
      fc.infiniteStream(fc.nat(1_000_000)),
      (product, numbers) => {
        const pick = (n: number): number => Number(numbers.next().value) % n;
        const configuration = randomConfiguration(pick, product);
        if (evaluate(product, configuration).valid && isThePricedOne(product, configuration))
          drawn += 1;
      },
    ),
    { numRuns: 600, seed: 1 },
  );
  expect(drawn).toBeGreaterThan(50);
});

it('gives a gang run one place per style: the others are the work of others', () => {
  const card = productById(101) as Product;
  const two = imposed(card, book, { ...card.defaults, styles: 2 });
  expect(two).toMatchObject({ mode: 'gang', nUp: 90, own: 2 });
});

it('folds a leaflet where it is folded', () => {
  const leaflet = products.find(({ family }) => family === 'folded') as Product;
  const sheet = imposed(leaflet, book, leaflet.defaults);
  expect((sheet?.folds.x.length ?? 0) + (sheet?.folds.y.length ?? 0)).toBeGreaterThan(0);
});
