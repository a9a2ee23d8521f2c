/** How all jobs are sent: each as is recommended, for least, soonest, or all with one carrier. Pure. */
import { quote } from '@banxin/pricing/quote';
import type { CarrierCode, CarrierOption, PricedQuote } from '@banxin/pricing/types';
import type { JobRow } from './jobRow.ts';
import { priceRow, type Terms } from './prices.ts';

/** One of three, or the code of a carrier that takes every job. */
export type WayId = 'recommended' | 'cheapest' | 'fastest' | CarrierCode;

export interface SentJob {
  readonly row: JobRow;
  /** With the carrier of the way. */
  readonly quote: PricedQuote;
}

export interface Way {
  readonly id: WayId;
  /** Name of the carrier; null where each job has its own. */
  readonly carrier: string | null;
  /** Of all jobs. @unit fen */
  readonly freight: number;
  /** The last of them is there. */
  readonly arrives: string;
}

const least = (
  options: readonly CarrierOption[],
  by: (one: CarrierOption) => readonly [number | string, number | string],
): CarrierOption | undefined =>
  options.toSorted((a, b) => {
    const [first, second] = [by(a), by(b)];
    if (first[0] !== second[0]) return first[0] < second[0] ? -1 : 1;
    return first[1] < second[1] ? -1 : first[1] > second[1] ? 1 : 0;
  })[0];

/** Who takes a job that way; undefined where nobody does. */
function takerOf({ delivery }: PricedQuote, way: WayId): CarrierOption | undefined {
  const options = delivery?.options.filter(({ available }) => available) ?? [];
  switch (way) {
    case 'recommended':
      return options.find(({ code }) => code === delivery?.carrier);
    case 'cheapest':
      return least(options, ({ fee, arriveDate }) => [fee, arriveDate]);
    case 'fastest':
      return least(options, ({ fee, arriveDate }) => [arriveDate, fee]);
    default:
      return options.find(({ code }) => code === way);
  }
}

/** Every job with its price that way; jobs without a price are left out. */
export function sentJobs(rows: readonly JobRow[], terms: Terms, way: WayId): readonly SentJob[] {
  return rows.flatMap((row): SentJob[] => {
    const standing = priceRow(row, terms);
    const priced = terms.products.get(row.configuration.productId);
    if (standing.state !== 'priced' || !priced?.book) return [];
    // Receivers of its own have carriers of their own.
    const taker = row.drops ? undefined : takerOf(standing.quote, way);
    if (!taker || taker.code === standing.quote.delivery?.carrier) {
      return [{ row, quote: standing.quote }];
    }
    const made = quote(priced.product, priced.book, {
      ...terms.quoting,
      configuration: row.configuration,
      carrier: taker.code,
    });
    return [{ row, quote: made.valid ? made : standing.quote }];
  });
}

/** The ways that differ, the recommended one first; none before it is known where the jobs go. */
export function waysOf(rows: readonly JobRow[], terms: Terms): readonly Way[] {
  const quotesOf = (some: readonly JobRow[]): PricedQuote[] =>
    some.flatMap((row) => {
      const standing = priceRow(row, terms);
      return standing.state === 'priced' ? [standing.quote] : [];
    });
  const quotes = quotesOf(rows.filter(({ drops }) => drops === undefined));
  /** Those go their own way whatever is chosen. */
  const shared = quotesOf(rows.filter(({ drops }) => drops !== undefined));
  if (quotes.length === 0 || quotes.some(({ delivery }) => delivery === null)) return [];
  const codes = quotes[0]?.delivery?.options.map(({ code }) => code) ?? [];
  const ids: readonly WayId[] = ['recommended', 'cheapest', 'fastest', ...codes];
  const found: Way[] = [];
  for (const id of ids) {
    const takers = quotes.map((one) => takerOf(one, id));
    const all = takers.filter((one) => one !== undefined);
    if (all.length < quotes.length) continue;
    const freight =
      all.reduce((sum, { fee }) => sum + fee, 0) +
      shared.reduce((sum, one) => sum + one.freight, 0);
    const arrives =
      [...all, ...shared.flatMap(({ delivery }) => delivery ?? [])]
        .map(({ arriveDate }) => arriveDate)
        .toSorted()
        .at(-1) ?? '';
    const isMixed = id === 'recommended' || id === 'cheapest' || id === 'fastest';
    const isSame = found.some((one) => one.freight === freight && one.arrives === arrives);
    if (isMixed && isSame) continue;
    found.push({ id, carrier: isMixed ? null : (all[0]?.name ?? id), freight, arrives });
  }
  return found;
}
