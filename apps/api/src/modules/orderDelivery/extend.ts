/** What is known of an order beside its page, and who its parcels say they come from. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getOrderExtend, setDeliverySender } from '@banxin/contract/calls/order/extend';
import type { Sender } from '@banxin/contract/calls/order/extend.schemas';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dropsOf } from '../order/drops.ts';
import { findOrderById, lockOrder } from '../order/order.ts';

export async function readExtend(
  { db, customer }: UserContext,
  { orderId }: ParsedOf<typeof getOrderExtend>,
): Promise<OutputOf<typeof getOrderExtend> | Refusal> {
  const order = await findOrderById(db, customer.ownerId, orderId);
  if (order === undefined) return refuse(refusals.unknown);
  return {
    orderId: order.id,
    orderSN: order.order_sn,
    flags: order.flags,
    sender: order.sender as Sender | null,
    drops: Math.max(1, (await dropsOf(db, order)).length),
  };
}

/** As long as no label is printed. */
export async function setSender(
  { db, customer, now }: UserContext,
  { orderSN, sender }: ParsedOf<typeof setDeliverySender>,
): Promise<null | Refusal> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, customer.ownerId, orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    if (!mayAct('changeAddress', order.status, order.flags)) {
      return refuse(refusals.senderTooLate, { status: order.status });
    }
    await tx
      .updateTable('orders')
      .set({
        sender: sender && JSON.stringify(sender),
        updated_at: now,
        version: sql`version + 1`,
      })
      .where('customer_id', '=', order.customer_id)
      .where('id', '=', order.id)
      .execute();
    return null;
  });
}
