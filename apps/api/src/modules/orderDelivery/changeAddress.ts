/** Sends a submitted order somewhere else: price and promise follow, the difference in freight is settled. */

import { isDeepStrictEqual } from 'node:util';
import type { ParsedOf } from '@banxin/contract/call';
import type { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { lockOrder } from '../order/order.ts';
import { type Answer, askChange, stay } from './askChange.ts';
import { changeable } from './change.ts';

export const changeAddress = (
  context: UserContext,
  { orderSN, receiver, carrier, ...how }: ParsedOf<typeof updateOrderDeliveryAddress>,
): Promise<Answer | Refusal> =>
  transaction(context.db, async (tx): Promise<Answer | Refusal> => {
    const order = await lockOrder(tx, context.customer.ownerId, orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    const agreed = changeable(order, 'address');
    if (agreed instanceof Refusal) return agreed;
    const isSame =
      isDeepStrictEqual(order.receiver, JSON.parse(JSON.stringify(receiver))) &&
      (carrier ?? order.carrier) === order.carrier;
    if (isSame) return stay(tx, order);
    const drops = [{ receiver, quantity: order.configuration.quantity, carrier }];
    return askChange(tx, agreed, { kind: 'address', drops }, how, context);
  });
