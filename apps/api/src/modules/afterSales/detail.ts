/** A ticket as its page shows it: steps, who acts next, records, conversation, history. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import type { ClaimDetail, ClaimRecord } from '@banxin/contract/entities/afterSales';
import {
  afterSalesRecordStatus as r,
  afterSalesSolution as s,
  afterSalesStatus as t,
} from '@banxin/contract/enums/afterSales';
import { type Actor, actors } from '@banxin/contract/lifecycles/chart';
import {
  type ClaimEventName,
  claimEvent,
  claimStation,
  orderTag,
  recordStanding,
} from '@banxin/contract/messages/afterSales';
import { fen } from '@banxin/contract/money';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Reader } from '../message/read.ts';
import { unitView } from '../order/pricing.ts';
import { actionsOf } from './actions.ts';
import { artworkOf, proofsOf } from './artwork.ts';
import { picturesOf } from './evidence.ts';
import { nextOf } from './next.ts';
import { type Reprint, reprintsOf } from './reprints.ts';
import { findTicket, type RecordRow, recordsOf, refundedOf, type TicketRow } from './tickets.ts';
import { unreadAnswers } from './unread.ts';
import { summaryOf } from './view.ts';

/** Not shown: what was judged void or deleted. */
const hidden: readonly number[] = [r.invalid, r.deleted];

function recordView(record: RecordRow, reprints: ReadonlyMap<number, Reprint>): ClaimRecord {
  const reprint = record.reprint_id === null ? undefined : reprints.get(record.reprint_id);
  const isMoney = record.solution === s.returnAndRefund || record.solution === s.discount;
  return {
    id: record.id,
    solution: record.solution,
    status: record.status,
    standing: messageOf(recordStanding.status, { status: record.status }),
    quantity: record.quantity,
    amount: isMoney || record.amount > 0 ? fen(record.amount) : null,
    method: isMoney ? record.method : null,
    refundedAt: record.refunded_at,
    reprint: reprint
      ? {
          orderSN: reprint.order_sn,
          standing: messageOf(orderTag.status, { status: reprint.status }),
          total: fen(reprint.total),
        }
      : null,
  };
}

const actorOf = (actor: string): Actor =>
  actors.find((one) => actor === one || actor.startsWith(`${one}:`)) ?? 'staff';

async function historyOf(db: Db, ticket: TicketRow, records: readonly RecordRow[]) {
  const ids = records.map(({ id }) => id);
  return db
    .selectFrom('status_events')
    .select(['at', 'event', 'actor', 'reason'])
    .where('customer_id', '=', ticket.customer_id)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('entity', 'in', ['afterSales', 'afterSalesAudit']),
          eb('entity_id', '=', ticket.id),
        ]),
        ...(ids.length === 0
          ? []
          : [eb.and([eb('entity', '=', 'afterSalesRecord'), eb('entity_id', 'in', ids)])]),
      ]),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
}
type Happened = Awaited<ReturnType<typeof historyOf>>;

const isTold = (event: string): event is ClaimEventName => event in claimEvent;

/** Submitted, reviewed, handled, done: each with when it was passed. */
function stepsOf(ticket: TicketRow, happened: Happened): ClaimDetail['steps'] {
  const when = (event: string) => happened.findLast((one) => one.event === event)?.at ?? null;
  const { status } = ticket;
  const isOver = status === t.revoked || status === t.cancelled;
  const passed =
    status === t.completed ? 4 : status === t.submitted ? 1 : isOver ? (when('PASS') ? 2 : 1) : 2;
  const times = [ticket.created_at, when('PASS'), when('COMPLETE'), when('COMPLETE')];
  const titles = ['submitted', 'audited', 'handled', 'completed'] as const;
  return titles.map((title, index) => ({
    title: messageOf(claimStation[title]),
    at: index < passed ? (times[index] ?? null) : null,
    state: index < passed ? 'done' : index === passed && !isOver ? 'current' : 'future',
  }));
}

