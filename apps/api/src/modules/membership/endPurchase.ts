/** A membership that is not bought after all: nobody paid in time, or somebody closed its payment. */
import { EXPIRY_CHECK_MS, VIP_PAY_HOURS } from '@banxin/contract/constants';
import { note } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';
import { advance } from '../order/status.ts';
import { endPayment, lockPayment } from '../paymentRecord/paymentRecord.ts';
import { overdueVips, type VipPayment } from '../paymentRecord/vipRecord.ts';
import { giveEntitlements } from './give.ts';

/** The caller holds the locks of the order and its payment. */
export async function cancelPurchase(
  tx: Tx,
  order: OrderRow,
  { by, at }: { readonly by: number; readonly at: string },
): Promise<void> {
  const reason = messageOf(note.cancelledByCustomer);
  await advance(tx, order, { event: 'CANCEL', actor: `customer:${by}`, reason, at });
}

/** Ends a payment that is overdue, and its order with it; true when it did. Paid meanwhile, it stays. */
export const expireOne = (
  db: Db,
  { customer_id, payment_sn, order_id }: VipPayment,
  now: string,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    // Orders before payments: the sequence of locks.
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customer_id)
      .where('id', '=', order_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const payment = await lockPayment(tx, customer_id, payment_sn);
    if (payment.status !== 'pending' || msOf(payment.expires_at) > msOf(now)) return false;
    await endPayment(tx, payment, 'expired');
    const reason = messageOf(note.notPaid, { hours: VIP_PAY_HOURS });
    await advance(tx, order, { event: 'EXPIRE', actor: 'system', reason, at: now });
    return true;
  });

/** Answers how many it ended. May be repeated; several servers may run it at once. */
export async function expirePurchases(db: Db, now: string, limit = 100): Promise<number> {
  let ended = 0;
  for (const payment of await overdueVips(db, now, limit)) {
    if (await expireOne(db, payment, now)) ended += 1;
  }
  return ended;
}

export const purchaseJobs: readonly Job[] = [
  {
    name: 'expire-vip',
    everyMs: EXPIRY_CHECK_MS,
    run: ({ db, clock }) => expirePurchases(db, instantOf(clock.now())),
  },
  {
    name: 'give-vip',
    everyMs: EXPIRY_CHECK_MS,
    run: ({ db, clock }) => giveEntitlements(db, instantOf(clock.now())),
  },
];
