/**
 * A clerk reminds a customer once more of a certificate that ends soon: the customer reads why, the desk of customers
 * keeps who did it, and nobody is reminded twice on a day, whether by the shop itself or by a person.
 */
import type { OfficeStep } from '@banxin/contract/entities/office';
import { reviewStatus } from '@banxin/contract/enums/customer';
import { papers as paperRefusals } from '@banxin/contract/refusals/papers';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { sql } from 'kysely';
import { type Db, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { CertificateRow } from '../certificate/certificates.ts';
import { leftUntil, remindersOf } from '../certificate/ending.ts';
import { writeDeed } from '../customerDesk/log.ts';
import { tell } from '../message/tell.ts';
import { calledBy } from '../works/people.ts';
import { type Clerk, step } from './source.ts';

/** A reminder that went out. */
interface Reminder {
  /** Instant. */
  readonly at: string;
  /** Who of the works; null for the shop itself. */
  readonly by: string | null;
  /** What whoever reminded wrote; null for the shop itself. */
  readonly why: string | null;
}

/** When and by whom, as sentences take it. */
export const told = ({ at, by }: Reminder) => ({ at, by });

type Ending = Pick<CertificateRow, 'customer_id' | 'id' | 'valid_until'>;

/** The last reminder of the end that a certificate has now; null when nobody was reminded of it. */
export async function lastReminder(
  db: Db,
  { customer_id: customerId, id, valid_until: day }: Ending,
): Promise<Reminder | null> {
  if (day === null) return null;
  const [own, byHand] = await Promise.all([
    db
      .selectFrom('site_messages')
      .select('created_at as at')
      .where('customer_id', '=', customerId)
      .where('once', 'in', remindersOf({ id, day }))
      .orderBy('created_at', 'desc')
      .executeTakeFirst(),
    db
      .selectFrom('customer_log as l')
      .innerJoin('customers as p', 'p.id', 'l.actor_id')
      .select(['l.at', 'l.reason as why', 'p.name', 'p.link_person'])
      .where('l.customer_id', '=', customerId)
      .where('l.what', '=', 'reminded')
      .where(sql<boolean>`l.becomes @> ${JSON.stringify({ certificateId: id, day })}::jsonb`)
      .orderBy('l.at', 'desc')
      .executeTakeFirst(),
  ]);
  if (byHand !== undefined && (own === undefined || byHand.at >= own.at)) {
    return { at: byHand.at, by: calledBy(byHand), why: byHand.why };
  }
  return own === undefined ? null : { at: own.at, by: null, why: null };
}

const isOf = (reminder: Reminder | null, today: string): reminder is Reminder =>
  reminder !== null && dayOf(msOf(reminder.at)) === today;

const REASONS = [
  '请尽快上传新的证书，审核通过后可继续下单',
  '您有未完成的订单在使用这份证书，请尽快续期',
];

/** Reminding once more. @param reminder the last one @param today day */
export const remindStep = (reminder: Reminder | null, today: string): OfficeStep =>
  step('REMIND', {
    needs: ['reason'],
    templates: REASONS,
    refusal: isOf(reminder, today) ? messageOf(paperRefusals.remindedToday, told(reminder)) : null,
  });

export interface Reminding {
  /** Of the certificate. */
  readonly id: number;
  /** As it was looked at. */
  readonly rev: number;
  /** The customer reads it. */
  readonly why: string;
}

/** Of two at once the second finds that the customer was reminded: the first holds the certificate. */
export const remind = (
  { db, now, loginId }: Clerk,
  { id, rev, why }: Reminding,
): Promise<Refusal | null> =>
  transaction(db, async (tx) => {
    const row = await tx
      .selectFrom('certificates')
      .selectAll()
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return refuse(refusals.noCase);
    const today = dayOf(msOf(now));
    const { brand, customer_id: customerId, valid_until: day } = row;
    const left = leftUntil(day, today);
    if (row.review !== reviewStatus.approved || rev !== row.rev || day === null || left === null) {
      return refuse(paperRefusals.notEnding);
    }
    const last = await lastReminder(tx, row);
    if (isOf(last, today)) return refuse(paperRefusals.remindedToday, told(last));
    const deed = await writeDeed(tx, {
      ...{ customerId, actorId: loginId, what: 'reminded', reason: why, at: now },
      becomes: { certificateId: id, brand, day },
    });
    const values = { brand, left, day, why };
    const of = `desk:${deed}`;
    await tell(tx, { customerId, kind: 'certificateExpiring', values, of, at: now });
    return null;
  });
