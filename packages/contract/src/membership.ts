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

/** Levels by a fee for a year. @unit fen */
export const vipLevels: Readonly<Record<VipLevel, Benefits & { readonly sum: number }>> = {
  6: { sum: 29_900, samples: 6, urgent: 1, afterSalesDays: 30 },
  8: { sum: 89_900, samples: 12, urgent: 3, afterSalesDays: 30 },
};

/** A membership can be renewed from so long before its end. @unit days */
export const RENEW_BEFORE_DAYS = 30;
/** And until so long after it. @unit days */
export const RENEW_AFTER_DAYS = 90;
