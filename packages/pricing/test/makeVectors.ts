/**
 * The jobs whose exact prices are frozen: every product's defaults for three customers, and random
 * jobs over all products with delivery.
 */

import { products } from '../src/catalogue/products.ts';
import { repair } from '../src/configure/configure.ts';
import { describe } from '../src/configure/describe.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import type { Configuration, CustomerTerms, QuoteInput } from '../src/types.ts';
import { randomJob, seeded } from './jobs.ts';

export interface Vector {
  input: QuoteInput;
  summary: string;
  list: number;
  eligible: number;
  total: number;
  /** id=amount of every line, depth first. */
  lines: string;
  /** quantity=total of every step. */
  ladder: string;
  process: string;
  grams: number;
  /** factory, ship date, carrier, arrival */
  delivery: string;
}

export interface Vectors {
  bookVersion: string;
  cases: Vector[];
}

const CUSTOMERS: readonly CustomerTerms[] = [
  { type: 3, vipLevel: 0 },
  { type: 5, vipLevel: 6 },
  { type: 4, vipLevel: 2 },
];
const PROVINCES = ['上海市', '福建省', '广东省', '甘肃省', '北京市', '西藏自治区', '新疆'];
const NOW = '2026-11-20T09:00:00+08:00';

/** Prices one input the way it is frozen. */
export function vectorOf(input: QuoteInput): Vector {
  const product = products.find((one) => one.id === input.configuration.productId);
  if (!product) throw new Error(`no product ${input.configuration.productId}`);
  const answer = quote(product, book, input);
  if (!answer.valid) throw new Error(answer.conflicts.map((one) => one.reason).join());
  const { delivery } = answer;
  return {
    input,
    summary: describe(product, input.configuration),
    list: answer.list,
    eligible: answer.eligible,
    total: answer.total,
    lines: answer.lines
      .flatMap((line) => [line, ...(line.children ?? [])])
      .map((line) => `${line.id}=${line.amount}`)
      .join(' '),
    ladder: answer.ladder.map((step) => `${step.quantity}=${step.total}`).join(' '),
    process: answer.process.label,
    grams: answer.weightGrams,
    delivery: delivery
      ? `${delivery.factory.id} ${delivery.shipDate} ${delivery.carrier} ${delivery.arriveDate}`
      : '',
  };
}

export function makeVectors(): Vectors {
  const plain = (configuration: Configuration, customer: CustomerTerms): QuoteInput => ({
    configuration,
    customer,
    urgent: 'none',
    now: NOW,
  });
  const cases = products.flatMap((one) =>
    CUSTOMERS.map((customer) => vectorOf(plain(one.defaults, customer))),
  );
  const pick = seeded(7);
  for (let n = 0; n < 150; n += 1) {
    const { product, configuration } = randomJob(pick);
    const customer = CUSTOMERS[pick(CUSTOMERS.length)] ?? { type: 3, vipLevel: 0 };
    const province = PROVINCES[pick(PROVINCES.length)] ?? '上海市';
    const input = plain(repair(product, configuration), customer);
    cases.push(vectorOf({ ...input, destination: { province } }));
  }
  return { bookVersion: book.version, cases };
}
