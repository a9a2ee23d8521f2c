/** Complaints at the desk of after-sales: evidence and judgement, what can be done, and what was said. */
import type { ClaimDetail, ClaimPicture, ClaimRecord } from '@banxin/contract/entities/afterSales';
import type { PagePicture } from '@banxin/contract/entities/file';
import type { OfficeNeed, OfficeStep } from '@banxin/contract/entities/office';
import {
  afterSalesAudit as a,
  afterSalesRecordStatus as r,
  refundMethod,
  afterSalesSolution as s,
  afterSalesStatus as t,
} from '@banxin/contract/enums/afterSales';
import { afterSalesRecordChart } from '@banxin/contract/lifecycles/afterSales';
import { can } from '@banxin/contract/lifecycles/chart';
import { claimStanding, recordStanding } from '@banxin/contract/messages/afterSales';
import {
  officeGroup,
  officeStanding,
  officeSubject,
  officeValue,
  officeVerdict,
} from '@banxin/contract/messages/office';
import { type Fen, fen } from '@banxin/contract/money';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { messageOf } from '@banxin/contract/refusals/row';
import { EVIDENCE_ROUNDS_MAX } from '@banxin/contract/rules/afterSales';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { type Waiting as Written, waitingOf } from '../afterSales/answers.ts';
import * as desk from '../afterSales/desk.ts';
import { detailOf } from '../afterSales/detail.ts';
import { type Counted, givesMoney, moneyAsked, mostOf } from '../afterSales/solve.ts';
import {
  findByNumber,
  isOpen,
  recordsOf,
  standingOf,
  type TicketRow,
} from '../afterSales/tickets.ts';
import {
  fact,
  type Head,
  type Look,
  lateBefore,
  type OfficeAct,
  type OfficeSource,
  type Opened,
  saying,
  step,
} from './source.ts';

const isLate = ({ status, audit, updated_at }: TicketRow, now: string): boolean =>
  status === t.submitted && audit === a.pending && updated_at < lateBefore(now);

const FAILED = [
  '照片看不清问题所在，请补充一张近照和一张整批货物的照片',
  '请补充外箱和快递面单的照片',
  '请补充有问题的成品与样张放在一起的照片',
];

/** Tickets with their customers. */
type Joined = Schema & { a: Schema['after_sales']; c: Schema['customers'] };
type Which = (eb: ExpressionBuilder<Joined, 'a' | 'c'>) => Expression<SqlBool>;

/** What waits for the works: to be audited, to be done, or written to. */
const isWaiting: Which = (eb) =>
  eb.or([
    eb('a.status', '=', t.processing),
    eb.and([eb('a.status', '=', t.submitted), eb('a.audit', '=', a.pending)]),
    // Who waits for the customer comes back when the customer writes.
    eb.and([
      eb('a.status', 'in', [t.submitted, t.suspended]),
      sql<boolean>`(select written_by is not null and not is_evidence from after_sales_messages
        where customer_id = a.customer_id and ticket_id = a.id order by id desc limit 1)`,
    ]),
  ]);

/** What waits for goods, photographs or a carrier, or for more evidence; also where the customer wrote since. */
const isSuspended: Which = (eb) =>
  eb.or([
    eb('a.status', '=', t.suspended),
    eb.and([eb('a.status', '=', t.submitted), eb('a.audit', '=', a.failed)]),
  ]);

const headOf = (
  row: TicketRow,
  customer: string,
  written: Written | undefined,
  now: string,
): Head => ({
  kind: 'ticket',
  number: row.ticket_sn,
  customer,
  subject: messageOf(officeSubject.ticket, {
    cause: row.cause,
    solution: row.solution,
    orderSN: row.order_sn,
  }),
  standing: messageOf(written ? officeStanding.newMessage : claimStanding[standingOf(row)]),
  amount: row.judgement.offer === null ? null : fen(row.judgement.offer.amount),
  since: written?.at ?? row.updated_at,
  dueAt: row.due_at,
  isLate: isLate(row, now),
});

