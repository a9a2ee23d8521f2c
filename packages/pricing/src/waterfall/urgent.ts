/**
 * Urgent production: which levels a job allows, how many days it takes then, what it adds.
 */

import { type Fen, fen, mulRate } from '../money.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Configuration, Mode, Product, UrgentLevel } from '../types.ts';
import { type Sentence, sentence } from '../wording/sentence.ts';

/** Working days of a job without urgency. */
export function productionDays(
  product: Product,
  book: PriceBook,
  configuration: Configuration,
  mode: Mode,
): number {
  const { days } = product.production;
  let total = mode === 'digital' ? Math.max(book.digitalDays, days - 1) : days;
  const uses = [...product.included, ...configuration.crafts];
  for (const use of uses) {
    const kind = product.crafts.find((one) => one.id === use.id)?.kind;
    if (kind) total += book.craftDays[kind] ?? 0;
  }
  return total;
}

/** Working days under a level; never more than without it. */
export function urgentDays(level: UrgentLevel, days: number): number {
  switch (level) {
    case 'none':
      return days;
    case 'minus1':
      return Math.max(0, days - 1);
    case 'nextDay':
      return Math.min(days, 1);
    case 'sameDay':
      return 0;
  }
}

/** Why a level cannot be chosen; null when it can. */
export function urgentRefusal(product: Product, level: UrgentLevel, days: number): Sentence | null {
  if (level === 'none') return null;
  if (!product.production.urgent.includes(level)) {
    return level === 'sameDay' ? sentence('urgentTooLong') : sentence('urgentNotOffered');
  }
  if (urgentDays(level, days) >= days) return sentence('urgentNotNeeded');
  return null;
}

/** Surcharge on the goods after customer type and VIP, before coupons. */
export function urgentFee(book: PriceBook, level: UrgentLevel, goods: Fen): Fen {
  return fen(mulRate(goods, book.urgent[level].factor) - goods);
}
