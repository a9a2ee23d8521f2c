/**
 * What was chosen for orders that are placed together, by the order; refused where the sum with it is not the one that
 * was seen.
 */
import type { Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { TogetherChoice } from '@banxin/contract/calls/order/together.schemas';
import { fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import { stock as stockRefusals } from '@banxin/contract/refusals/stock';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { HeldQuote } from '../order/held.ts';
import { readWallet } from './takeOff.ts';
import { type Line, type TakenOff, takenOffTogether } from './takeOffTogether.ts';

/** One of them: what it was seen to cost before anything is taken off, and what it costs. */
export interface SeenOrder {
  /** @unit fen */
  readonly seen: number;
  /** Null where it has no price, which placing it explains. */
  readonly priced: HeldQuote | null;
  /** @default none */
  readonly urgent?: Urgency | undefined;
}

/** What one of them takes off, and what it costs then. */
export type Part = Pick<TakenOff<Line>, 'choice' | 'made'>;

/** By the order; empty where nothing was chosen. */
export type Parts<S extends SeenOrder> = ReadonlyMap<S, Part>;

interface Chosen extends TogetherChoice {
  /** What all of them were seen to cost with what is taken off. @unit fen */
  readonly expectedSum?: number | undefined;
}

export async function partsTogether<S extends SeenOrder>(
  context: UserContext,
  all: readonly S[],
  { couponId, freightCouponId, redPacketSum = 0, expectedSum = 0 }: Chosen,
): Promise<Parts<S> | Refusal> {
  if (couponId === undefined && freightCouponId === undefined && redPacketSum === 0) {
    return new Map();
  }
  const lines = all.flatMap((order) =>
    order.priced === null ? [] : [{ order, base: order.priced, urgent: order.urgent }],
  );
  const wallet = await readWallet(context.db, context.customer.ownerId, context.now);
  const chosen = { couponId, freightCouponId, redPacketSum };
  const parts = new Map(
    takenOffTogether(context, lines, wallet, chosen).map(({ line, ...part }) => [line.order, part]),
  );
  const total = all.reduce((sum, one) => sum + (parts.get(one)?.made.total ?? one.seen), 0);
  if (total === expectedSum) return parts;
  return refuse(stockRefusals.sumMoved, { seen: fen(expectedSum), total: fen(total) });
}

/**
 * Where an order that takes something off was refused at its price, what it takes off was used meanwhile: the sum says
 * what that comes to. Null for another refusal.
 */
export function sumMovedBy(
  { data }: Refusal,
  part: Part | undefined,
  { expectedSum = 0 }: Chosen,
): Refusal | null {
  if (data.key !== refusals.priceMoved.key || part === undefined) return null;
  const { quote } = data as unknown as { readonly quote: { readonly total: number } };
  const total = expectedSum - part.made.total + quote.total;
  return refuse(stockRefusals.sumMoved, { seen: fen(expectedSum), total: fen(total) });
}
