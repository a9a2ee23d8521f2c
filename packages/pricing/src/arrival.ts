/**
 * Date first: for every day on which a job can be there, the cheapest factory, urgency and carrier. Exact: of all that
 * bring it to the door by a day none is cheaper, and no urgency is paid for that gains no day.
 */
import { dateOf, dayNumber } from './delivery/calendar.ts';
import type { Fen } from './money.ts';
import type { PriceBook } from './priceBook/book.types.ts';
import { quote } from './quote.ts';
import { LEVELS, levelName } from './speeds.ts';
import type {
  CarrierCode,
  Delivery,
  PricedQuote,
  Product,
  QuoteInput,
  UrgentLevel,
} from './types.ts';
import { name, type Sentence, sentence } from './wording/sentence.ts';

/** The cheapest way to have a job on a day. */
export interface DayWay {
  /** Local date of an order that is paid for at once. */
  arriveDate: string;
  urgent: UrgentLevel;
  carrier: CarrierCode;
  factory: Delivery['factory']['id'];
  /** What everything comes to. @unit fen */
  total: Fen;
  /** What it costs more than the cheapest day. @unit fen */
  more: Fen;
  /** Working days in production. */
  days: number;
  /** Days on the road. */
  transitDays: number;
  /** Urgency and carrier: 提前 1 天 · 顺丰 */
  said: Sentence;
}

/** A carrier and a factory in it are not looked at: all are. */
export type DaysInput = Omit<QuoteInput, 'urgent' | 'wishedDate'>;

type Planned = PricedQuote & { readonly delivery: Delivery };
interface Found {
  readonly urgent: UrgentLevel;
  readonly made: Planned;
}

/** After every day that a job can take. */
const ANY_DAY = '9999-12-31';

/** The cheapest way that is there by a day; of equals the slowest urgency. */
function cheapestBy(
  product: Product,
  book: PriceBook,
  input: DaysInput,
  wishedDate: string,
): Found | null {
  let best: Found | null = null;
  for (const urgent of LEVELS) {
    if (urgent !== 'none' && !product.production.urgent.includes(urgent)) continue;
    const made = quote(product, book, { ...input, urgent, wishedDate });
    if (!made.valid || made.delivery === null || made.delivery.arriveDate > wishedDate) continue;
    if (best && best.made.total <= made.total) continue;
    best = { urgent, made: made as Planned };
  }
  return best;
}

/** The days of a job, the first possible one first: each later one is cheaper. Empty without a price or a destination. */
export function daysOf(
  product: Product,
  book: PriceBook,
  { carrier: _, factory: __, ...input }: DaysInput,
): DayWay[] {
  const found: Found[] = [];
  let by = ANY_DAY;
  for (;;) {
    const next = cheapestBy(product, book, input, by);
    if (next === null) break;
    // As cheap and earlier: nobody waits for nothing.
    if (found.at(-1)?.made.total === next.made.total) found.pop();
    found.push(next);
    by = dateOf(dayNumber(next.made.delivery.arriveDate) - 1);
  }
  const least = found[0]?.made.total ?? 0;
  return found.reverse().map(({ urgent, made: { total, delivery } }) => {
    const option = delivery.options.find(({ code }) => code === delivery.carrier);
    return {
      arriveDate: delivery.arriveDate,
      urgent,
      carrier: delivery.carrier,
      factory: delivery.factory.id,
      total,
      more: (total - least) as Fen,
      days: delivery.days,
      transitDays: delivery.transitDays,
      said: sentence(
        'dots',
        levelName(book, urgent),
        name('carrier', delivery.carrier, option?.name ?? delivery.carrier),
      ),
    };
  });
}

/** The way to have it by a day; undefined when none of them is there by then. */
export const wayBy = (days: readonly DayWay[], day: string): DayWay | undefined =>
  days.findLast(({ arriveDate }) => arriveDate <= day);
