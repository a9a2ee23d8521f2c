/** What a day of later arrival counts as where a carrier is recommended, beside its fee. Said where the mark stands. */

/** @unit fen */
export const LATE_DAY = 200;
