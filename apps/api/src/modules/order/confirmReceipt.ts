/** The customer says that what was shipped has arrived: of one order, or of several at once. */
import type { ParsedOf } from '@banxin/contract/call';
import type { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { orderStatus } from '@banxin/contract/enums/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { lockOrders } from './order.ts';
import { advance } from './status.ts';

/** All or none: the refusal of one is thrown, so that the others stay as they were. */
export async function receive(
  { db, customer: actor, now }: UserContext,
  { orderSNs }: ParsedOf<typeof confirmReceipt>,
): Promise<null | Refusal> {
  return transaction(db, async (tx) => {
    const orders = await lockOrders(tx, actor.ownerId, orderSNs);
    if (orders.length < new Set(orderSNs).size) return refuse(refusals.unknown);
    for (const order of orders) {
      if (order.status === orderStatus.delivered) continue;
      const by = `customer:${actor.id}`;
      const after = await advance(tx, order, { event: 'CONFIRM_RECEIPT', actor: by, at: now });
      if (after === null) {
        const { order_sn: orderSN, status } = order;
        throw refuse(refusals.notReceivable, { orderSN, status });
      }
    }
    return null;
  });
}
