/** Cancels an order on the customer's wish; what was paid goes back the way it came, also when an order expires. */
import type { ParsedOf } from '@banxin/contract/call';
import type { cancelOrder } from '@banxin/contract/calls/order/cancel';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { orderStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import type { Fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { bookEntry } from '../../db/ledger.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { tell } from '../message/tell.ts';
import { endOpenPayment, paymentsOf, recordRefunded } from '../paymentRecord/paymentRecord.ts';
import { owePaid } from '../paymentRecord/returns.ts';
import { paidTradeOf } from '../paymentRecord/trades.ts';
import { returnReference } from './discounts.ts';
import { lockOrder, type OrderRow } from './order.ts';
import { advance } from './status.ts';

/** Sends what was paid back the way it came. Answers the channel; null: to the balance. @param due fen */
async function giveBack(
  tx: Tx,
  order: OrderRow,
  due: number,
  now: string,
): Promise<PayChannelName | null> {
  const paid = (await paymentsOf(tx, order)).find(({ status }) =>
    ['paid', 'partRefunded'].includes(status),
  );
  if (paid && paid.method !== 'balance') {
    const trade = await paidTradeOf(tx, paid);
    await owePaid(tx, trade, { orderId: order.id, amount: due, now });
    return trade.channel;
  }
  const booked = await bookEntry(tx, {
    customerId: order.customer_id,
    asset: assetKind.balance,
    flow: accountFlow.refund,
    amount: due,
    reference: returnReference(order),
    at: now,
  });
  if (!booked.ok) throw new Error(`Refund of ${order.order_sn} was refused`);
  return null;
}

/** Ends the open payment and refunds what was paid for the order. The caller holds its lock. */
export async function settlePayments(
  tx: Tx,
  order: OrderRow,
  unpaidBecomes: 'cancelled' | 'expired',
  now: string,
): Promise<void> {
  await endOpenPayment(tx, order, unpaidBecomes);
  const due = order.paid - order.refunded;
  if (due <= 0) return;
  const channel = await giveBack(tx, order, due, now);
  await tx
    .updateTable('orders')
    .set({ refunded: sql`refunded + ${due}` })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .execute();
  await recordRefunded(tx, order);
  await tell(tx, {
    customerId: order.customer_id,
    kind: 'refunded',
    values: {
      orderSN: order.order_sn,
      amount: due as Fen,
      ...(channel !== null && { channel }),
    },
    of: order.order_sn,
    at: now,
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
