/** The way of some of an order's goods to one address: what it costs, who goes there and when it arrives. */
import type { Fen } from '../money.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type {
  CarrierCode,
  Configuration,
  Delivery,
  Destination,
  FactoryId,
  Line,
  Moment,
  PackagingOptions,
  Product,
} from '../types.ts';
import { lineOf } from '../waterfall/line.ts';
import { wordingOf } from '../wording/chinese.ts';
import { type Sentence, sentence } from '../wording/sentence.ts';
import { localTime } from './calendar.ts';
import { planDelivery } from './delivery.ts';
import { pack } from './packing.ts';

export interface WayInput {
  product: Product;
  book: PriceBook;
  /** What goes there: its quantity is that of the drop. */
  configuration: Configuration;
  packaging: PackagingOptions;
  destination: Destination;
  /** Goods payable of the whole order, for free van delivery. */
  goods: Fen;
  /** Working days in production. */
  days: number;
  now: Moment;
  carrier?: CarrierCode;
  /** The one that makes it; absent: the best. */
  factory?: FactoryId;
  /** Wished day: the recommended carrier is the cheapest that keeps it, else the soonest. YYYY-MM-DD */
  wishedDate?: string | undefined;
}

export type Way =
  | { possible: true; line: Line; delivery: Delivery }
  | { possible: false; reason: string; said: Sentence };

/** Refusals  unknown or unreachable area · carrier cannot take it */
export function wayTo(input: WayInput): Way {
  const { product, book, configuration, packaging, destination, goods, days, now } = input;
  const word = wordingOf(product);
  const planned = planDelivery({
    product,
    book,
    destination,
    parcel: pack(product, book, configuration, packaging),
    goods,
    now: localTime(now),
    fileConfirmed: true,
    days,
    ...(input.carrier !== undefined && { carrier: input.carrier }),
    ...(input.factory !== undefined && { factory: input.factory }),
    ...(input.wishedDate !== undefined && { wishedDate: input.wishedDate }),
  });
  if (!planned.possible) {
    return { possible: false, reason: word(planned.reason), said: planned.reason };
  }
  const said = { label: sentence('freight', planned.carrier), detail: planned.detail };
  return {
    possible: true,
    line: lineOf(word, 'freight', 'fee', planned.fee, said),
    delivery: planned.delivery,
  };
}
