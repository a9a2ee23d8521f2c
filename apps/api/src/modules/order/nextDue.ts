/** When the clock alone next moves an order: an unpaid one is cancelled, a shipped one is received. */
import { AUTO_RECEIVE_DAYS, UNPAID_CANCEL_HOURS } from '@banxin/contract/constants';
import { orderStatus as s } from '@banxin/contract/enums/order';
import type { Db } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { UNPAID } from './payBefore.ts';

const HOUR = 3_600_000;

/** Answers the instant after `now`; null when no order waits. */
export async function nextDue(db: Db, now: string): Promise<string | null> {
  const confirmed = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.min('confirmed_at').as('at'))
    .where('status', 'in', UNPAID)
    .where('held_until', 'is', null)
    .where('confirmed_at', '>', instantOf(msOf(now) - UNPAID_CANCEL_HOURS * HOUR))
    .executeTakeFirst();
  const held = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.min('held_until').as('at'))
    .where('status', 'in', UNPAID)
    .where('held_until', '>', now)
    .executeTakeFirst();
  const shipped = await db
    .selectFrom('orders as o')
    .innerJoin('status_events as e', (join) =>
      join.onRef('e.customer_id', '=', 'o.customer_id').onRef('e.entity_id', '=', 'o.id'),
    )
    .select((eb) => eb.fn.min('e.at').as('at'))
    .where('o.status', 'in', [s.shipped, s.inDelivery])
    .where('e.entity', '=', 'order')
    .where('e.to_status', '=', s.shipped)
    .where('e.at', '>', instantOf(msOf(now) - AUTO_RECEIVE_DAYS * 24 * HOUR))
    .executeTakeFirst();
  const ends = [
    { at: held?.at, hours: 0 },
    { at: confirmed?.at, hours: UNPAID_CANCEL_HOURS },
    { at: shipped?.at, hours: AUTO_RECEIVE_DAYS * 24 },
  ].flatMap(({ at, hours }) => (at ? [msOf(at) + hours * HOUR] : []));
  return ends.length === 0 ? null : instantOf(Math.min(...ends));
}
