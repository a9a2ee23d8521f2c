/** The last days of certificates: told a month ahead, a week ahead and on the day; over at midnight in Shanghai. */
import { CERTIFICATE_REMINDER_DAYS } from '@banxin/contract/constants';
import { reviewStatus, certificateValidity as validity } from '@banxin/contract/enums/customer';
import { sql } from 'kysely';
import { type Db, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { dayOf, msOf, nowOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';
import { recordStep } from './steps.ts';

const DAY_MS = 24 * 3_600_000;
/** Of one run; the next one goes on. */
const MOST = 500;

/** The days that each reminder speaks for: who is late for one gets that alone, not those before it. */
const stages = CERTIFICATE_REMINDER_DAYS.map((days, at) => ({
  days,
  first: (CERTIFICATE_REMINDER_DAYS[at + 1] ?? -1) + 1,
}));

const later = (day: string, days: number): string =>
  dayOf(msOf(`${day}T00:00:00+08:00`) + days * DAY_MS);

/** Approved ones that end within the days of a stage, and of which nobody has been told at it. */
const endingWithin = (db: Db, today: string, { days, first }: (typeof stages)[number]) =>
  db
    .selectFrom('certificates as c')
    .select(['c.id', 'c.customer_id', 'c.brand', 'c.valid_until as day'])
    .where('c.removed_at', 'is', null)
    .where('c.review', '=', reviewStatus.approved)
    .where('c.valid_until', '>=', later(today, first))
    .where('c.valid_until', '<=', later(today, days))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('site_messages as m')
            .select('m.id')
            .whereRef('m.customer_id', '=', 'c.customer_id')
            .where(
              'm.once',
              '=',
              sql<string>`${`certificateExpiring:${days}:`} || c.id || ':' || to_char(c.valid_until, 'YYYY-MM-DD')`,
            ),
        ),
      ),
    )
    .orderBy('c.valid_until')
    .limit(MOST)
    .execute();

/** Answers how many it told. Each is told once, by whichever server. @param now instant */
export async function tellCertificatesEnding(db: Db, now: string): Promise<number> {
  const today = dayOf(msOf(now));
  let told = 0;
  for (const stage of stages) {
    for (const { id, customer_id: customerId, brand, day } of await endingWithin(
      db,
      today,
      stage,
    )) {
      if (day === null) continue;
      const left = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
      const of = `${stage.days}:${id}:${day}`;
      await transaction(db, (tx) =>
        tell(tx, {
          ...{ customerId, of, at: now },
          kind: 'certificateExpiring',
          values: { brand, left, day },
        }),
      );
      told += 1;
    }
  }
  return told;
}

/** Notes those whose last day is over; answers how many. Orders that were made with them stay. @param now instant */
export async function expireCertificates(db: Db, now: string): Promise<number> {
  const today = dayOf(msOf(now));
  const over = await db
    .selectFrom('certificates')
    .select(['customer_id', 'id'])
    .where('removed_at', 'is', null)
    .where('validity', '=', validity.valid)
    .where('valid_until', '<', today)
    .orderBy('valid_until')
    .limit(MOST)
    .execute();
  for (const row of over) {
    await transaction(db, async (tx) => {
      // Renewed meanwhile, or noted by another server: it stays.
      const ended = await tx
        .updateTable('certificates')
        .set({ validity: validity.expired })
        .where('customer_id', '=', row.customer_id)
        .where('id', '=', row.id)
        .where('validity', '=', validity.valid)
        .where('valid_until', '<', today)
        .returning('id')
        .executeTakeFirst();
      if (!ended) return;
      const step = { event: 'EXPIRE', from: validity.valid, to: validity.expired };
      await recordStep(tx, row, 'validity', { ...step, actor: 'system', at: now });
    });
  }
  return over.length;
}

export const certificateJobs: readonly Job[] = [
  {
    name: 'certificates-ending',
    everyMs: 600_000,
    run: async ({ db, clock }) => {
      await tellCertificatesEnding(db, nowOf(clock));
      await expireCertificates(db, nowOf(clock));
    },
  },
];
