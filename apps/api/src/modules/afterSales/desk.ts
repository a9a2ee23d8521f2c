/** The after-sales desk: looks at applications, decides about their solutions, answers. Each step is taken once. */
import {
  type AfterSalesSolution,
  type RefundMethod,
  afterSalesRecordStatus as r,
  refundMethod,
} from '@banxin/contract/enums/afterSales';
import type { Fen } from '@banxin/contract/money';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { messageOf } from '@banxin/contract/refusals/row';
import { SUSPENDED_DAYS } from '@banxin/contract/rules/afterSales';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type DeskShop, neededReason } from '../../desk.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import type { Random } from '../../ports/random.ts';
import { tell } from '../message/tell.ts';
import { waitingOf } from './answers.ts';
import { carryOut, passTicket } from './pass.ts';
import { amountRefusal, moneyAsked, mostOf, openReprint, refundRecord } from './solve.ts';
import { advanceAudit, advanceRecord, advanceTicket, register, settleTicket } from './status.ts';
import {
  endOfDay,
  findByNumber,
  isOpen,
  type Locked,
  lockTicket,
  type RecordRow,
  standingOf,
  type TicketRow,
} from './tickets.ts';

/** Who acts at the desk. */
export interface Desk extends DeskShop {
  readonly random: Random;
  /** How the ticket stood when it was looked at; one that changed since is left alone. @default whichever stands */
  readonly seen?: string;
}

const notFromHere = ({ ticket }: Locked): Refusal =>
  refuse(refusals.standsAt, { stands: standingOf(ticket) });

/** How a ticket and its records stand and what was said last, to tell whether anything happened since. */
export async function standsAs(
  db: Db,
  { customer_id, id, updated_at, status, audit }: TicketRow,
  records: readonly RecordRow[],
): Promise<string> {
  const { last } = await db
    .selectFrom('after_sales_messages')
    .select((eb) => eb.fn.max('id').as('last'))
    .where('customer_id', '=', customer_id)
    .where('ticket_id', '=', id)
    .executeTakeFirstOrThrow();
  const stand = [status, audit, ...records.map((record) => record.status)];
  return `${updated_at} ${stand.join('.')} ${last ?? 0}`;
}

const movedOn = ({ ticket }: Locked): Refusal =>
  refuse(refusals.moved, { stands: standingOf(ticket) });

type Step = (tx: Tx, locked: Locked) => Promise<unknown>;

