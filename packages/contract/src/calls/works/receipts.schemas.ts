/** Shapes of what receipts.ts sends and answers. */
import * as z from 'zod/mini';
import { fen, keyedMessage, shortText } from '../../entities/primitives.ts';

export const recordReceipt = {
  input: z.object({
    /** Code of the payment, as the transfer says it. */
    remark: shortText(40).check(z.trim()),
    /** What came. @unit fen */
    amount: fen.check(z.positive()),
    /** The bank's own number. */
    number: shortText(60).check(z.trim()),
  }),
  output: z.object({
    /** `returned`: its payment takes no more, people have to send it back; `unplaced`: it waits as a case. */
    arrival: z.enum(['booked', 'returned', 'unplaced']),
    /** The same in words. */
    said: keyedMessage,
  }),
};
