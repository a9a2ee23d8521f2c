/** The price of a job that goes to several addresses: the price of the job without freight, and the freight of all drops. */
import { fen } from '../money.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Delivery, PricedQuote, Product, QuoteInput } from '../types.ts';
import { partOf } from '../waterfall/parts.ts';
import { productionDays, urgentDays } from '../waterfall/urgent.ts';
import { type Drop, freightLine, type SeveralWays, type Shared, waysTo } from './severalWays.ts';

type Ways = Extract<SeveralWays, { possible: true }>['ways'];

export type SeveralPrice<Q extends PricedQuote> =
  | { readonly possible: true; readonly priced: Q; readonly ways: Ways }
  | Extract<SeveralWays, { possible: false }>;

/** The way of the first, as long on the road as the one that arrives last. */
function deliveryOf(ways: Ways): Delivery | null {
  const [first] = ways;
  if (first === undefined) return null;
  const arrivals = ways.map(({ delivery }) => delivery.arriveDate).toSorted();
  return {
    ...first.delivery,
    transitDays: Math.max(...ways.map(({ delivery }) => delivery.transitDays)),
    arriveDate: arrivals.at(-1) ?? first.delivery.arriveDate,
  };
}

/** What all drops of a job have in common. @param priced without a destination */
export function sharedOf(
  { product, book, input }: { product: Product; book: PriceBook; input: QuoteInput },
  priced: Pick<PricedQuote, 'eligible' | 'process'>,
): Shared {
  const { configuration, packaging = {}, urgent, now, wishedDate } = input;
  const made = productionDays(product, book, configuration, priced.process.mode);
  const days = urgentDays(urgent, made);
  const goods = priced.eligible;
  return { product, book, configuration, packaging, goods, days, now, wishedDate };
}

/**
 * Adds the freight of the drops to a price that has none. Free delivery counts on the goods of the whole job, as with
 * one address.
 * @param priced without a destination, before anything is taken off
 * @param drops add up to the quantity of the job
 */
export function priceForDrops<Q extends PricedQuote>(
  { product, book, input }: { product: Product; book: PriceBook; input: QuoteInput },
  priced: Q,
  drops: readonly Drop[],
): SeveralPrice<Q> {
  const found = waysTo(sharedOf({ product, book, input }, priced), drops);
  if (!found.possible) return found;
  const freight = freightLine(product, found.ways);
  const lines = [
    ...priced.lines.filter(({ id }) => partOf(id) !== 'urgent'),
    freight,
    ...priced.lines.filter(({ id }) => partOf(id) === 'urgent'),
  ];
  const total = fen(lines.reduce((sum, { amount }) => sum + amount, 0));
  const delivery = deliveryOf(found.ways);
  return {
    possible: true,
    priced: { ...priced, lines, total, freight: freight.amount, delivery },
    ways: found.ways,
  };
}
