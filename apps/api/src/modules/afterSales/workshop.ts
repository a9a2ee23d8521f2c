/**
 * The after-sales desk of the demo's works: decides at a person's pace, and leaves some tickets to others by a draw. It
 * looks at what was asked for after the works began, so that what the demo was written with stays as it is.
 */
import {
  afterSalesAudit as a,
  afterSalesRecordStatus as r,
  refundMethod,
  afterSalesSolution as s,
  afterSalesStatus as t,
} from '@banxin/contract/enums/afterSales';
import type { Db } from '../../db/transaction.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Job } from '../../jobs/schedule.ts';
import type { Log } from '../../log.ts';
import { msOf, nowOf } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import { sha256 } from '../../sha256.ts';
import { answerFor, isAnswerDue, type Waiting, waitingOf } from './answers.ts';
import { accept, answer, type Desk, fail, moveRecord, refund, resume } from './desk.ts';
import { type RecordRow, recordsOf, type TicketRow } from './tickets.ts';

const HOUR = 3_600_000;
/** After the last change of a ticket. @unit ms */
const AUDIT_AFTER = 2 * HOUR;
const STEP_AFTER = HOUR;
/** What goods need to come back. @unit ms */
const GOODS_AFTER = 24 * HOUR;

/** Of so many one is left to somebody else, and of so many one is sent back for more evidence. */
const LEFT_IN = 8;
const SENT_BACK_IN = 6;
/** Tickets of one run. */
const MOST = 100;

const draw = (kind: string, ticketSN: string): number =>
  Number.parseInt(sha256(`${kind}:${ticketSN}`).slice(0, 8), 16);

/** Whether the draw leaves this ticket undone; the same whoever asks and whenever. */
export const isLeft = (ticketSN: string): boolean => draw('left', ticketSN) % LEFT_IN === 0;
/** Whether it asks for more evidence, once. */
export const isSentBack = (ticketSN: string): boolean =>
  draw('evidence', ticketSN) % SENT_BACK_IN === 0;

type Taken = Promise<Refusal | null>;

/** The step of a record that is due, as a person would take it; null when it waits for somebody else. */
function recordStep(
  desk: Desk,
  { ticket_sn: sn, return_parcel }: TicketRow,
  record: RecordRow,
  place: number,
): (() => Taken) | null {
  const age = msOf(desk.now) - msOf(record.updated_at);
  const move = (event: string) => () => moveRecord(desk, sn, place, event);
  const isReturn = record.solution === s.returnAndRefund;
  if (isReturn && record.status === r.approved && return_parcel !== null) {
    const sent = msOf(desk.now) - msOf(return_parcel.at);
    return sent >= GOODS_AFTER ? move('GOODS_BACK') : null;
  }
  if (age < STEP_AFTER) return null;
  if (record.status === r.recheckPending) return move('RECHECK_CONFIRM');
  if (record.status === r.rechecked) return move('MONEY_DUE');
  if (record.status === r.refundPending && record.method !== refundMethod.bankTransfer) {
    return () => refund(desk, sn, place);
  }
  return record.solution === s.other && record.status === r.approved ? move('DONE') : null;
}

/** Says something to what the customer wrote; what was put on hold for it goes on. */
function answering(desk: Desk, ticket: TicketRow, { id }: Waiting): () => Taken {
  const { ticket_sn: sn, status } = ticket;
  return async () => {
    const words = await answerFor(desk.db, ticket, await recordsOf(desk.db, ticket));
    const refusal = await answer(desk, sn, words, id);
    return refusal === null && status === t.suspended ? resume(desk, sn) : refusal;
  };
}

/** The step of a ticket that is due: whoever wrote is answered first. */
async function stepOf(
  desk: Desk,
  ticket: TicketRow,
  waiting: Waiting | undefined,
): Promise<(() => Taken) | null> {
  const { ticket_sn: sn, status, audit } = ticket;
  if (waiting !== undefined && isAnswerDue(waiting, sn, desk.now)) {
    return answering(desk, ticket, waiting);
  }
  const age = msOf(desk.now) - msOf(ticket.updated_at);
  if (status === t.submitted && audit === a.pending) {
    if (age < AUDIT_AFTER) return null;
    return ticket.rounds === 0 && isSentBack(sn)
      ? () => fail(desk, sn, '照片看不清问题所在，请补充一张近照和一张整批货物的照片')
      : () => accept(desk, sn);
  }
  if (status !== t.processing) return null;
  const records = await recordsOf(desk.db, ticket);
  for (const [index, record] of records.entries()) {
    const step = recordStep(desk, ticket, record, index + 1);
    if (step !== null) return step;
  }
  return null;
}

interface Shop {
  readonly db: Db;
  readonly random: Random;
  readonly log: Pick<Log, 'warn'>;
}

/** Takes every step that is due; answers how many. A step that another server has taken is refused and left. */
export async function runAfterSalesDesk({ db, random, log }: Shop, now: string): Promise<number> {
  const { workshop_since: since } = await db
    .selectFrom('shop_clock')
    .select('workshop_since')
    .executeTakeFirstOrThrow();
  if (since === null) return 0;
  const desk: Desk = { db, random, now, actor: 'staff:workshop' };
  const tickets = await db
    .selectFrom('after_sales')
    .selectAll()
    .where('status', 'in', [t.submitted, t.processing, t.suspended])
    .where('created_at', '>=', since)
    .orderBy('updated_at')
    .limit(MOST)
    .execute();
  const waiting = await waitingOf(db, tickets);
  let taken = 0;
  for (const ticket of tickets) {
    if (isLeft(ticket.ticket_sn)) continue;
    const step = await stepOf(desk, ticket, waiting.get(ticket.id));
    const refusal = await step?.();
    if (refusal) log.warn({ ticket: ticket.ticket_sn, why: refusal.message }, 'not taken');
    else if (step !== null) taken += 1;
  }
  return taken;
}

/** Runs where the demo's works are to move by themselves. */
export const afterSalesWorkshopJob: Job = {
  name: 'after-sales-workshop',
  everyMs: 15_000,
  run: ({ db, clock, config, random, log }) =>
    config.workshop === 'auto'
      ? runAfterSalesDesk({ db, random, log }, nowOf(clock))
      : Promise.resolve(0),
};
