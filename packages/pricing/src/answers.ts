/** What calls say of a quote: the price that is kept, the carriers and the urgencies that can be chosen. */
import type { OutputOf } from '@banxin/contract/call';
import type { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { daysOf, wayBy } from './arrival.ts';
import type { PriceBook } from './priceBook/book.types.ts';
import { speedsOf } from './speeds.ts';
import type { PricedQuote, Product, QuoteInput } from './types.ts';
import { chinese } from './wording/chinese.ts';

type Info = OutputOf<typeof getConfirmOrderInfo>;

/** What is kept of a price, with an order and on a quote sheet. */
export function snapshotOf({
  total,
  lines,
  bookVersion,
  delivery,
  sheet,
}: PricedQuote & Pick<QuoteSnapshot, 'sheet'>): QuoteSnapshot {
  return {
    total,
    lines,
    bookVersion,
    promise: delivery && {
      factory: delivery.factory.id,
      factoryName: delivery.factory.name,
      days: delivery.days,
      transitDays: delivery.transitDays,
      cutOff: delivery.cutOff,
    },
    ...(sheet && { sheet }),
  };
}

/** Every carrier to the address, and why one cannot be chosen; none without an address. */
export const carriersOf = ({ delivery }: PricedQuote): Info['carriers'] =>
  (delivery?.options ?? []).map(
    ({ code, name, fee, transitDays, available, reason, said, tags }) => ({
      code,
      name,
      fee,
      transitDays,
      unavailable: available ? null : reason,
      ...(said && { said }),
      marks: tags,
    }),
  );

/** How the wished day stands with what is chosen, and what keeps it for less, or comes nearest to it. */
export function wishOf(
  product: Product,
  book: PriceBook,
  input: QuoteInput,
  { delivery, total }: Pick<PricedQuote, 'delivery' | 'total'>,
): Info['wish'] {
  const { wishedDate: day } = input;
  if (day === undefined || delivery === null) return null;
  const isKept = delivery.arriveDate <= day;
  const days = daysOf(product, book, input);
  const best = wayBy(days, day) ?? days[0];
  const isBetter =
    best !== undefined && (isKept ? best.total < total : best.arriveDate < delivery.arriveDate);
  return {
    day,
    isKept,
    offer: isBetter
      ? {
          urgent: best.urgent,
          carrier: best.carrier,
          arriveDate: best.arriveDate,
          total: best.total,
          words: chinese(best.said),
          said: best.said,
        }
      : null,
  };
}

/** How fast it can be there, each with what is as early for less. */
export const urgenciesOf = (
  product: Product,
  book: PriceBook,
  input: QuoteInput,
): Info['urgencies'] =>
  speedsOf(product, book, input).map(({ level, fee, days, refused, cheaper }) => ({
    id: level,
    label: book.urgent[level].label,
    fee,
    days: refused === null ? days : null,
    unavailable: refused && chinese(refused),
    ...(refused && { said: refused }),
    cheaper: cheaper && {
      urgent: cheaper.urgent,
      carrier: cheaper.carrier,
      words: chinese(cheaper.said),
      said: cheaper.said,
    },
  }));
