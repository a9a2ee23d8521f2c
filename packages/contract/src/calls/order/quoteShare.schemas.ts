/** Shapes of what quoteShare.ts sends and answers. */
import * as z from 'zod/mini';
import { configuration } from '../../entities/configuration.ts';
import { checkedBy } from '../../entities/fields.ts';
import { orderDetail } from '../../entities/order.ts';
import {
  day,
  fen,
  instant,
  nothing,
  pageInput,
  pageOf,
  rowId,
  serialNumber,
  shortText,
} from '../../entities/primitives.ts';
import { priceDifference, quoteSnapshot } from '../../entities/quote.ts';
import { linkToken, quoteAnswer, quoteShare, quoteShareState } from '../../entities/quoteShare.ts';
import { sentence } from '../../entities/sentence.ts';
import { checkAnswerName, checkAnswerNote, checkShownAs } from '../../rules/quote.ts';
import { terms } from './quote.schemas.ts';

export const shareQuote = {
  input: z.object({
    number: serialNumber,
    /** Whose quote it is, as whoever reads it is told. */
    shownAs: checkedBy(checkShownAs),
  }),
  output: z.object({ token: linkToken, shownAs: z.string(), state: quoteShareState }),
};

/** Why a line costs something else now. */
export const priceCause = z.enum([
  'book',
  'ladder',
  'level',
  'promotion',
  'freight',
  'packaging',
  'urgent',
]);
/** A value of {@link priceCause}. */
export type PriceCause = z.infer<typeof priceCause>;

/** What is no token leads nowhere, like one that was withdrawn. */
const anyToken = shortText(64);

export const getSharedQuote = {
  input: z.object({ token: anyToken }),
  output: z.object({
    number: serialNumber,
    state: quoteShareState,
    shownAs: z.string(),
    issuedAt: instant,
    validUntil: day,
    /** Its last day has passed, whatever was answered. */
    isOver: z.boolean(),
    /** The quote engine's product template, without its prices. */
    product: z.custom<object>(),
    productId: z.int(),
    productName: z.string(),
    configuration,
    spec: z.string(),
    specSaid: z.string(),
    /** Label and value of every option, in reading order. */
    specLines: orderDetail.shape.specLines,
    province: z.nullable(z.string()),
    urgent: terms.urgent,
    quote: quoteSnapshot,
    /** Of the quote, without freight, packing and urgency. @unit fen */
    printing: fen,
    /** Everything that is ordered, in single pieces. */
    pieces: z.int(),
    /** One of them: 张. */
    piece: z.object({ label: z.string(), said: sentence }),
    /** When it is there if it is paid for, with its files approved, at once; null without an address. */
    arrivesBy: z.nullable(day),
    /** The price of this moment; null when the job cannot be made any more. */
    now: z.nullable(quoteSnapshot),
    differences: z.array(z.extend(priceDifference, { cause: priceCause })),
    answer: z.nullable(quoteAnswer),
  }),
};

export const answerQuote = {
  input: z.object({
    token: anyToken,
    isAgreed: z.boolean(),
    name: checkedBy(checkAnswerName),
    note: z._default(checkedBy(checkAnswerNote), ''),
  }),
  output: quoteAnswer,
};

export const getQuoteShares = {
  input: z.object({
    /** Only links to jobs of this product. */
    productId: z.optional(rowId),
    ...pageInput,
  }),
  output: pageOf(quoteShare),
};

export const withdrawQuote = {
  input: z.object({ id: rowId }),
  output: nothing,
};
