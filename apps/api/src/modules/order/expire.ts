/** Cancels submitted orders that nobody paid in time, and removes what nobody submitted. */
import { EXPIRY_CHECK_MS, UNPAID_CANCEL_HOURS } from '@banxin/contract/constants';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Db } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { putBack } from '../stock/cartLines.ts';
import { advanceEach } from './advanceEach.ts';
import { settlePayments } from './cancel.ts';
import { hoursToPay, payBefore, UNPAID } from './payBefore.ts';
import { receiveShipped } from './receive.ts';
import { removeDrafts } from './removeDrafts.ts';
import { advance } from './status.ts';
import { tellUnpaid } from './tellUnpaid.ts';

/** Answers how many orders it cancelled. */
export async function expireUnpaid(db: Db, now: string, limit = 100): Promise<number> {
  const latest = instantOf(msOf(now) - UNPAID_CANCEL_HOURS * 3_600_000);
  const due = await db
    .selectFrom('orders')
    .select(['customer_id', 'order_sn'])
    .where('status', 'in', UNPAID)
    // What has no goods ends with its payment.
    .where('tab', 'is not', null)
    .where(({ or, eb }) => or([eb('confirmed_at', '<=', latest), eb('held_until', '<=', now)]))
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return advanceEach(db, due, async (tx, order) => {
    // Paid or cancelled since it was listed.
    if (!can(orderChart, order.status, 'EXPIRE', 'system')) return null;
    if (msOf(payBefore(order)) > msOf(now)) return null;
    await settlePayments(tx, order, 'expired', now);
    const after = await advance(tx, order, {
      event: 'EXPIRE',
      actor: 'system',
      reason: messageOf(note.notPaid, { hours: hoursToPay(order) }),
      at: now,
    });
    if (after !== null) await putBack(tx, after, now);
    return after;
  });
}

/** Jobs of the orders; jobs/registry lists them. */
export const orderJobs: readonly Job[] = [
  {
    name: 'expire-unpaid',
    everyMs: EXPIRY_CHECK_MS,
    run: ({ db, clock }) => expireUnpaid(db, instantOf(clock.now())),
  },
  {
    name: 'tell-unpaid',
    everyMs: EXPIRY_CHECK_MS,
    run: ({ db, clock }) => tellUnpaid(db, instantOf(clock.now())),
  },
  {
    name: 'remove-drafts',
    everyMs: EXPIRY_CHECK_MS,
    run: ({ db, clock }) => removeDrafts(db, instantOf(clock.now())),
  },
  {
    name: 'receive-shipped',
    everyMs: 60_000,
    run: ({ db, clock }) => receiveShipped(db, instantOf(clock.now())),
  },
];
