/** Says a day ahead that an order will be cancelled unless it is paid. */
import { UNPAID_CANCEL_HOURS, UNPAID_REMINDER_HOURS } from '@banxin/contract/constants';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import type { Db } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';
import { advanceEach } from './advanceEach.ts';
import { payBefore, UNPAID } from './payBefore.ts';

const HOUR = 3_600_000;

/** Answers how many were told. Each order is told once; may be repeated, on several servers at once. */
export async function tellUnpaid(db: Db, now: string, limit = 100): Promise<number> {
  const due = await db
    .selectFrom('orders as o')
    .select(['o.customer_id', 'o.order_sn'])
    .where('o.status', 'in', UNPAID)
    .where('o.tab', 'is not', null)
    // What is kept for minutes says so when it is submitted.
    .where('o.held_until', 'is', null)
    .where(
      'o.confirmed_at',
      '<=',
      instantOf(msOf(now) - (UNPAID_CANCEL_HOURS - UNPAID_REMINDER_HOURS) * HOUR),
    )
    .where('o.confirmed_at', '>', instantOf(msOf(now) - UNPAID_CANCEL_HOURS * HOUR))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('site_messages as m')
            .select('m.id')
            .whereRef('m.customer_id', '=', 'o.customer_id')
            .whereRef('m.order_sn', '=', 'o.order_sn')
            .where('m.kind', '=', 'unpaidSoon'),
        ),
      ),
    )
    .orderBy('o.confirmed_at')
    .limit(limit)
    .execute();
  return advanceEach(db, due, async (tx, order) => {
    // Paid or cancelled since it was listed.
    if (!can(orderChart, order.status, 'EXPIRE', 'system')) return null;
    await tell(tx, {
      customerId: order.customer_id,
      kind: 'unpaidSoon',
      values: { orderSN: order.order_sn, until: payBefore(order) },
      of: order.order_sn,
      at: now,
    });
    return order;
  });
}
