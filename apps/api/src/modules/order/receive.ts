/** Confirms receipt of what was shipped ten days ago and nobody objected to. */
import { AUTO_RECEIVE_DAYS } from '@banxin/contract/constants';
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { advanceEach } from './advanceEach.ts';
import { advance } from './status.ts';

const DAY = 24 * 3_600_000;

/** Answers how many orders it moved. A parcel with a problem waits for a person. */
export async function receiveShipped(db: Db, now: string, limit = 100): Promise<number> {
  const latest = instantOf(msOf(now) - AUTO_RECEIVE_DAYS * DAY);
  const due = await db
    .selectFrom('orders')
    .select(['customer_id', 'order_sn'])
    .where('status', 'in', [s.shipped, s.inDelivery])
    .where(sql<boolean>`flags & ${orderFlag.problemOrder} = 0`)
    // The last time it left the works: it may have come back and gone out again.
    .where(
      sql<boolean>`(select max(e.at) from status_events e where e.customer_id = orders.customer_id
        and e.entity = 'order' and e.entity_id = orders.id and e.to_status = ${s.shipped}) <= ${latest}`,
    )
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return advanceEach(db, due, async (tx, order) => {
    const isDue =
      can(orderChart, order.status, 'AUTO_RECEIVE', 'system') !== null &&
      !orderFlag.has(order.flags, orderFlag.problemOrder);
    if (!isDue) return null;
    return advance(tx, order, {
      event: 'AUTO_RECEIVE',
      actor: 'system',
      reason: messageOf(note.shippedFor, { days: AUTO_RECEIVE_DAYS }),
      at: now,
    });
  });
}
