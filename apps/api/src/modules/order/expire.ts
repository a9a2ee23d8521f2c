/** Cancels what nobody paid in time: confirmed orders, and drafts that nobody confirmed. */
import { UNPAID_CANCEL_HOURS } from '@banxin/contract/constants';
import { orderStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { sql } from 'kysely';
import { type Db, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { payBefore } from '../payment/payment.ts';
import { settle } from './cancel.ts';
import { lockOrder } from './order.ts';
import { advance } from './status.ts';

const UNPAID = [orderStatus.registered, orderStatus.reviewWithdrawn, orderStatus.approved];

async function expire(db: Db, customerId: number, orderSN: string, now: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, customerId, orderSN);
    // Paid, cancelled or confirmed since it was listed.
    if (!order || !can(orderChart, order.status, 'EXPIRE', 'system')) return false;
    if (msOf(payBefore(order)) > msOf(now)) return false;
    await settle(tx, order, 'expired', now);
    const after = await advance(tx, order, {
      event: 'EXPIRE',
      actor: 'system',
      reason: `${UNPAID_CANCEL_HOURS} 小时未付款，自动取消`,
      at: now,
    });
    return after !== null;
  });
}

/** Answers how many orders it cancelled. Repeat safe; several servers may run it at once. */
export async function expireUnpaid(db: Db, now: string, limit = 100): Promise<number> {
  const latest = instantOf(msOf(now) - UNPAID_CANCEL_HOURS * 3_600_000);
  const due = await db
    .selectFrom('orders')
    .select(['customer_id', 'order_sn'])
    .where('status', 'in', UNPAID)
    .where(sql<boolean>`coalesce(confirmed_at, created_at) <= ${latest}`)
    // A payment may carry a later deadline of its own.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.customer_id', '=', 'orders.customer_id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.status', '=', 'pending')
            .where('payments.expires_at', '>', now),
        ),
      ),
    )
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  let expired = 0;
  const failures: unknown[] = [];
  for (const { customer_id, order_sn } of due) {
    try {
      if (await expire(db, customer_id, order_sn, now)) expired += 1;
    } catch (error) {
      // One order that cannot be cancelled must not keep the others waiting.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders were not cancelled');
  return expired;
}

/** What runs later; the registry lists them. */
export const orderJobs: readonly Job[] = [
  {
    name: 'expire-unpaid',
    everyMs: 60_000,
    run: ({ db, clock }) => expireUnpaid(db, instantOf(clock.now())),
  },
];
