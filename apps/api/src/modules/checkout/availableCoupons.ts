/** Every coupon beside an order that waits for confirmation: what it would save, or why it cannot be used. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getAvailableCoupons } from '@banxin/contract/calls/coupon/coupon';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { findOrder } from '../order/order.ts';
import { askedWay } from './askedWay.ts';
import { bestOf, offersOf, readWallet } from './takeOff.ts';

export async function availableCoupons(
  context: UserContext,
  input: ParsedOf<typeof getAvailableCoupons>,
): Promise<OutputOf<typeof getAvailableCoupons> | Refusal> {
  const { db, customer: actor, now } = context;
  const order = await findOrder(db, actor.ownerId, input.orderSN);
  if (order === undefined) return refuse(refusals.unknown);
  if (order.confirmed_at !== null) {
    return refuse(refusals.confirmedAlready, { status: order.status });
  }
  const way = await askedWay(context, order, input);
  if (way instanceof Refusal) return way;
  const wallet = await readWallet(db, actor.ownerId, now);
  const asked = { ...way, actor, now };
  return { offers: offersOf(asked, wallet), best: bestOf(asked, wallet) };
}
