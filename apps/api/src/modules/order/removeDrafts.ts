/** Removes orders that nobody submitted for a week: no order came of them, so nothing of them is kept. */
import { DRAFT_KEPT_DAYS } from '@banxin/contract/constants';
import type { Db } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { advanceEach } from './advanceEach.ts';
import { attachFiles } from './files.ts';
import { keptUntil } from './payBefore.ts';
import { moveCount } from './status.ts';

/** Answers how many it removed; their files are free, and go when their purpose says. */
export async function removeDrafts(db: Db, now: string, limit = 100): Promise<number> {
  const due = await db
    .selectFrom('orders')
    .select(['customer_id', 'order_sn'])
    .where('tab', '=', 'draft')
    .where('updated_at', '<=', instantOf(msOf(now) - DRAFT_KEPT_DAYS * 24 * 3_600_000))
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return advanceEach(db, due, async (tx, order) => {
    // Submitted, cancelled or changed since it was listed.
    if (order.tab !== 'draft' || msOf(keptUntil(order)) > msOf(now)) return null;
    await attachFiles(tx, order, []);
    await tx
      .deleteFrom('status_events')
      .where('customer_id', '=', order.customer_id)
      .where('entity', 'in', ['order', 'file'])
      .where('entity_id', '=', order.id)
      .execute();
    await tx
      .deleteFrom('orders')
      .where('customer_id', '=', order.customer_id)
      .where('id', '=', order.id)
      .execute();
    await moveCount(tx, order, null);
    return order;
  });
}
