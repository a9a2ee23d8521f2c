/** Sizes that print can hold. */

/** Lines thinner than `advised` are told; thinner than `least` they do not hold on the plate. @unit mm [O] */
export const LINE = { advised: 0.1, least: 0.05 } as const;

/** Black text smaller than this is set in black ink alone. @unit pt [O] */
export const SMALL_TEXT_PT = 12;
