/** Shapes of what payment.ts sends and answers. */
import * as z from 'zod/mini';
import { paymentStatus } from '../../entities/payment.ts';
import { day, fen, instant, serialNumber } from '../../entities/primitives.ts';
import { deliveryPromise } from '../../entities/quote.ts';
import { sentenceJson } from '../../entities/sentence.ts';

/** What the cashier settles. */
export const payment = z.object({
  paymentSN: serialNumber,
  orderSN: serialNumber,
  orderId: z.int(),
  title: z.string(),
  spec: z.string(),
  /** The same by its parts; null in orders of the past. */
  specSaid: z.nullable(sentenceJson),
  productId: z.int(),
  amount: fen,
  status: paymentStatus,
  /** Unpaid orders are cancelled then. */
  expiresAt: instant,
  /** Balance of the paying (main) account. */
  balance: fen,
  /** How long it will take; with days once they are fixed. */
  promise: z.nullable(deliveryPromise),
  /** The day of arrival, fixed or as it would be if it were paid now and its files passed; null when nobody knows. */
  arrives: z.nullable(day),
  /** Its files must pass review first. */
  isPrinted: z.boolean(),
});
/** A value of {@link payment}. */
export type Payment = z.infer<typeof payment>;

export const getPayment = {
  input: z.object({ paymentSN: serialNumber }),
  output: payment,
};

export const createPayment = {
  input: z.object({ orderSN: serialNumber }),
  output: payment,
};

export const payByBalance = {
  input: z.object({ paymentSN: serialNumber }),
  output: z.object({
    paymentSN: serialNumber,
    orderSN: serialNumber,
    status: paymentStatus,
    amount: fen,
    balanceAfter: fen,
    /** With the days that the payment fixed; without them while the files are in review. */
    promise: z.nullable(deliveryPromise),
  }),
};
