/** Money that a customer takes out of the account. */
import * as z from 'zod/mini';
import { fen, instant, rowId, serialNumber } from './primitives.ts';

/** `paid`: sent by the finance desk; `returned`: given back by it; `cancelled`: taken back by the customer. */
export const withdrawalStatus = z.enum(['processing', 'paid', 'returned', 'cancelled']);
/** A value of {@link withdrawalStatus}. */
export type WithdrawalStatus = z.infer<typeof withdrawalStatus>;

export const withdrawal = z.object({
  id: rowId,
  withdrawalSN: serialNumber,
  amount: fen,
  status: withdrawalStatus,
  /** What of it goes back by the channels that it came by; the rest by the bank. 0 while it is not sent. */
  byChannel: fen,
  /** Why it was given back, as the desk wrote it. */
  reason: z.nullable(z.string()),
  at: instant,
  /** When it was sent, given back or taken back; null before. */
  endedAt: z.nullable(instant),
});
/** A value of {@link withdrawal}. */
export type Withdrawal = z.infer<typeof withdrawal>;