/** The tickets of one view, the oldest standing first. */
const listing =
  (which: Which): OfficeSource['queue'] =>
  async ({ db, now }, { words, limit }) => {
    const listed = db
      .selectFrom('after_sales as a')
      .innerJoin('customers as c', 'c.id', 'a.customer_id')
      .where(saying(words, ['a.ticket_sn', 'a.order_sn', 'c.name']))
      .where(which);
    const [{ total, late }, rows] = await Promise.all([
      listed
        .select((eb) => [
          eb.fn.countAll<number>().as('total'),
          eb.fn
            .countAll<number>()
            .filterWhere((of) =>
              of.and([
                of('a.status', '=', t.submitted),
                of('a.audit', '=', a.pending),
                of('a.updated_at', '<', lateBefore(now)),
              ]),
            )
            .as('late'),
        ])
        .executeTakeFirstOrThrow(),
      limit === 0
        ? []
        : listed
            .selectAll('a')
            .select('c.name')
            .orderBy('a.updated_at')
            .orderBy('a.ticket_sn')
            .limit(limit)
            .execute(),
    ]);
    const written = await waitingOf(db, rows);
    return {
      heads: rows.map((row) => headOf(row, row.name, written.get(row.id), now)),
      total: Number(total),
      late: Number(late),
    };
  };

const pictureOf = ({ id, name }: ClaimPicture): PagePicture => ({
  name,
  thumbnail: `/files/evidence/${id}.jpg?size=small`,
  preview: `/files/evidence/${id}.jpg?size=large`,
});

/** Steps of a record that this desk offers; the chart says from where. */
const RECORD_STEPS = [
  ...['APPROVE', 'REVIEW_WITHDRAW', 'REREGISTER', 'INVALIDATE', 'GOODS_BACK', 'RECHECK_CONFIRM'],
  ...['RECHECK_DISAGREE', 'DELETE'],
] as const;

/** How much goes back is the clerk's to say, up to what is left; nothing is asked where nothing is. */
const moneyOf = (asked: Fen | null, most: Fen): Pick<OfficeStep, 'needs' | 'money'> =>
  asked === null || most === 0
    ? { needs: [] }
    : { needs: ['amount'], money: { asked: fen(Math.min(asked, most)), most } };

/** What a record can do next beside its chart: money goes back, or an order makes the pieces again. */
function endsOf(record: ClaimRecord, place: number, most: Fen): OfficeStep[] {
  const isReady =
    record.status === r.refundPending ||
    record.status === r.rechecked ||
    (record.status === r.approved && record.solution === s.discount);
  if (givesMoney(record.solution) && isReady) {
    const byBank: OfficeNeed[] = record.method === refundMethod.bankTransfer ? ['bankRef'] : [];
    const { needs, ...money } = moneyOf(record.amount, most);
    return [step('REFUND', { place, needs: [...needs, ...byBank], ...money })];
  }
  if (record.solution === s.reprint && record.status === r.approved) {
    const refusal = record.reprint === null ? null : messageOf(refusals.reprinted);
    return [step('REPRINT', { place, refusal })];
  }
  return record.solution === s.other && record.status === r.approved
    ? [step('DONE', { place })]
    : [];
}

/** A record that is shown, with its place among all of the ticket. */
interface Placed {
  readonly record: ClaimRecord;
  /** From 1. */
  readonly place: number;
}

function stepsOf(of: Counted, records: readonly Placed[]): OfficeStep[] {
  const { ticket } = of;
  if (!isOpen(ticket)) return [];
  const { status, audit, rounds } = ticket;
  const steps: OfficeStep[] = [];
  const most = mostOf(of);
  if (status === t.submitted && audit === a.pending) {
    const refusal =
      rounds < EVIDENCE_ROUNDS_MAX
        ? null
        : messageOf(refusals.roundsOver, { most: EVIDENCE_ROUNDS_MAX });
    const asked = moneyAsked(of.records);
    steps.push(
      step('ACCEPT', moneyOf(asked && fen(asked.amount), most)),
      step('FAIL', { needs: ['reason'], templates: FAILED, refusal }),
    );
  }
  for (const { record, place } of records) {
    steps.push(...endsOf(record, place, most));
    for (const event of RECORD_STEPS) {
      if (can(afterSalesRecordChart, record.status, event, 'staff') === null) continue;
      if (event === 'GOODS_BACK' && record.solution !== s.returnAndRefund) continue;
      steps.push(step(event, { place }));
    }
  }
  steps.push(step('ANSWER', { needs: ['text'] }));
  if (status === t.processing) steps.push(step('SUSPEND', { needs: ['reason'] }));
  if (status === t.suspended) steps.push(step('RESUME'));
  if (status === t.submitted) steps.push(step('CANCEL', { needs: ['reason'] }));
  return steps;
}

const recordFacts = (record: ClaimRecord) => [
  ...fact('solution', messageOf(officeValue.solution, { solution: record.solution })),
  ...fact('standing', messageOf(recordStanding.status, { status: record.status })),
  ...fact('quantity', record.quantity.toLocaleString('en-US')),
  ...fact('amount', record.amount === null ? null : { amount: record.amount }),
  ...fact(
    'method',
    record.method === null ? null : messageOf(officeValue.method, { method: record.method }),
  ),
  ...fact('reprint', record.reprint?.orderSN ?? null),
];

