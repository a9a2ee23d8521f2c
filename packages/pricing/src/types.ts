/**
 * Every public type of the quote engine. Prices of the book are in `book.types.ts`.
 * @see specification §3, §7 Calculate and Order
 */
import type { CustomerTerms } from './quote.types.ts';

export type * from './configuration.types.ts';
export type { Fen, MilliFen } from './money.ts';
export type * from './product.types.ts';
export type * from './quote.types.ts';
export type { NameTable, Sentence } from './wording/sentence.ts';

/** A visitor who has not logged in. */
export const ANONYMOUS: CustomerTerms = { type: 3, vipLevel: 0 };
