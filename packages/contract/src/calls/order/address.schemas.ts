/** Shapes of what address.ts sends and answers. */
import * as z from 'zod/mini';
import { addressInput } from '../../entities/customer.ts';
import { carrierCode, fen, serialNumber } from '../../entities/primitives.ts';

/** The answer of a refused change, errCode 4001. */
export const freightMoved = z.object({
  /** What it comes to now. */
  difference: fen,
});
/** A value of {@link freightMoved}. */
export type FreightMoved = z.infer<typeof freightMoved>;

/** Where more freight comes from. */
export const freightPayer = z.enum(['balance', 'cashier']);
/** A value of {@link freightPayer}. */
export type FreightPayer = z.infer<typeof freightPayer>;

export const updateOrderDeliveryAddress = {
  input: z.object({
    orderSN: serialNumber,
    receiver: addressInput,
    /** Absent: the order's. */
    carrier: z.optional(carrierCode),
    /** Freight more (above zero) or less, as the customer saw it. @unit fen */
    expectedDifference: z.int(),
    /** How more freight of a paid order is paid: at once, or at the cashier before it changes. @default balance */
    payFrom: z.optional(freightPayer),
  }),
  output: z.object({
    difference: fen,
    /** Of the balance, after the difference; null when no money moved. @unit fen */
    balanceAfter: z.nullable(fen),
    /** Nothing has changed yet: the change waits for this payment. Null: it is done. */
    paymentSN: z.nullable(serialNumber),
  }),
};
