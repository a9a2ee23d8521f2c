/** Splits an order's goods over several addresses, or brings them together again; the difference in freight is settled. */
import type { ParsedOf } from '@banxin/contract/call';
import type { setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { lockOrder } from '../order/order.ts';
import { quantityRefusal } from '../order/severalPrice.ts';
import { type Answer, askChange, stay } from './askChange.ts';
import { changeable } from './change.ts';
import { isSame } from './writeDrops.ts';

export const setDrops = (
  context: UserContext,
  { orderSN, version, drops, ...how }: ParsedOf<typeof setMultipleDelivery>,
): Promise<Answer | Refusal> =>
  transaction(context.db, async (tx): Promise<Answer | Refusal> => {
    const order = await lockOrder(tx, context.customer.ownerId, orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    const agreed = changeable(order, 'drops');
    if (agreed instanceof Refusal) return agreed;
    const wrong = quantityRefusal(drops, order.configuration.quantity);
    if (wrong !== null) return wrong;
    if (await isSame(tx, order, drops)) return stay(tx, order);
    // Of an order that was paid meanwhile the difference would move money at once: it is looked at again.
    if (version !== order.version) return refuse(refusals.dropsMoved, { status: order.status });
    return askChange(tx, agreed, { kind: 'drops', drops }, how, context);
  });
