/** The last days of certificates: told a month ahead, a week ahead and on the day; over at midnight in Shanghai. */
import { CERTIFICATE_REMINDER_DAYS } from '@banxin/contract/constants';
import { reviewStatus, certificateValidity as validity } from '@banxin/contract/enums/customer';
import { sql } from 'kysely';
import { type Db, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { dayOf, msOf, nowOf } from '../../ports/clock.ts';
import { onceOf, tell } from '../message/tell.ts';
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

/** What ends within so many days ends soon: its first reminder is due, or went. @unit days */
const SOON = CERTIFICATE_REMINDER_DAYS[0];

/** The days on which something ends soon, both included. @param today day */
export const soonFrom = (today: string): { readonly first: string; readonly last: string } => ({
  first: today,
  last: later(today, SOON),
});

/** Whole days until a day that is soon; null for any other, and for no end. @param today day */
export function leftUntil(day: string | null, today: string): number | null {
  const { first, last } = soonFrom(today);
  if (day === null || day < first || day > last) return null;
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}

/** What the reminder of a stage is told for. */
const ofStage = (days: number, { id, day }: { readonly id: number; readonly day: string }) =>
  `${days}:${id}:${day}`;

/** What every reminder of the shop's own is told for that speaks of a certificate's end. */
export const remindersOf = (ending: { readonly id: number; readonly day: string }) =>
  stages.map(({ days }) => onceOf('certificateExpiring', ofStage(days, ending)));

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
      const left = leftUntil(day, today);
      if (day === null || left === null) continue;
      const of = ofStage(stage.days, { id, day });
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
