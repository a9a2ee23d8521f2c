/** A parcel from the cloud warehouse is worked out line by line: whoever does it again comes to its amounts. */
import { describe, expect, it } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import { type CloudParcelInput, cloudParcelPrice } from '../src/cloud/cloudParcel.ts';
import { fen } from '../src/money.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import type { CarrierCode, CustomerTerms, Line } from '../src/types.ts';
import { explainedParcel } from '../src/working/cloudParcel.ts';
import { evaluate } from '../src/working/evaluate.ts';
import { explained } from '../src/working/explain.ts';
import { isNamed } from '../src/working/words.ts';
import { seeded } from './jobs.ts';

const shelf = products.filter(({ stock }) => stock !== undefined);
const provinces = ['福建省', '西藏自治区', '上海市', '河南省', undefined] as const;
const customers: readonly CustomerTerms[] = [
  { type: 3, vipLevel: 0 },
  { type: 5, vipLevel: 8 },
  { type: 8, vipLevel: 1 },
];
const now = '2026-11-20T09:00:00+08:00';

/** Random parcels of both kinds of goods, with what the goods of the shop cost. */
const parcels = Array.from({ length: 300 }, (_, at) => {
  const pick = seeded(20_261_126 + at);
  const customer = customers[pick(customers.length)] as CustomerTerms;
  const goods = new Map<number, readonly Line[]>();
  const sold: CloudParcelInput['sold'][number][] = [];
  for (let count = pick(4); count > 0; count -= 1) {
    const product = shelf[pick(shelf.length)];
    if (product === undefined || goods.has(product.id)) continue;
    const input = {
      configuration: { ...product.defaults, quantity: product.defaults.quantity + pick(9) },
      customer,
      urgent: 'none' as const,
      now,
    };
    const made = quote(product, book, input);
    if (!made.valid) continue;
    const { id, name, quantity } = product;
    const { lines, eligible } = explained(product, book, input, made);
    goods.set(id, lines);
    sold.push({
      ...{ productId: id, name, unit: quantity.unit },
      quantity: input.configuration.quantity,
      amount: fen(eligible),
    });
  }
  const items = sold.length === 0 ? 1 + pick(90) : pick(90);
  const province = provinces[pick(provinces.length)];
  const carriers = book.carriers.map(({ code }) => code);
  const carrier: CarrierCode | undefined =
    pick(2) === 0 ? carriers[pick(carriers.length)] : undefined;
  const input: CloudParcelInput = {
    sold,
    items,
    custodyCm3: items === 0 ? 0 : 1 + pick(200_000),
    grams: 1 + pick(60_000),
    cm3: 1 + pick(300_000),
    now,
    ...(province !== undefined && { destination: { province } }),
    ...(carrier !== undefined && { carrier }),
  };
  return { input, goods };
});

const priced = parcels.flatMap(({ input, goods }) => {
  const price = cloudParcelPrice(book, input);
  return price.possible ? [{ price, made: explainedParcel(book, input, price, goods) }] : [];
});

describe('a parcel', () => {
  it('has a working for every line, which comes to its amount', () => {
    expect(priced.length).toBeGreaterThan(100);
    for (const { made } of priced) {
      for (const { id, amount, working } of made.lines) {
        expect([id, working && evaluate(working)]).toEqual([id, amount]);
      }
    }
  });

  it('shows at every step what its formula gives, under a name that has words', () => {
    for (const { made } of priced) {
      for (const { working = [] } of made.lines) {
        for (const [at, step] of working.entries()) {
          expect(evaluate(working.slice(0, at + 1))).toBe(step.value);
          expect(step.said !== undefined || isNamed(step)).toBe(true);
        }
      }
    }
  });

  it('costs what it did before it was explained', () => {
    for (const { price, made } of priced) {
      const lines = made.lines.map(({ working: _, ...line }) => line);
      expect({ ...made, lines }).toEqual(price);
    }
  });
});
