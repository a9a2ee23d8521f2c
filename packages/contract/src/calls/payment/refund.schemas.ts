/** Shapes of what refund.ts sends and answers. */
import * as z from 'zod/mini';
import { orderPart } from '../../entities/payment.ts';
import { fen, instant, keyedMessage } from '../../entities/primitives.ts';

/** Money of an order that went back: to the balance, or the way it came. */
export const refundRecord = z.object({
  amount: fen,
  /** What it was paid for; a freight that became less is one too. */
  part: orderPart,
  partLabel: keyedMessage,
  at: instant,
  /** What the balance was then; null when it went back by a channel. @unit fen */
  balanceAfter: z.nullable(fen),
  /** Name of the channel it goes back by; null when it went to the balance. */
  channel: z.nullable(keyedMessage),
  /** Why the way it came is shut, so that people send it by the bank to an account that the customer names; null: it is not. */
  shut: z.nullable(keyedMessage),
  /** It has arrived there. */
  isDone: z.boolean(),
});
/** A value of {@link refundRecord}. */
export type RefundRecord = z.infer<typeof refundRecord>;

export const getOrderRefunds = {
  input: z.object({ orderId: z.int() }),
  output: z.array(refundRecord),
};