const piecesOf = ({ lines, styleNames, unit }: ClaimDetail): string =>
  lines
    .map(({ quantity }, at) =>
      [styleNames[at], `${quantity.toLocaleString('en-US')} ${unit.label}`]
        .filter(Boolean)
        .join(' '),
    )
    .join('；');

const groupsOf = (
  ticket: TicketRow,
  detail: ClaimDetail,
  records: readonly Placed[],
): Opened['groups'] => [
  {
    title: messageOf(officeGroup.application),
    facts: [
      ...fact('order', detail.orderSN),
      ...fact('product', `${detail.productName} ${detail.spec}`),
      ...fact('cause', messageOf(officeValue.cause, { cause: detail.cause })),
      ...fact('wish', messageOf(officeValue.solution, { solution: detail.solution })),
      ...fact('pieces', piecesOf(detail)),
      ...fact('description', detail.description),
      ...fact('phone', detail.phone),
      ...fact('most', { amount: ticket.most as Fen }),
      ...fact('refunded', detail.refunded === 0 ? null : { amount: detail.refunded }),
      ...fact(
        'parcel',
        detail.returnParcel && `${detail.returnParcel.carrier} ${detail.returnParcel.no}`,
      ),
      ...fact('deadline', ticket.due_at === null ? null : { at: ticket.due_at }),
    ],
  },
  ...records.map(({ record, place }) => ({
    title: messageOf(officeGroup.record, { place }),
    facts: recordFacts(record),
  })),
];

async function open({ db, now }: Look, number: string): Promise<Opened | null> {
  const ticket = await findByNumber(db, number);
  if (ticket === undefined) return null;
  const { name } = await db
    .selectFrom('customers')
    .select('name')
    .where('id', '=', ticket.customer_id)
    .executeTakeFirstOrThrow();
  const [order, detail, written, all] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['paid', 'refunded'])
      .where('customer_id', '=', ticket.customer_id)
      .where('id', '=', ticket.order_id)
      .executeTakeFirstOrThrow(),
    detailOf(db, ticket),
    waitingOf(db, [ticket]),
    recordsOf(db, ticket),
  ]);
  const records = detail.records.map((record) => ({
    record,
    place: all.findIndex(({ id }) => id === record.id) + 1,
  }));
  const message = written.get(ticket.id);
  const within = detail.judgement.within;
  return {
    ...headOf(ticket, name, message, now),
    seen: await desk.standsAs(db, ticket, all),
    verdicts: [
      ...(message ? [{ tone: 'caution' as const, sentence: messageOf(officeVerdict.moved) }] : []),
      {
        tone: within === null ? 'plain' : within ? 'positive' : 'critical',
        sentence: detail.judgement.sentence,
      },
    ],
    groups: groupsOf(ticket, detail, records),
    pictures: detail.pictures.map(pictureOf),
    proofs: detail.proofs,
    marks: detail.marks,
    talk: detail.messages.map(({ by, name: who, text, at, pictures }) => ({
      by: by === 'works' ? 'staff' : 'customer',
      name: who,
      text,
      at,
      pictures: pictures.map(pictureOf),
    })),
    events: detail.events,
    steps: stepsOf({ ticket, order, records: all }, records),
  };
}

const placeOf = (part: string | undefined): number => Number.parseInt(part ?? '', 10) || 0;

async function act(
  clerk: desk.Desk,
  { number, event, part, seen, reason = '', text = '', amount, bankRef }: OfficeAct,
): Promise<Refusal | null> {
  const at: desk.Desk = { ...clerk, seen };
  const place = placeOf(part);
  switch (event) {
    case 'ACCEPT':
      return desk.accept(at, number, amount);
    case 'FAIL':
      return desk.fail(at, number, reason);
    case 'CANCEL':
      return desk.cancel(at, number, reason);
    case 'SUSPEND':
      return desk.suspend(at, number, reason);
    case 'RESUME':
      return desk.resume(at, number);
    case 'ANSWER':
      return desk.answer(at, number, text);
    case 'REFUND':
      return desk.refund(at, number, place, { amount, bankRef });
    case 'REPRINT':
      return desk.reprint(at, number, place);
    default:
      return [...RECORD_STEPS, 'DONE'].includes(event)
        ? desk.moveRecord(at, number, place, event)
        : refuse(refusals.noStep);
  }
}

export const ticketSource: OfficeSource = {
  kind: 'ticket',
  desk: 'aftersales',
  queue: listing(isWaiting),
  views: { suspended: listing(isSuspended) },
  open,
  act,
};
