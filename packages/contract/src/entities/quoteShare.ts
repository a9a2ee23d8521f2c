/** A quote behind a link: how it stands, and what whoever decides said to it. */
import * as z from 'zod/mini';
import { urgency } from '../calls/order/quote.schemas.ts';
import { configuration } from './configuration.ts';
import { carrierCode, day, fen, instant, rowId, serialNumber } from './primitives.ts';

/** Waiting for an answer, agreed, declined, past its last day, or taken back by the buyer. */
export const quoteShareState = z.enum(['waiting', 'agreed', 'declined', 'over', 'withdrawn']);
/** A value of {@link quoteShareState}. */
export type QuoteShareState = z.infer<typeof quoteShareState>;

/** The word of whoever decides; the first one counts. */
export const quoteAnswer = z.object({
  isAgreed: z.boolean(),
  /** As they called themselves. */
  by: z.string(),
  note: z.string(),
  at: instant,
});
/** A value of {@link quoteAnswer}. */
export type QuoteAnswer = z.infer<typeof quoteAnswer>;

/** Unguessable part of a link. */
export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** A link as the buyer's list shows it. */
export const quoteShare = z.object({
  id: rowId,
  /** Null once it is withdrawn: it leads nowhere. */
  token: z.nullable(linkToken),
  /** Of the quote: BJ20261120-0000007. */
  number: serialNumber,
  state: quoteShareState,
  shownAs: z.string(),
  sharedAt: instant,
  validUntil: day,
  answer: z.nullable(quoteAnswer),
  productId: z.int(),
  productName: z.string(),
  spec: z.string(),
  /** The same by its parts, as JSON. */
  specSaid: z.string(),
  configuration,
  urgent: urgency,
  /** The one that was asked for; null: the recommended one. */
  carrier: z.nullable(carrierCode),
  /** Price on the quote. @unit fen */
  total: fen,
});
/** A value of {@link quoteShare}. */
export type QuoteShare = z.infer<typeof quoteShare>;
