/** Certificates of brands at the desk of papers. */
import {
  type CertificateType,
  type ReviewStatus,
  reviewStatus,
} from '@banxin/contract/enums/customer';
import {
  officeGroup,
  officeSubject,
  officeValue,
  officeVerdict,
} from '@banxin/contract/messages/office';
import { certificateStanding } from '@banxin/contract/messages/papers';
import { papers as paperRefusals } from '@banxin/contract/refusals/papers';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { neededReason } from '../../desk.ts';
import { refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { unfinishedOrders } from '../certificate/certificates.ts';
import { reviewCertificate } from '../certificate/decide.ts';
import { leftUntil } from '../certificate/ending.ts';
import { certificateFiles } from '../certificate/files.ts';
import { picturesOf } from '../file/files.ts';
import { numberOf, paperOf, waitingCertificates } from '../papers/desk.ts';
import { endingCertificates } from './ending.ts';
import { caution, critical, decisions, endOf, headOf, idOf, NO_FILE } from './papers.ts';
import { lastReminder, remind, remindStep, told } from './reminding.ts';
import {
  fact,
  type Head,
  type Look,
  lateBefore,
  NOTHING_SAID,
  type OfficeSource,
  type Opened,
  saying,
} from './source.ts';

const certificateHead = (
  row: {
    readonly id: number;
    readonly name: string;
    readonly kind: CertificateType;
    readonly brand: string;
    readonly at: string;
    readonly review: ReviewStatus;
  },
  now: string,
): Head =>
  headOf(
    {
      kind: 'certificate',
      number: numberOf({ kind: 'certificate', id: row.id }),
      customer: row.name,
      subject: messageOf(officeSubject.certificate, { kind: row.kind, brand: row.brand }),
      standing: messageOf(certificateStanding.status, { review: row.review }),
      since: row.at,
      isWaiting: row.review === reviewStatus.pending,
    },
    now,
  );

/** Orders that are named one by one. */
const NAMED = 5;

/** Orders that are still to be made with it: the oldest by name, and how many. */
async function openOrders(db: Db, customerId: number, certificateId: number) {
  const rows = await unfinishedOrders(db)
    .select(['order_sn', sql<number>`count(*) over ()`.as('count')])
    .where('customer_id', '=', customerId)
    .where('certificate_id', '=', certificateId)
    .orderBy('id')
    .limit(NAMED)
    .execute();
  return { numbers: rows.map(({ order_sn }) => order_sn), count: Number(rows[0]?.count ?? 0) };
}

/** How many orders name it. */
const ordersWith = async (db: Db, customerId: number, certificateId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('certificate_id', '=', certificateId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

async function openCertificate({ db, now }: Look, number: string): Promise<Opened | null> {
  const paper = paperOf(number);
  if (paper?.kind !== 'certificate') return null;
  const row = await db
    .selectFrom('certificates as z')
    .innerJoin('customers as c', 'c.id', 'z.customer_id')
    .selectAll('z')
    .select('c.name')
    .where('z.id', '=', paper.id)
    .where('z.removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const today = dayOf(msOf(now));
  const isApproved = row.review === reviewStatus.approved;
  const left = isApproved ? leftUntil(row.valid_until, today) : null;
  const [files, orders, open, reminder] = await Promise.all([
    certificateFiles(db, row.customer_id, row.id),
    ordersWith(db, row.customer_id, row.id),
    openOrders(db, row.customer_id, row.id),
    left === null ? null : lastReminder(db, row),
  ]);
  const day = row.valid_until ?? '';
  const hasEnded = row.valid_until !== null && row.valid_until < today;
  const head = certificateHead({ ...row, at: row.submitted_at ?? row.created_at }, now);
  return {
    ...head,
    seen: String(row.rev),
    customerId: row.customer_id,
    verdicts: [
      ...(left === null
        ? []
        : [caution(messageOf(officeVerdict.certificateEnds, { day, left, orders: open.count }))]),
      ...(files.length === 0 ? [NO_FILE] : []),
      ...(hasEnded ? [critical(messageOf(officeVerdict.expired, { day }))] : []),
    ],
    groups: [
      {
        title: messageOf(officeGroup.typed),
        facts: [
          ...fact('account', row.name),
          ...fact('brand', row.brand),
          ...fact('kind', messageOf(officeValue.certificate, { kind: row.kind })),
          ...fact('number', row.number),
          ...fact('validFrom', row.valid_from),
          ...fact('validTo', endOf(row.valid_until), hasEnded),
          ...fact('remark', row.remark),
          ...fact('orders', orders === 0 ? messageOf(officeValue.none) : String(orders)),
          ...fact('openOrders', open.count === 0 ? null : messageOf(officeValue.openOrders, open)),
          ...fact('lastReason', row.reason),
          ...(reminder === null
            ? []
            : [
                ...fact('reminded', messageOf(officeValue.reminded, told(reminder))),
                ...fact('remindedFor', reminder.why),
              ]),
        ],
      },
    ],
    ...NOTHING_SAID,
    pictures: picturesOf(files),
    steps: [
      ...(row.review === reviewStatus.pending ? decisions() : []),
      ...(left === null ? [] : [remindStep(reminder, today)]),
    ],
  };
}

export const certificateSource: OfficeSource = {
  kind: 'certificate',
  desk: 'papers',
  queue: async ({ db, now }, { words, limit }) => {
    const waiting = waitingCertificates(db).where((eb) =>
      eb.or([
        saying(words, ['c.name', 'z.brand', 'z.number']),
        eb('z.id', '=', idOf('certificate', words)),
      ]),
    );
    const { total, late } = await waiting
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn
          .countAll<number>()
          .filterWhere(fn.coalesce('z.submitted_at', 'z.created_at'), '<', lateBefore(now))
          .as('late'),
      ])
      .executeTakeFirstOrThrow();
    const rows = limit === 0 ? [] : await waiting.limit(limit).execute();
    return {
      heads: rows.map((row) => certificateHead({ ...row, review: reviewStatus.pending }, now)),
      total: Number(total),
      late: Number(late),
    };
  },
  views: { ending: endingCertificates },
  open: openCertificate,
  act: async (clerk, { number, event, seen, reason }) => {
    const { db, now, actor } = clerk;
    const paper = paperOf(number);
    if (paper === null) return refuse(refusals.noCase);
    if (event === 'REMIND') {
      return remind(clerk, { id: paper.id, rev: Number(seen), why: neededReason(reason) });
    }
    if (event !== 'PASS' && event !== 'REJECT') return refuse(refusals.noCase);
    const reviewed = await reviewCertificate(db, {
      ...{ id: paper.id, actor, at: now, rev: Number(seen) },
      ...(event === 'PASS'
        ? { event: 'APPROVE' as const }
        : { event: 'REJECT' as const, reason: neededReason(reason) }),
    });
    if (reviewed === null) return refuse(refusals.noCase);
    return 'review' in reviewed
      ? null
      : refuse(paperRefusals.certificateMoved, { review: reviewed.over });
  },
};
