/** The parts of a price, and what each comes to: what a quote keeps, a discount is counted on and a refund is shared by. */
import type { Fen } from '@banxin/contract/money';
import { fen } from '../money.ts';

/** Parts of a price, in the order of its lines. */
export const priceParts = ['printing', 'packaging', 'freight', 'urgent'] as const;
export type PricePart = (typeof priceParts)[number];

/** The part that a line belongs to: `freight` and `freightCoupon` are one. A red packet pays for all of them. */
export const partOf = (lineId: string): PricePart =>
  priceParts.find((part) => part !== 'printing' && lineId.startsWith(part)) ?? 'printing';

/** What a part of a price comes to. @unit fen */
export const sumOf = (
  lines: readonly { readonly id: string; readonly amount: number }[],
  part: PricePart,
): Fen => fen(lines.reduce((sum, { id, amount }) => (partOf(id) === part ? sum + amount : sum), 0));
