/** The catalogue, and the promise that the browser's price is the server's. */
import {
  getAllProductCategories,
  getProductCategoryNames,
} from '@banxin/contract/calls/catalogue/categories';
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { errCode } from '@banxin/contract/errors';
import type { PriceBook } from '@banxin/pricing/book.types';
import { repair } from '@banxin/pricing/configure';
import { products } from '@banxin/pricing/products';
import { quote } from '@banxin/pricing/quote';
import type { CarrierCode, Configuration, CustomerTerms, Product } from '@banxin/pricing/types';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { type SeededRandom, seededRandom } from '../../db/seed/seededRandom.ts';
import { enter } from '../order/order.testkit.ts';

const server = await createTestServer();
const visitor = server.browser();

test('has nine categories and at least forty products, each with a lowest price', async () => {
  const tree = await visitor.send(getAllProductCategories, {});
  expect(tree).toHaveLength(9);
  const cards = tree.flatMap((category) => category.products);
  expect(cards.length).toBeGreaterThanOrEqual(40);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  for (const { from, fromUnit, name } of cards) {
    expect(from, name).toBeGreaterThan(0);
    expect(fromUnit, name).not.toBe('');
  }
});

test('names every category and product with its parent', async () => {
  const names = await visitor.send(getProductCategoryNames, {});
  const ids = new Set(names.map(({ id }) => id));
  expect(ids.size).toBe(names.length);
  expect(names).toHaveLength(9 + products.length);
  for (const { parentId } of names) expect(parentId === null || ids.has(parentId)).toBe(true);
});

test.each([0, 1, 9_999, -1])('there is nothing to configure about %i', async (categoryId) => {
  const refusal = await visitor.refused(getOrderConfig, { categoryId });
  expect(refusal.errCode).toBe(errCode.notFound);
});

const among = <T>(random: SeededRandom, values: readonly T[]): T =>
  values[random.int(values.length)] as T;

/** Some configuration of the product that can be made. */
function configure(product: Product, random: SeededRandom): Configuration {
  const preset = among(random, product.size.presets);
  const material = among(random, product.materials);
  const crafts = product.crafts.filter(() => random.int(6) === 0);
  return repair(product, {
    ...product.defaults,
    sizeId: preset.id,
    widthMm: preset.widthMm,
    heightMm: preset.heightMm,
    ...(preset.depthMm !== undefined && { depthMm: preset.depthMm }),
    materialId: material.id,
    gsm: among(random, material.gsm),
    colours: among(random, product.colours),
    quantity: among(random, product.quantity.tiers),
    styles: 1 + random.int(Math.min(3, product.styles.max)),
    crafts: [
      ...product.defaults.crafts,
      ...crafts.map(({ id, sides }) => ({ id, ...(sides && { sides: among(random, sides) }) })),
    ],
  });
}

const terms: readonly (CustomerTerms | null)[] = [
  null,
  { type: 3, vipLevel: 6 },
  { type: 5, vipLevel: 3 },
  { type: 6, vipLevel: 0 },
  { type: 7, vipLevel: 8 },
];
const provinces = [undefined, '上海市', '四川省', '西藏自治区', '黑龙江省'] as const;
const packagings = [{}, { neutral: true }, { outer: 'carton', tearProof: true }] as const;

test('the browser’s total is the server’s, for 200 jobs and five kinds of customer', async () => {
  const random = seededRandom(20_261_120);
  const browsers = await Promise.all(
    terms.map(async (one) => (one === null ? visitor : (await enter(server, one)).browser)),
  );
  const configs = new Map<number, { product: Product; book: PriceBook; now: string }>();
  let compared = 0;
  for (let job = 0; job < 200; job += 1) {
    const { id } = among(random, products);
    // What the browser has is what came over the wire.
    const config = configs.get(id) ?? (await visitor.send(getOrderConfig, { categoryId: id }));
    configs.set(id, config as { product: Product; book: PriceBook; now: string });
    const { product, book, now } = config as { product: Product; book: PriceBook; now: string };
    const configuration = configure(product, random);
    const who = random.int(terms.length);
    const province = among(random, provinces);
    const packaging = among(random, packagings);
    const urgent = among(random, ['none', ...product.production.urgent] as const);
    const carrier = province && random.int(2) === 0 ? ('shunfeng' as CarrierCode) : undefined;
    const own = quote(product, book, {
      configuration,
      customer: terms[who] ?? { type: 3, vipLevel: 0 },
      urgent,
      now,
      packaging,
      ...(province && { destination: { province } }),
      ...(carrier && { carrier }),
    });
    const input = {
      configuration: configuration,
      urgent,
      packaging,
      ...(province && { province }),
      ...(carrier && { carrier }),
    };
    const browser = browsers[who] ?? visitor;
    if (!own.valid) {
      const refusal = await browser.refused(calculateQuote, input);
      expect(refusal.data).toEqual({
        key: 'order.impossible',
        conflicts: own.conflicts,
        missing: own.missing,
        nearest: own.nearest,
      });
      continue;
    }
    compared += 1;
    const answer = await browser.send(calculateQuote, input);
    expect(answer.total).toBe(own.total);
    expect(answer.lines).toEqual(own.lines);
    expect(answer.promise?.days).toBe(own.delivery?.days);
  }
  expect(compared).toBeGreaterThan(120);
});
