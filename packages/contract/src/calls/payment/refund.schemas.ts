/** Shapes of what refund.ts sends and answers. */
import * as z from 'zod/mini';
import { fen, instant } from '../../entities/primitives.ts';

/** Money of an order that went back to the balance. */
export const refundRecord = z.object({
  amount: fen,
  at: instant,
  /** What the balance was then. @unit fen */
  balanceAfter: fen,
});
/** A value of {@link refundRecord}. */
export type RefundRecord = z.infer<typeof refundRecord>;

export const getOrderRefunds = {
  input: z.object({ orderId: z.int() }),
  output: z.array(refundRecord),
};
