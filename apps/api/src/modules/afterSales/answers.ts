/** Messages of customers that the works have not answered, and what the demo's works say to them. */
import { CONTACT_HOURS } from '@banxin/contract/constants';
import type { Db } from '../../db/transaction.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { sha256 } from '../../sha256.ts';
import { nextOf } from './next.ts';
import { reprintsOf } from './reprints.ts';
import { type RecordRow, standingOf, type TicketRow } from './tickets.ts';

const MINUTE = 60_000;
/** A person reads, looks and writes: so long at least, and by the draw so much more. @unit min */
const ANSWER_LEAST = 15;
const ANSWER_SPREAD = 45;

/** What a customer said last, where nobody of the works has answered it. */
export interface Waiting {
  readonly id: number;
  /** Instant. */
  readonly at: string;
}

/** By ticket. Evidence is answered by the audit that follows it. */
export async function waitingOf(
  db: Db,
  tickets: readonly Pick<TicketRow, 'customer_id' | 'id'>[],
): Promise<ReadonlyMap<number, Waiting>> {
  if (tickets.length === 0) return new Map();
  const rows = await db
    .selectFrom('after_sales_messages')
    .distinctOn(['customer_id', 'ticket_id'])
    .select(['id', 'ticket_id', 'written_by', 'is_evidence', 'created_at'])
    .where('customer_id', 'in', [...new Set(tickets.map(({ customer_id }) => customer_id))])
    .where(
      'ticket_id',
      'in',
      tickets.map(({ id }) => id),
    )
    .orderBy('customer_id')
    .orderBy('ticket_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows
      .filter(({ written_by, is_evidence }) => written_by !== null && !is_evidence)
      .map(({ id, ticket_id, created_at }) => [ticket_id, { id, at: created_at }]),
  );
}

/** Whether somebody sits at the desk. @param now ms */
function isManned(now: number): boolean {
  const time = instantOf(now).slice(11, 16);
  const weekday = new Date(`${dayOf(now)}T00:00:00Z`).getUTCDay();
  const { from, to, days } = CONTACT_HOURS;
  return days.some((day) => day === weekday) && time >= from && time < to;
}

/** Whether a person would have answered by now: at the hours of the hotline, and not at once. @param now instant */
export function isAnswerDue({ id, at }: Waiting, ticketSN: string, now: string): boolean {
  const draw = Number.parseInt(sha256(`answer:${ticketSN}:${id}`).slice(0, 8), 16);
  const pace = (ANSWER_LEAST + (draw % ANSWER_SPREAD)) * MINUTE;
  return msOf(now) - msOf(at) >= pace && isManned(msOf(now));
}

/** What the works say to a message: that it was read, and who acts next until when. */
export async function answerFor(
  db: Db,
  ticket: TicketRow,
  records: readonly RecordRow[],
): Promise<string> {
  if (standingOf(ticket) === 'suspended') {
    return '您好，留言和资料已收到，售后单已恢复处理，有结果马上告诉您。';
  }
  const { sentence } = nextOf(ticket, records, await reprintsOf(db, ticket, records));
  return `您好，留言已收到。${sentence.message}。`;
}
