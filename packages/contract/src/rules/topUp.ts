/** What is given for money that is paid in, and how much can be paid in at once. */
import { TOP_UP_MAX_FEN, TRANSFER_MAX_FEN } from '../constants.ts';
import type { PayChannelName } from '../entities/payment.ts';
import { messages } from '../messages.ts';
import { type Fen, fen } from '../money.ts';
import { fenOfText } from './amount.ts';
import type { Rule } from './validation.ts';

/** From this sum on that much is given; the highest that is reached counts, once. Domain §8. @unit fen */
export const topUpTiers: readonly { readonly from: Fen; readonly bonus: Fen }[] = [
  { from: fen(100_000), bonus: fen(1_000) },
  { from: fen(500_000), bonus: fen(7_500) },
  { from: fen(1_000_000), bonus: fen(20_000) },
  { from: fen(5_000_000), bonus: fen(125_000) },
];

/** What is given for this sum. @param amount fen */
export const bonusOf = (amount: number): Fen =>
  topUpTiers.findLast(({ from }) => amount >= from)?.bonus ?? fen(0);

/** How much more reaches the next tier, and how much more is given there; null at the highest. @param amount fen */
export function nextTier(amount: number): { readonly missing: Fen; readonly more: Fen } | null {
  const next = topUpTiers.find(({ from }) => amount < from);
  return next
    ? { missing: fen(next.from - amount), more: fen(next.bonus - bonusOf(amount)) }
    : null;
}

/** The largest sum that a channel takes at once. */
export const topUpMax = (method: PayChannelName): Fen =>
  fen(method === 'bank' ? TRANSFER_MAX_FEN : TOP_UP_MAX_FEN);

/** Whole yuan above 0, as they are typed: `1000`, `1,000`, `１００`. The largest sum depends on the channel. */
export const checkTopUp: Rule = (value) => {
  const amount = typeof value === 'string' ? fenOfText(value) : null;
  return amount !== null && amount > 0 && amount % 100 === 0 ? null : messages.positiveInteger;
};