/** Runs one step of an open ticket with its lock; answers why it was not taken, with everything undone. */
async function atTicket({ db, seen }: Desk, ticketSN: string, step: Step): Promise<Refusal | null> {
  const found = await findByNumber(db, ticketSN);
  if (found === undefined) return refuse(refusals.unknown);
  try {
    await transaction(db, async (tx) => {
      const locked = await lockTicket(tx, found.customer_id, found.id);
      if (locked === undefined) throw refuse(refusals.unknown);
      if (seen !== undefined && seen !== (await standsAs(tx, locked.ticket, locked.records))) {
        throw movedOn(locked);
      }
      if (!isOpen(locked.ticket)) throw notFromHere(locked);
      const answer = await step(tx, locked);
      if (answer instanceof Refusal) throw answer;
    });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const by = ({ actor, now: at }: Desk) => ({ actor, at });

/** What goes back by a record, instead of what was asked for. */
const setAmount = (tx: Tx, { customer_id, id }: RecordRow, amount: Fen) =>
  tx
    .updateTable('after_sales_records')
    .set({ amount })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .execute();

/**
 * The application is accepted; what nothing stands against is done at once.
 * @param amount what goes back by its one solution that gives money; absent: as was asked for. @unit fen
 */
export const accept = (desk: Desk, ticketSN: string, amount?: Fen): Promise<Refusal | null> =>
  atTicket(desk, ticketSN, async (tx, locked) => {
    const { ticket, records } = locked;
    const record = moneyAsked(records);
    if (amount !== undefined && record !== null) {
      const wrong = amountRefusal(locked, record, amount);
      if (wrong !== null) return wrong;
      await setAmount(tx, record, amount);
    }
    const passed = await passTicket(tx, ticket, by(desk));
    await carryOut(tx, passed, desk.random, by(desk));
    return null;
  });

/** It does not pass: the customer may add evidence. */
export const fail = (desk: Desk, ticketSN: string, reason: string): Promise<Refusal | null> =>
  atTicket(desk, ticketSN, async (tx, locked) => {
    const why = neededReason(reason);
    const move = { ...by(desk), event: 'FAIL', reason: why };
    const beside = { reason: why, due_at: endOfDay(desk.now) };
    return (await advanceAudit(tx, locked.ticket, move, beside)) ?? notFromHere(locked);
  });

/** Steps of the ticket alone. */
const moveTicket =
  (event: 'CANCEL' | 'SUSPEND' | 'RESUME', days: number | null) =>
  (desk: Desk, ticketSN: string, reason?: string): Promise<Refusal | null> =>
    atTicket(desk, ticketSN, async (tx, locked) => {
      const why = event === 'RESUME' ? null : neededReason(reason);
      const move = { ...by(desk), event, ...(why !== null && { reason: why }) };
      const due_at = days === null ? null : endOfDay(desk.now, days);
      const after = await advanceTicket(tx, locked.ticket, move, { reason: why, due_at });
      return after ?? notFromHere(locked);
    });

export const cancel = moveTicket('CANCEL', null);
export const suspend = moveTicket('SUSPEND', SUSPENDED_DAYS);
export const resume = moveTicket('RESUME', null);

/** A record by its place in the ticket, from 1. */
function recordAt({ records }: Locked, place: number): RecordRow {
  const record = records[place - 1];
  if (record === undefined) throw refuse(refusals.noRecord);
  return record;
}

/** Registers another solution of a ticket. @param amount fen */
export const addRecord = (
  desk: Desk,
  ticketSN: string,
  row: {
    readonly solution: AfterSalesSolution;
    readonly quantity: number;
    readonly amount: number;
    readonly method: RefundMethod;
  },
): Promise<Refusal | null> =>
  atTicket(desk, ticketSN, async (tx, locked) => {
    const most = mostOf(locked);
    if (row.amount > most) return invalid({ amount: messageOf(refusals.tooMuch, { most }) });
    return register(tx, locked.ticket, row, by(desk));
  });

/** Events of a record that mean nothing but the step itself. */
const PLAIN: readonly string[] = [
  ...['APPROVE', 'REVIEW_WITHDRAW', 'REREGISTER', 'INVALIDATE', 'GOODS_BACK'],
  ...['RECHECK_CONFIRM', 'RECHECK_DISAGREE', 'MONEY_DUE', 'DONE', 'DELETE'],
];

/** Takes a step of one record; its ticket follows. */
export const moveRecord = (
  desk: Desk,
  ticketSN: string,
  place: number,
  event: string,
): Promise<Refusal | null> =>
  atTicket(desk, ticketSN, async (tx, locked) => {
    const record = recordAt(locked, place);
    if (!PLAIN.includes(event)) return refuse(refusals.noStep);
    const after = await advanceRecord(tx, record, { ...by(desk), event });
    if (after === null) return refuse(refusals.recordStandsAt, { status: record.status });
    return settleTicket(tx, locked.ticket, by(desk));
  });

/** Books the refund of a record, by the way that it or the desk says. @param amount fen; absent: as registered */
export const refund = (
  desk: Desk,
  ticketSN: string,
  place: number,
  how: {
    readonly amount?: Fen | undefined;
    readonly method?: RefundMethod | undefined;
    readonly bankRef?: string | undefined;
  } = {},
): Promise<Refusal | null> =>
  atTicket(desk, ticketSN, async (tx, locked) => {
    let record = recordAt(locked, place);
    if (record.refunded_at !== null) return refuse(refusals.refunded);
    if (record.status === r.approved || record.status === r.rechecked) {
      record = (await advanceRecord(tx, record, { ...by(desk), event: 'MONEY_DUE' })) ?? record;
    }
    if (record.status !== r.refundPending) {
      return refuse(refusals.recordStandsAt, { status: record.status });
    }
    const method = how.method ?? record.method;
    const amount = how.amount ?? record.amount;
    const wrong = how.amount === undefined ? null : amountRefusal(locked, record, how.amount);
    if (wrong !== null) return wrong;
    const bankRef = how.bankRef?.trim() || null;
    if (method === refundMethod.bankTransfer && bankRef === null) {
      return refuse(refusals.bankRefMissing);
    }
    const set = { method: method || refundMethod.originalRoute, amount };
    await tx
      .updateTable('after_sales_records')
      .set(set)
      .where('customer_id', '=', record.customer_id)
      .where('id', '=', record.id)
      .execute();
    const booked = await refundRecord(tx, locked, { ...record, ...set }, by(desk), bankRef);
    return booked instanceof Refusal ? booked : settleTicket(tx, locked.ticket, by(desk));
  });

/** Orders the reprint of an approved record. */
export const reprint = (desk: Desk, ticketSN: string, place: number): Promise<Refusal | null> =>
  atTicket(desk, ticketSN, async (tx, locked) => {
    const record = recordAt(locked, place);
    if (record.status !== r.approved) {
      return refuse(refusals.recordStandsAt, { status: record.status });
    }
    return openReprint(tx, locked, record, desk.random, by(desk));
  });

/** Answers the customer. @param to the message that is answered, if it still waits; absent: whatever was said last */
export const answer = (
  desk: Desk,
  ticketSN: string,
  text: string,
  to?: number,
): Promise<Refusal | null> =>
  atTicket(desk, ticketSN, async (tx, locked) => {
    const { ticket } = locked;
    const words = text.trim();
    if (words === '' || words.length > 500) {
      return invalid({ text: messageOf(refusals.answerMissing) });
    }
    if (to !== undefined && (await waitingOf(tx, [ticket])).get(ticket.id)?.id !== to) {
      return refuse(refusals.answered);
    }
    const { id } = await tx
      .insertInto('after_sales_messages')
      .values({
        customer_id: ticket.customer_id,
        ticket_id: ticket.id,
        written_by: null,
        text: words,
        created_at: desk.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('after_sales')
      .set({ updated_at: desk.now })
      .where('customer_id', '=', ticket.customer_id)
      .where('id', '=', ticket.id)
      .execute();
    await tell(tx, {
      customerId: ticket.customer_id,
      kind: 'ticketAnswered',
      values: { ticketId: ticket.id, ticketSN: ticket.ticket_sn, words: words.slice(0, 60) },
      of: String(id),
      at: desk.now,
    });
    return null;
  });
