/** The customer says that what was shipped has arrived: of one order, of several at once, or of one of its addresses. */
import type { ParsedOf } from '@banxin/contract/call';
import type { confirmDropReceipt, confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { orderStatus } from '@banxin/contract/enums/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dropsOf, statusOfDrop } from './drops.ts';
import { moveDrop } from './moveDrop.ts';
import { lockOrder, lockOrders } from './order.ts';
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

/** The order is received with the last of its addresses. */
export async function receiveDrop(
  { db, customer: actor, now }: UserContext,
  { orderSN, position }: ParsedOf<typeof confirmDropReceipt>,
): Promise<null | Refusal> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, actor.ownerId, orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    const drop = (await dropsOf(tx, order)).find((one) => one.position === position);
    if (drop === undefined) return refuse(refusals.unknownDrop);
    const status = statusOfDrop(drop, order);
    if (status === orderStatus.delivered) return null;
    const by = `customer:${actor.id}`;
    const moved = await moveDrop(tx, order, drop, { event: 'CONFIRM_RECEIPT', actor: by, at: now });
    return moved === null ? refuse(refusals.notReceivable, { orderSN, status }) : null;
  });
}
