/** Cancels an order on the customer's wish; what was paid goes back the way it came, also when an order expires. */
import type { ParsedOf } from '@banxin/contract/call';
import type { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { orderStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { endOpenPayment } from '../paymentRecord/paymentRecord.ts';
import { freightReference, lockHeldCoupons, returnReference } from './discounts.ts';
import { giveBack } from './giveBack.ts';
import { lockOrder, type OrderRow } from './order.ts';
import { advance } from './status.ts';

/**
 * Ends the open payment and refunds what was paid for the order. The caller holds its lock.
 * @param kept what the shop keeps of it. @unit fen
 */
export async function settlePayments(
  tx: Tx,
  order: OrderRow,
  unpaidBecomes: 'cancelled' | 'expired',
  now: string,
  kept = 0,
): Promise<void> {
  await endOpenPayment(tx, order, unpaidBecomes);
  const due = order.paid - order.refunded - kept;
  if (due <= 0) return;
  await lockHeldCoupons(tx, [order]);
  await giveBack(tx, order, due, {
    reference: returnReference(order),
    ofFreight: freightReference(order, 'cancel'),
    of: order.order_sn,
    now,
  });
}

export async function cancel(
  { db, customer: actor, now }: UserContext,
  input: ParsedOf<typeof cancelOrder>,
): Promise<null | Refusal> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, actor.ownerId, input.orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    if (order.status === orderStatus.cancelled) return null;
    if (!can(orderChart, order.status, 'CANCEL', 'customer')) {
      return refuse(refusals.notCancellable, { status: order.status });
    }
    await settlePayments(tx, order, 'cancelled', now);
    await advance(tx, order, {
      event: 'CANCEL',
      actor: `customer:${actor.id}`,
      reason: input.reason || messageOf(note.cancelledByCustomer),
      at: now,
    });
    return null;
  });
}
