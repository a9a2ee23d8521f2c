/** The only code that moves tickets, their audits and their records: along the charts, with an event each. */
import {
  type AfterSalesAudit,
  type AfterSalesRecordStatus,
  type AfterSalesStatus,
  afterSalesAudit as a,
  afterSalesRecordStatus as r,
  afterSalesStatus as t,
} from '@banxin/contract/enums/afterSales';
import {
  afterSalesAuditChart,
  afterSalesChart,
  afterSalesRecordChart,
  rollUp,
} from '@banxin/contract/lifecycles/afterSales';
import { can } from '@banxin/contract/lifecycles/chart';
import type { Tx } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';
import {
  type RecordRow,
  recordsOf,
  standingOf,
  type TicketKey,
  type TicketRow,
} from './tickets.ts';

export interface Move {
  readonly event: string;
  /** customer:<id>, staff:<name>, system */
  readonly actor: string;
  /** Why, in somebody's own words. */
  readonly reason?: string | undefined;
  /** Instant. */
  readonly at: string;
}

/** What moves by a chart here. */
export type Entity = 'afterSales' | 'afterSalesAudit' | 'afterSalesRecord';

/** Writes an event; the audit's under its ticket's number. */
export const writeEvent = async (
  tx: Tx,
  { customer_id, id }: TicketKey,
  entity: Entity,
  { from, to }: { readonly from: number | null; readonly to: number },
  { event, actor, reason, at }: Move,
): Promise<void> => {
  await tx
    .insertInto('status_events')
    .values({
      customer_id,
      entity,
      entity_id: id,
      from_status: from,
      to_status: to,
      event,
      actor,
      reason: reason ?? null,
      said: null,
      at,
    })
    .execute();
};

/** Tells the customer how the ticket stands, once for each step. */
async function tellStanding(tx: Tx, ticket: TicketRow, { at }: Move): Promise<void> {
  const { customer_id: customerId, id: ticketId, ticket_sn: ticketSN, due_at } = ticket;
  const standing = standingOf(ticket);
  const about = { customerId, of: `${ticketId}:${standing}:${ticket.rounds}:${at}`, at };
  const wants = standing === 'failed' || standing === 'suspended';
  if (wants && due_at !== null) {
    const values = { ticketId, ticketSN, day: dayOf(msOf(due_at)) };
    await tell(tx, { ...about, kind: 'evidenceAsked', values });
  } else {
    await tell(tx, { ...about, kind: 'ticketMoved', values: { ticketId, ticketSN, standing } });
  }
}

/** What may change beside the status. */
type Beside = Partial<Pick<TicketRow, 'reason' | 'due_at' | 'rounds'>>;

const set = (tx: Tx, { customer_id, id }: TicketKey, values: Partial<TicketColumns>) =>
  tx
    .updateTable('after_sales')
    .set(values)
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

type TicketColumns = Pick<
  TicketRow,
  'status' | 'audit' | 'reason' | 'due_at' | 'rounds' | 'updated_at'
>;

const ended: readonly AfterSalesStatus[] = [t.revoked, t.cancelled];

/** Moves the ticket; null when the chart has no such arrow. The caller holds its lock. */
export async function advanceTicket(
  tx: Tx,
  ticket: TicketRow,
  move: Move,
  beside: Beside = {},
): Promise<TicketRow | null> {
  const arrow = can(afterSalesChart, ticket.status, move.event);
  if (arrow === null) return null;
  const status = arrow.to as AfterSalesStatus;
  const after = await set(tx, ticket, { due_at: null, ...beside, status, updated_at: move.at });
  await writeEvent(tx, ticket, 'afterSales', { from: ticket.status, to: status }, move);
  if (ended.includes(status)) {
    await tx
      .updateTable('after_sales_styles')
      .set({ is_taken: false })
      .where('customer_id', '=', ticket.customer_id)
      .where('ticket_id', '=', ticket.id)
      .execute();
  }
  await tellStanding(tx, after, move);
  return after;
}

/** The same of its audit. */
export async function advanceAudit(
  tx: Tx,
  ticket: TicketRow,
  move: Move,
  beside: Beside = {},
): Promise<TicketRow | null> {
  const arrow = can(afterSalesAuditChart, ticket.audit, move.event);
  if (arrow === null) return null;
  const audit = arrow.to as AfterSalesAudit;
  const after = await set(tx, ticket, { due_at: null, ...beside, audit, updated_at: move.at });
  await writeEvent(tx, ticket, 'afterSalesAudit', { from: ticket.audit, to: audit }, move);
  // That it passed is told with the ticket, which moves on with it.
  if (audit === a.failed) await tellStanding(tx, after, move);
  return after;
}

/** The same of one of its records, with what changes of it beside the status. */
export async function advanceRecord(
  tx: Tx,
  record: RecordRow,
  move: Move,
  beside: Partial<Pick<RecordRow, 'bank_ref' | 'method' | 'refunded_at' | 'amount'>> = {},
): Promise<RecordRow | null> {
  const arrow = can(afterSalesRecordChart, record.status, move.event);
  if (arrow === null) return null;
  const status = arrow.to as AfterSalesRecordStatus;
  const after = await tx
    .updateTable('after_sales_records')
    .set({ ...beside, status, updated_at: move.at })
    .where('customer_id', '=', record.customer_id)
    .where('id', '=', record.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeEvent(tx, record, 'afterSalesRecord', { from: record.status, to: status }, move);
  return after;
}

/** Registers a solution. */
export async function register(
  tx: Tx,
  ticket: TicketKey,
  row: Pick<RecordRow, 'solution' | 'quantity' | 'amount' | 'method'>,
  move: Omit<Move, 'event'>,
): Promise<RecordRow> {
  const record = await tx
    .insertInto('after_sales_records')
    .values({
      customer_id: ticket.customer_id,
      ticket_id: ticket.id,
      status: r.registered,
      ...row,
      bank_ref: null,
      refunded_at: null,
      reprint_id: null,
      created_at: move.at,
      updated_at: move.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const to = { from: null, to: r.registered };
  await writeEvent(tx, record, 'afterSalesRecord', to, { ...move, event: 'REGISTER' });
  return record;
}

/** Event that brings a ticket to what follows from its records. */
const leading: Readonly<Partial<Record<AfterSalesStatus, string>>> = {
  [t.processing]: 'ACCEPT',
  [t.completed]: 'COMPLETE',
  [t.cancelled]: 'CANCEL',
};

/** Brings a ticket to where its records stand, where the chart leads there. */
export async function settleTicket(tx: Tx, ticket: TicketRow, move: Omit<Move, 'event'>) {
  const to = rollUp((await recordsOf(tx, ticket)).map(({ status }) => status));
  const event = leading[to];
  if (event === undefined || to === ticket.status) return ticket;
  const arrow = can(afterSalesChart, ticket.status, event);
  if (arrow?.to !== to) return ticket;
  return (await advanceTicket(tx, ticket, { ...move, event })) ?? ticket;
}
