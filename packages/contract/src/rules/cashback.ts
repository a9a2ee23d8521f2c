/** Cashback of customers whose approved orders pay themselves. @see domain decisions §8 signing cashback */

/** Of what was paid from the balance. @unit basis points */
export const CASHBACK_RATE = 100;
/** Months that are shown with what was given for them. */
export const CASHBACK_MONTHS_SHOWN = 12;

/** What so much brings, rounded down; nothing where more went back than was paid. @unit fen */
export const cashbackOf = (spent: number): number =>
  Math.max(0, Math.floor((spent * CASHBACK_RATE) / 10_000));
