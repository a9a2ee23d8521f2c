/** What is known of an order beside its page, and who its parcels say they come from. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getOrderExtend, setDeliverySender } from '@banxin/contract/calls/order/extend';
import type { Sender } from '@banxin/contract/entities/sender';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { noteUse } from '../customer/noteUse.ts';
import { certificateOf } from '../order/certificateOf.ts';
import { dropsOf } from '../order/drops.ts';
import { findOrderById, lockOrder, type OrderRow } from '../order/order.ts';

/** Null while no label is printed. */
const senderRefusal = ({ status, flags }: OrderRow): Refusal | null =>
  mayAct('changeAddress', status, flags) ? null : refuse(refusals.senderTooLate, { status });

export async function readExtend(
  { db, customer }: UserContext,
  { orderId }: ParsedOf<typeof getOrderExtend>,
): Promise<OutputOf<typeof getOrderExtend> | Refusal> {
  const order = await findOrderById(db, customer.ownerId, orderId);
  if (order === undefined) return refuse(refusals.unknown);
  const { status, flags } = order;
  const mayCertify = mayAct('editFiles', status, flags);
  return {
    orderId: order.id,
    orderSN: order.order_sn,
    flags,
    sender: order.sender as Sender | null,
    senderRefusal: messageOfRefusal(senderRefusal(order)),
    certificate: await certificateOf(db, order),
    certificateRefusal: mayCertify ? null : messageOf(refusals.certificateTooLate, { status }),
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
    const tooLate = senderRefusal(order);
    if (tooLate !== null) return tooLate;
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
    await noteUse(tx, order.customer_id, { receivers: [], sender, at: now });
    return null;
  });
}
