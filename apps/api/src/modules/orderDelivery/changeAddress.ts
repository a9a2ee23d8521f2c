/** Sends a submitted order somewhere else: price and promise follow, the difference in freight is settled at once. */

import { isDeepStrictEqual } from 'node:util';
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { orderFlag } from '@banxin/contract/enums/order';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { type Fen, fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { severalRefusal } from '../order/drops.ts';
import { lockOrder } from '../order/order.ts';
import { recordEvent } from '../order/status.ts';
import { moveFreight } from './moveFreight.ts';
import { agreedOf, freightOf, freightOfWays, waysOf, withFreight } from './ways.ts';
import { writeWays } from './writeWays.ts';

type Input = ParsedOf<typeof updateOrderDeliveryAddress>;
type Output = OutputOf<typeof updateOrderDeliveryAddress>;

/** 江苏省苏州市, and a city that is its own province once. */
const placeOf = ({ province, city }: { readonly province: string; readonly city?: string }) =>
  city === undefined || city === province ? province : `${province}${city}`;

export async function changeAddress(context: UserContext, input: Input): Promise<Output | Refusal> {
  const { db, customer: actor, now } = context;
  return transaction(db, async (tx): Promise<Output | Refusal> => {
    const order = await lockOrder(tx, actor.ownerId, input.orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    const agreed = agreedOf(order);
    if (agreed === null) return refuse(refusals.unconfirmed);
    const several = severalRefusal(order);
    if (several !== null) return several;
    if (!mayAct('changeAddress', order.status, order.flags)) {
      return refuse(refusals.addressTooLate, { status: order.status });
    }
    const isSame =
      isDeepStrictEqual(order.receiver, JSON.parse(JSON.stringify(input.receiver))) &&
      (input.carrier ?? order.carrier) === order.carrier;
    if (isSame) return { difference: fen(0), balanceAfter: null };
    const to = { province: input.receiver.province, carrier: input.carrier };
    const ways = waysOf(agreed, [to], now);
    if (ways instanceof Refusal) return ways;
    const freight = freightOfWays(agreed, ways);
    const difference = freightOf(withFreight(agreed.quote, freight)) - freightOf(agreed.quote);
    if (difference !== input.expectedDifference) {
      return refuse(refusals.freightMoved, { difference: difference as Fen });
    }
    const balanceAfter = await moveFreight(tx, order, difference, context);
    await writeWays(tx, agreed, {
      receivers: [input.receiver],
      ways,
      flags: orderFlag.add(order.flags, orderFlag.addressChange),
      by: actor,
      now,
    });
    await recordEvent(tx, order, {
      event: 'ADDRESS_CHANGE',
      actor: `customer:${actor.id}`,
      reason: messageOf(note.addressChanged, {
        from: placeOf(agreed.receiver),
        to: placeOf(input.receiver),
      }),
      at: now,
    });
    return { difference: difference as Fen, balanceAfter: balanceAfter as Fen | null };
  });
}