async function messagesOf(
  db: Db,
  ticket: TicketRow,
  pictures: Awaited<ReturnType<typeof picturesOf>>,
  unread: ReadonlySet<number>,
): Promise<ClaimDetail['messages']> {
  const rows = await db
    .selectFrom('after_sales_messages as m')
    .leftJoin('customers as c', 'c.id', 'm.written_by')
    .select(['m.id', 'm.written_by', 'm.is_evidence', 'm.text', 'm.created_at', 'c.name'])
    .where('m.customer_id', '=', ticket.customer_id)
    .where('m.ticket_id', '=', ticket.id)
    .orderBy('m.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    by: row.written_by === null ? 'works' : 'customer',
    name: row.written_by === null ? null : row.name,
    isEvidence: row.is_evidence,
    isUnread: unread.has(row.id),
    text: row.text,
    pictures: pictures.get(row.id) ?? [],
    at: row.created_at,
  }));
}

/** Where goods go back to: the factory that made them. */
async function addressOf(db: Db, factory: number | null): Promise<ClaimDetail['returnAddress']> {
  const row = await db
    .selectFrom('offices')
    .select('address')
    .where('factory_id', '=', factory ?? 0)
    .executeTakeFirst();
  return row?.address ?? null;
}

/** The ticket as it stands. @param unread answers of the works that who looks at it has not read */
export async function detailOf(
  db: Db,
  ticket: TicketRow,
  unread: ReadonlySet<number> = new Set(),
): Promise<ClaimDetail> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', ticket.customer_id)
    .where('id', '=', ticket.order_id)
    .executeTakeFirstOrThrow();
  const records = await recordsOf(db, ticket);
  const reprints = await reprintsOf(db, ticket, records);
  const happened = await historyOf(db, ticket, records);
  const pictures = await picturesOf(db, ticket);
  const { files } = await artworkOf(db, order, ticket.lines);
  const asksForGoods = actionsOf(ticket, records).some(({ event }) => event === 'returnParcel');
  return {
    ...summaryOf(ticket, order, records, unread.size),
    orderId: order.id,
    unit: unitView(order),
    lines: [...ticket.lines],
    styleNames: ticket.lines.map(({ style }) => order.styles?.[style - 1]?.name || null),
    measured: ticket.measured,
    description: ticket.description,
    pictures: pictures.get(null) ?? [],
    // Marks of before have no words.
    marks: ticket.marks.map((mark) => ({ ...mark, text: mark.text ?? '' })),
    proofs: proofsOf(files),
    phone: ticket.phone,
    method: ticket.method,
    judgement: ticket.judgement,
    reason: ticket.reason,
    steps: stepsOf(ticket, happened),
    next: nextOf(ticket, records, reprints),
    records: records
      .filter(({ status }) => !hidden.includes(status))
      .map((record) => recordView(record, reprints)),
    refunded: fen(refundedOf(records)),
    returnAddress:
      asksForGoods || ticket.return_parcel !== null ? await addressOf(db, order.factory) : null,
    returnParcel: ticket.return_parcel,
    messages: await messagesOf(db, ticket, pictures, unread),
    events: happened.flatMap(({ at, event, actor, reason }) =>
      isTold(event)
        ? [{ at, title: messageOf(claimEvent[event]), by: actorOf(actor), note: reason }]
        : [],
    ),
  };
}

/** The same for a login of its customer. */
export async function detailFor(reader: Reader, ticket: TicketRow): Promise<ClaimDetail> {
  const unread = await unreadAnswers(reader, [ticket.id]);
  return detailOf(reader.db, ticket, unread.get(ticket.id));
}

export async function readTicket(
  context: UserContext,
  { id }: ParsedOf<typeof getAfterSale>,
): Promise<OutputOf<typeof getAfterSale> | Refusal> {
  const ticket = await findTicket(context.db, context.customer.ownerId, id);
  return ticket ? detailFor(context, ticket) : refuse(refusals.unknown);
}
