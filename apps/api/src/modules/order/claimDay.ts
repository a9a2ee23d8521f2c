/** What the customer is told of after-sales when an order is received. */
import { mayAct } from '@banxin/contract/lifecycles/order';
import { levelAt } from '../../db/memberLevel.ts';
import type { Db } from '../../db/transaction.ts';
import { msOf } from '../../ports/clock.ts';
import type { OrderRow } from './order.ts';
import { lastDayFor } from './received.ts';

/** What left the cloud warehouse was printed by another order, which has the after-sales. */
export const hasAfterSales = ({
  status,
  flags,
  cloud,
}: Pick<OrderRow, 'status' | 'flags' | 'cloud'>): boolean =>
  cloud === null && mayAct('afterSales', status, flags);

/** The last day of the cause that has the most time, as its customer's membership is at the receipt. @param at instant */
export async function claimDayOf(db: Db, customerId: number, at: string): Promise<string | null> {
  const member = await db
    .selectFrom('customers')
    .select(['vip_level', 'vip_until', 'vip_next_level', 'vip_next_until', 'growth_level'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return lastDayFor(at, null, levelAt(member, msOf(at)));
}
