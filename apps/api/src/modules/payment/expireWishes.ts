/** Drops changes of address whose freight nobody paid in time. */
import { EXPIRY_CHECK_MS, FREIGHT_WISH_HOURS } from '@banxin/contract/constants';
import type { Db } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';
import { advanceEach } from '../order/advanceEach.ts';
import { endPayment, lockPayment, openPaymentOf } from '../paymentRecord/paymentRecord.ts';

/** Answers how many were dropped. May be repeated; several servers may run it at once. */
export async function expireWishes(db: Db, now: string, limit = 100): Promise<number> {
  const due = await db
    .selectFrom('payment_subjects as s')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.customer_id', '=', 's.customer_id').onRef('p.id', '=', 's.payment_id'),
    )
    .innerJoin('orders as o', (join) =>
      join.onRef('o.customer_id', '=', 's.customer_id').onRef('o.id', '=', 's.order_id'),
    )
    .where('s.is_open', '=', true)
    .where('s.kind', '=', 'freight')
    .where('p.expires_at', '<=', now)
    .select(['o.customer_id', 'o.order_sn'])
    .orderBy('p.expires_at')
    .limit(limit)
    .execute();
  return advanceEach(db, due, async (tx, order) => {
    const open = await openPaymentOf(tx, order);
    if (open?.kind !== 'freight' || msOf(open.expires_at) > msOf(now)) return null;
    await lockPayment(tx, open.customer_id, open.payment_sn);
    await endPayment(tx, open, 'expired');
    await tell(tx, {
      customerId: order.customer_id,
      kind: 'addressKept',
      values: { orderSN: order.order_sn, why: { by: 'expired', hours: FREIGHT_WISH_HOURS } },
      of: open.payment_sn,
      at: now,
    });
    return order;
  });
}

export const wishJob: Job = {
  name: 'expire-wishes',
  everyMs: EXPIRY_CHECK_MS,
  run: ({ db, clock }) => expireWishes(db, instantOf(clock.now())),
};
