/** Shapes of what together.ts sends and answers. */
import * as z from 'zod/mini';
import { PAYMENT_ORDERS_MAX } from '../../constants.ts';
import { addressInput } from '../../entities/customer.ts';
import { fen, serialNumber } from '../../entities/primitives.ts';
import type { QuoteSnapshot } from '../../entities/quote.ts';
import { createOrder } from './create.schemas.ts';

/** A job as an order of its own would be registered; where it goes is said once for all of them. */
const row = z.extend(z.omit(createOrder.input, { province: true, receiver: true }), {
  /** What the customer saw. @unit fen */
  expectedTotal: fen,
});

export const createTogether = {
  input: z.object({
    receiver: addressInput,
    rows: z.array(row).check(z.minLength(1), z.maxLength(PAYMENT_ORDERS_MAX)),
  }),
  output: z.object({
    /** In the sequence of the rows. */
    orders: z.array(z.object({ orderId: z.int(), orderSN: serialNumber, total: fen })),
    /** Of all of them. */
    paymentSN: serialNumber,
  }),
};

/** A row whose price is not the one that was seen. */
export interface RowMoved {
  /** Position among the rows, from 0. */
  readonly index: number;
  /** @unit fen */
  readonly seen: number;
  /** As it is now. */
  readonly quote: QuoteSnapshot;
}
