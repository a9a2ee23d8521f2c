/** What a row costs: worked out by the engine when the row, the terms or the product are others, and not otherwise. */
import { evaluate } from '@banxin/pricing/configure';
import { quote } from '@banxin/pricing/quote';
import { priceForDrops } from '@banxin/pricing/severalPrice';
import type { CarrierCode, Nearest, PricedQuote, Quote } from '@banxin/pricing/types';
import type { DropRow } from '../../features/address/drops/dropRow.ts';
import type { PricedProduct } from '../../features/quote/product.ts';
import type { QuoteTerms } from '../../features/quote/useConfigurator.ts';
import { written } from './cells.ts';
import {
  type JobRow,
  type NewRow,
  OPTION_COLUMNS,
  type OptionColumn,
  type Unread,
} from './jobRow.ts';

/** The same for all rows. */
export interface Terms {
  /** By id. */
  readonly products: ReadonlyMap<number, PricedProduct>;
  readonly quoting: QuoteTerms;
}

/** How a row stands. */
export type Standing =
  | { readonly state: 'priced'; readonly quote: PricedQuote }
  /** It can be made; who is here sees no price. */
  | { readonly state: 'unpriced' }
  /** Words in a cell mean nothing there. */
  | { readonly state: 'unread'; readonly column: OptionColumn; readonly unread: Unread }
  /** It cannot be made like this. */
  | {
      readonly state: 'impossible';
      readonly column: OptionColumn;
      readonly reason: string;
      readonly nearest: Nearest | null;
    }
  /** Its product did not load: the price is to be worked out again. */
  | { readonly state: 'unknown' };

const UNKNOWN: Standing = { state: 'unknown' };
const UNPRICED: Standing = { state: 'unpriced' };

/** The column in which an option is changed; what has none is changed in the row's window. */
const columnOf = (field: string | undefined): OptionColumn =>
  OPTION_COLUMNS.find((column) => column === field) ?? 'crafts';

const impossible = ({
  conflicts,
  missing,
  nearest,
}: Pick<Extract<Quote, { valid: false }>, 'conflicts' | 'missing' | 'nearest'>): Standing => ({
  state: 'impossible',
  column: columnOf(missing[0]?.field ?? conflicts[0]?.ids[0]?.split(':')[0]),
  reason: missing[0]?.reason ?? conflicts[0]?.reason ?? '',
  nearest: nearest[0] ?? null,
});

/** Of a row with receivers of its own: as the server prices it. */
function sharedStanding(
  sold: Pick<PricedProduct, 'product'> & { readonly book: NonNullable<PricedProduct['book']> },
  { configuration }: NewRow,
  drops: readonly DropRow[],
  { destination: _, ...quoting }: QuoteTerms,
): Standing {
  const input = { ...quoting, configuration };
  const made = quote(sold.product, sold.book, input);
  if (!made.valid) return impossible(made);
  const found = priceForDrops(
    { ...sold, input },
    made,
    drops.map(({ receiver: { province }, quantity, carrier }) => ({
      ...{ province, quantity },
      ...(carrier !== null && { carrier: carrier as CarrierCode }),
    })),
  );
  return found.possible
    ? { state: 'priced', quote: found.priced }
    : { state: 'impossible', column: 'quantity', reason: found.reason, nearest: null };
}

function standingOf(row: NewRow, { products, quoting }: Terms): Standing {
  const { configuration, unread: all } = row;
  const priced = products.get(configuration.productId);
  if (!priced) return UNKNOWN;
  const [first] = Object.entries(all) as [OptionColumn, Unread][];
  if (first) {
    const [column, unread] = first;
    // What would be right is said in the words of the reader of now, not of who typed it.
    const among = [...products.values()].map(({ product }) => product);
    const again = written(among, row, column, unread.typed).unread[column];
    return { state: 'unread', column, unread: again ?? unread };
  }
  const { product, book } = priced;
  if (book === null) {
    const evaluation = evaluate(product, configuration);
    return evaluation.valid ? UNPRICED : impossible(evaluation);
  }
  if (row.drops) return sharedStanding({ product, book }, row, row.drops, quoting);
  const made = quote(product, book, { ...quoting, configuration });
  return made.valid ? { state: 'priced', quote: made } : impossible(made);
}

const known = new WeakMap<NewRow, { readonly terms: Terms; readonly standing: Standing }>();

/** As long as row and terms are the same objects the answer is too. */
export function priceRow(row: NewRow, terms: Terms): Standing {
  const last = known.get(row);
  if (last?.terms === terms) return last.standing;
  const standing = standingOf(row, terms);
  known.set(row, { terms, standing });
  return standing;
}

export const isOrderable = (standing: Standing): boolean =>
  standing.state === 'priced' || standing.state === 'unpriced';

export interface Sums {
  readonly count: number;
  /** Rows that are not ordered like this. */
  readonly faulty: number;
  /** Of those that have a price. @unit fen */
  readonly total: number;
  readonly packaging: number;
  readonly freight: number;
  /** The latest day; null while one of them is not known. */
  readonly arrives: string | null;
}

export function sumsOf(rows: readonly JobRow[], terms: Terms): Sums {
  const standings = rows.map((row) => priceRow(row, terms));
  const quotes = standings.flatMap((one) => (one.state === 'priced' ? [one.quote] : []));
  const sum = (of: (one: PricedQuote) => number): number =>
    quotes.reduce((all, one) => all + of(one), 0);
  const days = quotes.flatMap(({ delivery }) => delivery?.arriveDate ?? []).toSorted();
  return {
    count: rows.length,
    faulty: standings.filter((one) => !isOrderable(one)).length,
    total: sum((one) => one.total),
    packaging: sum((one) => one.packaging),
    freight: sum((one) => one.freight),
    arrives: days.length === quotes.length ? (days.at(-1) ?? null) : null,
  };
}
