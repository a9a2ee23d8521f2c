/** Levels of members: by what somebody has one, and what it brings beside its prices. Domain decision §8. */
import type { VipLevel } from './constants.ts';

/** What a level brings. */
export interface Benefits {
  /** Free samples a year. */
  readonly samples: number;
  /** Urgent entitlements a month. */
  readonly urgent: number;
  /** In which after-sales can be asked for. @unit days */
  readonly afterSalesDays: number;
}

const GROWN: Benefits = { samples: 0, urgent: 0, afterSalesDays: 15 };

/** Levels by what was spent within twelve months. @unit fen */
export const growthLevels = [
  { level: 1, sum: 500_000, ...GROWN },
  { level: 2, sum: 2_000_000, ...GROWN },
  { level: 3, sum: 8_000_000, ...GROWN },
] as const;

/** The level that so much brings; 0 for none. @param spent within the twelve months. @unit fen */
export const grownLevel = (spent: number): number =>
  growthLevels.findLast(({ sum }) => spent >= sum)?.level ?? 0;

/** What is missing to the next level that grows; null on the last one. @param spent fen */
export function nextGrown(spent: number): { level: number; missing: number } | null {
  const next = growthLevels.find(({ sum }) => sum > spent);
  return next ? { level: next.level, missing: next.sum - spent } : null;
}

/** Levels by a fee for a year. @unit fen */
export const vipLevels: Readonly<Record<VipLevel, Benefits & { readonly sum: number }>> = {
  6: { sum: 29_900, samples: 6, urgent: 1, afterSalesDays: 30 },
  8: { sum: 89_900, samples: 12, urgent: 3, afterSalesDays: 30 },
};

/** What an order of a membership has instead of a product. */
export const VIP_PRODUCT_ID = 2;

/** A membership can be renewed from so long before its end. @unit days */
export const RENEW_BEFORE_DAYS = 30;
/** And until so long after it. @unit days */
export const RENEW_AFTER_DAYS = 90;

/** The same day a year later; 29 February becomes the 28th. @param day YYYY-MM-DD */
export function yearLater(day: string): string {
  const [year = 0, month, date] = day.split('-');
  const later = Number(year) + 1;
  return month === '02' && date === '29' ? `${later}-02-28` : `${later}-${month}-${date}`;
}

/**
 * The first of the twelve months' days that end with a day: what was paid then counts as long as a year that was bought
 * then would last. @param day YYYY-MM-DD
 */
export function yearBefore(day: string): string {
  const [year = 0, month, date] = day.split('-');
  const before = Number(year) - 1;
  return month === '02' && date === '29' ? `${before}-03-01` : `${before}-${month}-${date}`;
}

/** The day after. @param day YYYY-MM-DD */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/**
 * The days of a year that is bought now: it goes on where what is paid for ends, and begins today where nothing is.
 * @param until last day that is paid for, maybe past; null for none
 */
export function termFrom(until: string | null, today: string): { from: string; until: string } {
  return until !== null && until >= today
    ? { from: dayAfter(until), until: yearLater(until) }
    : { from: today, until: yearLater(today) };
}
