/** How much the desk of customers may still give in coupons: to a customer, and by a clerk on a day. */

import { type Fen, fen } from '@banxin/contract/money';
import {
  DESK_COUPON_SPAN_DAYS,
  DESK_COUPON_SUM_PER_CLERK,
  DESK_COUPON_SUM_PER_CUSTOMER,
  DESK_COUPONS_PER_CUSTOMER,
} from '@banxin/contract/worksLimits';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { givenByDesk } from '../coupon/byDesk.ts';

const DAY_MS = 24 * 3_600_000;

export interface Allowance {
  /** Of this customer, within the span. */
  readonly count: number;
  readonly sum: Fen;
  /** Of this clerk, today. */
  readonly clerkSum: Fen;
}

/** What a clerk gave on the shop's day of an instant. @unit fen */
async function givenToday(db: Db, clerkId: number, now: string): Promise<number> {
  const { sum } = await db
    .selectFrom('customer_log')
    .select(
      sql<number>`coalesce(sum((becomes ->> 'amount')::bigint * (becomes ->> 'count')::bigint), 0)`.as(
        'sum',
      ),
    )
    .where('actor_id', '=', clerkId)
    .where('what', '=', 'coupons')
    .where('at', '>=', `${dayOf(msOf(now))}T00:00:00+08:00`)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** @param db who gives holds the locks of customer and clerk in it */
export async function allowanceOf(
  db: Db,
  of: { readonly customerId: number; readonly clerkId: number },
  now: string,
): Promise<Allowance> {
  const since = instantOf(msOf(now) - DESK_COUPON_SPAN_DAYS * DAY_MS);
  const [given, today] = await Promise.all([
    givenByDesk(db, of.customerId, since),
    givenToday(db, of.clerkId, now),
  ]);
  return {
    count: Math.max(0, DESK_COUPONS_PER_CUSTOMER - given.count),
    sum: fen(Math.max(0, DESK_COUPON_SUM_PER_CUSTOMER - given.sum)),
    clerkSum: fen(Math.max(0, DESK_COUPON_SUM_PER_CLERK - today)),
  };
}
