/**
 * How fast a job can be there: every urgency that the product offers, what it costs, and what is there as early
 * for less. An urgency that gains no day over a cheaper one is refused; one whose day a cheaper urgency reaches
 * with another carrier says so.
 */
import type { Fen } from './money.ts';
import type { PriceBook } from './priceBook/book.types.ts';
import { quote } from './quote.ts';
import type { CarrierCode, PricedQuote, Product, Quote, QuoteInput, UrgentLevel } from './types.ts';
import { productionDays, urgentDays } from './waterfall/urgent.ts';
import { name, type Sentence, sentence } from './wording/sentence.ts';

/** Something cheaper that is there on the same day or before. */
export interface CheaperWay {
  urgent: UrgentLevel;
  carrier: CarrierCode;
  /** What it comes to. @unit fen */
  total: Fen;
  /** What it is cheaper by, more than 0. @unit fen */
  saves: Fen;
  said: Sentence;
}

export interface Speed {
  level: UrgentLevel;
  said: Sentence;
  /** What the urgency adds, after the entitlement. @unit fen */
  fee: Fen;
  /** What everything comes to. @unit fen */
  total: Fen;
  /** Working days in production. */
  days: number;
  /** Local date of an order that is paid for at once; null without a destination. */
  arriveDate: string | null;
  /** Why it is not offered; null when it is. */
  refused: Sentence | null;
  /** Null when nothing cheaper is as early. */
  cheaper: CheaperWay | null;
}

/** The slowest first. */
export const LEVELS: readonly UrgentLevel[] = ['none', 'minus1', 'nextDay', 'sameDay'];

export const levelName = (book: PriceBook, level: UrgentLevel): Sentence =>
  name('urgent', level, book.urgent[level].label);

/** Carriers that bring goods to the door: only these are proposed. */
const isBrought = (code: CarrierCode): boolean => code !== 'pickup' && code !== 'line';

type Asked = (change: Pick<QuoteInput, 'urgent' | 'carrier'>) => Quote;

/** The cheapest carrier with which a slower urgency is as early as `fast`; null when none is cheaper. */
function cheaperThan(
  fast: PricedQuote,
  slower: readonly { level: UrgentLevel; made: PricedQuote }[],
  ask: Asked,
  book: PriceBook,
): CheaperWay | null {
  const by = fast.delivery?.arriveDate;
  if (by === undefined) return null;
  const guesses = slower
    .flatMap(({ level, made }) =>
      (made.delivery?.options ?? [])
        .filter((one) => one.available && isBrought(one.code) && one.arriveDate <= by)
        .map(({ code, fee }) => ({ level, code, about: made.total - made.freight + fee })),
    )
    .filter(({ about }) => about < fast.total)
    .sort((a, b) => a.about - b.about);
  for (const { level, code } of guesses) {
    // Freight coupons and factories depend on the carrier: only the quote itself is the price.
    const made = ask({ urgent: level, carrier: code });
    if (!made.valid || made.total >= fast.total) continue;
    const option = made.delivery?.options.find((one) => one.code === code);
    if (!made.delivery || !option || made.delivery.arriveDate > by) continue;
    const saves = (fast.total - made.total) as Fen;
    const carrier = name('carrier', code, option.name);
    const said = sentence('sooner', levelName(book, level), carrier, saves);
    return { urgent: level, carrier: code, total: made.total, saves, said };
  }
  return null;
}

/** Every urgency of a job, the slowest first; empty for a job that has no price. */
export function speedsOf(product: Product, book: PriceBook, input: QuoteInput): Speed[] {
  const ask: Asked = (change) => quote(product, book, { ...input, ...change });
  const { carrier } = input;
  const speeds: Speed[] = [];
  const offered: { level: UrgentLevel; made: PricedQuote; days: number }[] = [];
  for (const level of LEVELS) {
    if (level !== 'none' && !product.production.urgent.includes(level)) continue;
    const made = ask({ urgent: level, ...(carrier && { carrier }) });
    const normal = offered[0];
    const speed = { level, said: levelName(book, level), cheaper: null };
    if (!made.valid) {
      if (level === 'none' || !normal) return [];
      const { total } = normal.made;
      const [conflict] = made.conflicts;
      const refused = conflict?.said ?? sentence('urgentNotOffered');
      const { days } = normal;
      speeds.push({ ...speed, fee: 0 as Fen, total, days, arriveDate: null, refused });
      continue;
    }
    const days = urgentDays(
      level,
      productionDays(product, book, input.configuration, made.process.mode),
    );
    const arriveDate = made.delivery?.arriveDate ?? null;
    const same = offered.find(
      (one) =>
        one.made.total <= made.total &&
        (arriveDate === null
          ? one.days <= days
          : (one.made.delivery?.arriveDate ?? '') <= arriveDate),
    );
    const own = { ...speed, fee: made.urgent, total: made.total, days, arriveDate };
    if (same) {
      const refused = sentence(
        'urgentSameDay',
        levelName(book, same.level),
        made.total - same.made.total,
      );
      speeds.push({ ...own, refused });
      continue;
    }
    const cheaper = cheaperThan(made, offered, ask, book);
    speeds.push({ ...own, refused: null, cheaper });
    offered.push({ level, made, days });
  }
  return speeds;
}
