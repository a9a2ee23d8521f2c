/** A price and where it comes from. Lines are a tree that adds up to the fen. */
import * as z from 'zod/mini';
import { day, fen, serialNumber, timeOfDay } from './primitives.ts';
import { type LineSentences, lineSentences, sentence } from './sentence.ts';
import { type Working, working } from './working.ts';

/** A sum of lines, a part of one, a fee, something taken off. */
export const lineKind = z.enum(['group', 'part', 'fee', 'discount']);

/** One line of a price; its children add up to it. */
export interface QuoteLine {
  id: string;
  label: string;
  /** @unit fen; negative for discounts. Equals the sum of the children where there are any. */
  amount: number;
  /** How the number comes about, in Chinese. */
  detail?: string | undefined;
  kind: z.infer<typeof lineKind>;
  /** Label and detail by their parts; absent in orders of the past. */
  said?: LineSentences | undefined;
  /** How the amount was worked out; absent in orders of the past, and where nobody asked. */
  working?: Working | undefined;
  children?: QuoteLine[] | undefined;
}
/** Schema of {@link QuoteLine}. */
export const quoteLine: z.ZodMiniType<QuoteLine> = z.object({
  id: z.string(),
  label: z.string(),
  amount: fen,
  detail: z.optional(z.string()),
  kind: lineKind,
  said: z.optional(lineSentences),
  working: z.optional(working),
  get children() {
    return z.optional(z.array(quoteLine));
  },
}) as z.ZodMiniType<QuoteLine>;

const planFields = {
  /** Factory number 0, 1, 6 or 7. */
  factory: z.int(),
  factoryName: z.string(),
  /** Working days in production, counted from payment and confirmed files. */
  days: z.int(),
  /** Days on the road. */
  transitDays: z.int(),
  /** Paid and confirmed before this time of a working day, that day counts as the first. */
  cutOff: timeOfDay,
};

/** How long an order will take: all that can be said before it is paid. */
export const deliveryPlan = z.object(planFields);
/** A value of {@link deliveryPlan}. */
export type DeliveryPlan = z.infer<typeof deliveryPlan>;

/** The plan and the days that it fixed. Stored with the order, never recomputed silently. */
export const deliveryPromise = z.object({
  ...planFields,
  /** null until the order is paid and its files are confirmed, and again while a withdrawn review suspends it. */
  shipDate: z.nullable(day),
  arriveDate: z.nullable(day),
  /** The days were fixed before, and others. */
  isChanged: z.boolean(),
});
/** A value of {@link deliveryPromise}. */
export type DeliveryPromise = z.infer<typeof deliveryPromise>;

/** What is stored with an order and shown on its pages. */
export const quoteSnapshot = z.object({
  /** Payable. @unit fen */
  total: fen,
  lines: z.array(quoteLine),
  bookVersion: z.string(),
  promise: z.nullable(deliveryPlan),
  /** The quote on paper whose price it keeps; absent when it keeps none. */
  sheet: z.optional(z.object({ number: serialNumber, validUntil: day })),
});
/** A value of {@link quoteSnapshot}. */
export type QuoteSnapshot = z.infer<typeof quoteSnapshot>;

/** One line whose amount moved between what the customer saw and what the server computed. */
export const priceDifference = z.object({
  id: z.string(),
  label: z.string(),
  /** The label by its parts; absent in orders of the past. */
  said: z.optional(sentence),
  /** @unit fen; null when the line is new or gone. */
  before: z.nullable(fen),
  after: z.nullable(fen),
});
/** A value of {@link priceDifference}. */
export type PriceDifference = z.infer<typeof priceDifference>;
