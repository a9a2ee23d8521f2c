/** What an answer about freight means for the balance. */
import type { OutputOf } from '@banxin/contract/call';
import type { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';

export type ExpressSum = OutputOf<typeof calcExpressSum>;

/** What the balance lacks for it. @unit fen; 0 when nothing is taken from it, or it is enough */
export const missingFor = ({ difference, isPaid, balance }: ExpressSum): number =>
  isPaid ? Math.max(0, difference - balance) : 0;
