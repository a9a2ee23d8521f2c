/** Says what the ways of an order's goods would cost, beside what was agreed. Changes nothing. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import type { Fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { balanceOf } from '../account/account.ts';
import { findOrder } from '../order/order.ts';
import {
  agreedOf,
  freightOf,
  freightOfWays,
  type PossibleWay,
  viewOf,
  waysOf,
  withFreight,
} from './ways.ts';

export async function readExpressSum(
  { db, customer, now }: UserContext,
  { orderSN, drops }: ParsedOf<typeof calcExpressSum>,
): Promise<OutputOf<typeof calcExpressSum> | Refusal> {
  const order = await findOrder(db, customer.ownerId, orderSN);
  if (order === undefined) return refuse(refusals.unknown);
  const agreed = agreedOf(order);
  if (agreed === null) return refuse(refusals.unconfirmed);
  const ways = waysOf(agreed, drops, now, (index, field) => `drops.${index}.${field}`);
  if (ways instanceof Refusal) return ways;
  const before = freightOf(agreed.quote);
  const after = freightOf(withFreight(agreed.quote, freightOfWays(agreed, ways)));
  return {
    ways: drops.map((drop, index) => viewOf(agreed, drop, ways[index] as PossibleWay)),
    before,
    after,
    difference: (after - before) as Fen,
    isPaid: order.paid_at !== null,
    balance: await balanceOf(db, customer.ownerId),
  };
}
