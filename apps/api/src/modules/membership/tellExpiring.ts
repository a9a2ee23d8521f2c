/** Says a month ahead, a week ahead and on the day that a paid membership ends. */
import { VIP_LEVELS, VIP_REMINDER_DAYS } from '@banxin/contract/constants';
import { sql } from 'kysely';
import { type Db, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';
import { purchaseJobs } from './endPurchase.ts';

const DAY = 24 * 3_600_000;

/** The last day of a membership, as its holder reads it. */
const lastDay = sql<string>`to_char(c.vip_until at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** The days that each reminder speaks for: who is late for one gets that alone, not those before it. */
const stages = VIP_REMINDER_DAYS.map((days, at) => ({
  days,
  first: (VIP_REMINDER_DAYS[at + 1] ?? -1) + 1,
}));

/** Memberships that end within the days of a stage, and of which nobody has been told at it. */
const endingWithin = (
  db: Db,
  now: string,
  { days, first }: (typeof stages)[number],
  limit: number,
) => {
  const today = msOf(`${dayOf(msOf(now))}T00:00:00.000+08:00`);
  return (
    db
      .selectFrom('customers as c')
      .select(['c.id', lastDay.as('day')])
      .where('c.parent_id', 'is', null)
      .where('c.disabled_at', 'is', null)
      .where('c.vip_level', 'in', VIP_LEVELS)
      // Another level that is paid for follows.
      .where('c.vip_next_until', 'is', null)
      .where('c.vip_until', '>=', instantOf(today + first * DAY))
      .where('c.vip_until', '<', instantOf(today + (days + 1) * DAY))
      .where('c.vip_until', '>', now)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('site_messages as m')
              .select('m.id')
              .whereRef('m.customer_id', '=', 'c.id')
              .where('m.once', '=', sql<string>`${`vipExpiring:${days}:`} || ${lastDay}`),
          ),
        ),
      )
      .orderBy('c.vip_until')
      .limit(limit)
      .execute()
  );
};

/** Answers how many it told. May be repeated, on several servers at once: each is told once. @param now instant */
export async function tellVipExpiring(db: Db, now: string, limit = 500): Promise<number> {
  let told = 0;
  for (const stage of stages) {
    for (const { id, day } of await endingWithin(db, now, stage, limit)) {
      const left = Math.round((msOf(day) - msOf(dayOf(msOf(now)))) / DAY);
      const values = { left, day };
      const of = `${stage.days}:${day}`;
      await transaction(db, (tx) =>
        tell(tx, { customerId: id, kind: 'vipExpiring', values, of, at: now }),
      );
      told += 1;
    }
  }
  return told;
}

export const membershipJobs: readonly Job[] = [
  ...purchaseJobs,
  {
    name: 'tell-vip',
    everyMs: 3_600_000,
    run: ({ db, clock }) => tellVipExpiring(db, instantOf(clock.now())),
  },
];
