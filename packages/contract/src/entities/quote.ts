/** A price and where it comes from. Lines are a tree that adds up to the fen. */
import * as z from 'zod/mini';
import { day, fen } from './primitives.ts';

/** One line of a price; its children add up to it. */
export interface QuoteLine {
  id: string;
  label: string;
  /** @unit fen; negative for discounts. Equals the sum of the children where there are any. */
  amount: number;
  /** How the number comes about, in Chinese. */
  detail?: string | undefined;
  kind: string;
  children?: QuoteLine[] | undefined;
}
/** Schema of {@link QuoteLine}. */
export const quoteLine: z.ZodMiniType<QuoteLine> = z.object({
  id: z.string(),
  label: z.string(),
  amount: z.int(),
  detail: z.optional(z.string()),
  kind: z.string(),
  get children() {
    return z.optional(z.array(quoteLine));
  },
}) as z.ZodMiniType<QuoteLine>;

/** When an order leaves which factory and when it arrives. Stored with the order, never recomputed silently. */
export const deliveryPromise = z.object({
  /** Factory number 0, 1, 6 or 7. */
  factory: z.int(),
  factoryName: z.string(),
  shipDate: day,
  arriveDate: day,
});

/** What is stored with an order and shown on its pages. */
export const quoteSnapshot = z.object({
  /** Payable. @unit fen */
  total: fen,
  lines: z.array(quoteLine),
  bookVersion: z.string(),
  promise: z.nullable(deliveryPromise),
});
/** A value of {@link quoteSnapshot}. */
export type QuoteSnapshot = z.infer<typeof quoteSnapshot>;

/** One line whose amount moved between what the customer saw and what the server computed. */
export const priceDifference = z.object({
  id: z.string(),
  label: z.string(),
  /** @unit fen; null when the line is new or gone. */
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
});
/** A value of {@link priceDifference}. */
export type PriceDifference = z.infer<typeof priceDifference>;
