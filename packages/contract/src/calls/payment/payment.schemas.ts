/** Shapes of what payment.ts sends and answers. */
import * as z from 'zod/mini';
import { PAYMENT_ORDERS_MAX } from '../../constants.ts';
import { addressInput } from '../../entities/customer.ts';
import {
  keptGoods,
  orderPart,
  payChannelName,
  paymentMethod,
  paymentStatus,
} from '../../entities/payment.ts';
import { day, fen, instant, keyedMessage, serialNumber } from '../../entities/primitives.ts';
import { deliveryPromise } from '../../entities/quote.ts';
import { sentenceJson } from '../../entities/sentence.ts';

/** Where an order goes, or is to go: its first receiver, and how many there are. */
export const destination = z.object({ receiver: addressInput, count: z.int() });
/** A value of {@link destination}. */
export type Destination = z.infer<typeof destination>;

/** Another address, and what it makes of the freight less its coupon. @unit fen */
export const freightChange = z.object({
  from: destination,
  to: destination,
  before: fen,
  after: fen,
});
/** A value of {@link freightChange}. */
export type FreightChange = z.infer<typeof freightChange>;

/** One of the things that a payment settles. */
export const paymentSubject = z.object({
  kind: orderPart,
  orderSN: serialNumber,
  orderId: z.int(),
  title: z.string(),
  spec: z.string(),
  /** The same by its parts; null in orders of the past. */
  specSaid: z.nullable(sentenceJson),
  productId: z.int(),
  /** Its part of the payment. */
  amount: fen,
  /** How long it will take; with days once they are fixed. */
  promise: z.nullable(deliveryPromise),
  /** The day of arrival, fixed or as it would be if it were paid now and its files passed; null when nobody knows. */
  arrives: z.nullable(day),
  /** Its files must pass review first. */
  isPrinted: z.boolean(),
  /** Where its goods lie again when nobody pays it, the cart being that of who looks; absent when none are kept. */
  goods: z.optional(keptGoods),
  /** What a freight is for; null for an order, and for freights of the past. */
  change: z.nullable(freightChange),
  /** The term that a membership fee buys, as it would be if it were paid now. */
  membership: z.optional(z.object({ level: z.int(), from: day, until: day })),
});
/** A value of {@link paymentSubject}. */
export type PaymentSubject = z.infer<typeof paymentSubject>;

/** What the cashier settles: all of it or nothing. */
export const payment = z.object({
  paymentSN: serialNumber,
  /** What the subjects add up to. */
  amount: fen,
  status: paymentStatus,
  /** When the first of its unpaid orders is cancelled, or a change of address is dropped. */
  expiresAt: instant,
  /** Balance of the paying (main) account. */
  balance: fen,
  /** What it was paid with; null while it is not. */
  paidBy: z.nullable(paymentMethod),
  /** Channels that the shop offers. */
  channels: z.array(
    z.object({
      channel: payChannelName,
      /** Why this payment cannot go through it; null when it can. */
      closed: z.nullable(keyedMessage),
    }),
  ),
  /** The channel that was begun last and is not over; null when there is none. */
  begun: z.nullable(payChannelName),
  /** At least one, or none where it fills the account. */
  subjects: z.array(paymentSubject),
  /** What is given for filling the account with its amount; null for orders. */
  topUp: z.nullable(z.object({ bonus: fen })),
});
/** A value of {@link payment}. */
export type Payment = z.infer<typeof payment>;

export const getPayment = {
  input: z.object({ paymentSN: serialNumber }),
  output: payment,
};

export const createPayment = {
  input: z.object({
    orderSNs: z.array(serialNumber).check(z.minLength(1), z.maxLength(PAYMENT_ORDERS_MAX)),
  }),
  output: payment,
};

export const payByBalance = {
  input: z.object({ paymentSN: serialNumber }),
  output: z.object({
    paymentSN: serialNumber,
    status: paymentStatus,
    amount: fen,
    balanceAfter: fen,
    orders: z.array(
      z.object({
        orderSN: serialNumber,
        /** With the days that the payment fixed; without them while the files are in review. */
        promise: z.nullable(deliveryPromise),
      }),
    ),
  }),
};
