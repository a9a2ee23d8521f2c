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

export const updateOrderDeliveryAddress = {
  input: z.object({
    orderSN: serialNumber,
    receiver: addressInput,
    /** Absent: the order's. */
    carrier: z.optional(carrierCode),
    /** Freight more (above zero) or less, as the customer saw it. @unit fen */
    expectedDifference: z.int(),
  }),
  output: z.object({
    difference: fen,
    /** Of the balance, after the difference; null when no money moved. @unit fen */
    balanceAfter: z.nullable(fen),
  }),
};
