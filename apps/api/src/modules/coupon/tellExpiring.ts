/** Says seven days and one day ahead that coupons expire: one message for all that end on one day. */
import { COUPON_REMINDER_DAYS } from '@banxin/contract/constants';
import { couponStatus } from '@banxin/contract/enums/coupon';
import { sql } from 'kysely';
import { type Db, transaction } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';

const DAY = 24 * 3_600_000;

/** The last day of a coupon, as its holder reads it. */
const lastDay = sql<string>`to_char(c.valid_until at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** Those of every customer that end within so many days, by their last day, and of which nobody has been told. */
const endingWithin = (db: Db, now: string, days: number) =>
  db
    .selectFrom('coupons as c')
    .where('c.status', '=', couponStatus.available)
    .where('c.valid_until', '>=', now)
    .where('c.valid_until', '<', instantOf(msOf(now) + days * DAY))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('site_messages as m')
            .select('m.id')
            .whereRef('m.customer_id', '=', 'c.customer_id')
            .where('m.once', '=', sql<string>`${`couponExpiring:${days}:`} || ${lastDay}`),
        ),
      ),
    )
    .select(['c.customer_id', lastDay.as('day')])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(['c.customer_id', 'day'])
    .orderBy('day')
    .orderBy('c.customer_id');

/** Answers how many messages it wrote. May be repeated, on several servers at once: each is told once. */
export async function tellExpiring(db: Db, now: string): Promise<number> {
  let told = 0;
  for (const days of COUPON_REMINDER_DAYS) {
    for (const { customer_id, count, day } of await endingWithin(db, now, days).execute()) {
      await transaction(db, (tx) =>
        tell(tx, {
          customerId: customer_id,
          kind: 'couponExpiring',
          values: { count: Number(count), day },
          of: `${days}:${day}`,
          at: now,
        }),
      );
      told += 1;
    }
  }
  return told;
}
