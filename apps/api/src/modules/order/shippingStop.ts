/** The customer holds an order back before it leaves the works, or lets it go on. */
import type { ParsedOf } from '@banxin/contract/call';
import type { setShippingStop } from '@banxin/contract/calls/order/shippingStop';
import { orderFlag } from '@banxin/contract/enums/order';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { lockOrder } from './order.ts';
import { recordEvent } from './status.ts';

export async function stopShipping(
  { db, customer: actor, now }: UserContext,
  { orderSN, isStopped, reason }: ParsedOf<typeof setShippingStop>,
): Promise<null | Refusal> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, actor.ownerId, orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    if (orderFlag.has(order.flags, orderFlag.stopShipping) === isStopped) return null;
    const action = isStopped ? 'stopShipping' : 'resumeShipping';
    if (!mayAct(action, order.status, order.flags)) {
      return refuse(refusals.notStoppable, { status: order.status });
    }
    await tx
      .updateTable('orders')
      .set({
        flags: isStopped
          ? orderFlag.add(order.flags, orderFlag.stopShipping)
          : order.flags & ~orderFlag.stopShipping,
        updated_at: now,
        version: sql`version + 1`,
      })
      .where('customer_id', '=', order.customer_id)
      .where('id', '=', order.id)
      .execute();
    await recordEvent(tx, order, {
      event: isStopped ? 'STOP_SHIPPING' : 'RESUME_SHIPPING',
      actor: `customer:${actor.id}`,
      ...(reason !== '' && { reason }),
      at: now,
    });
    return null;
  });
}
