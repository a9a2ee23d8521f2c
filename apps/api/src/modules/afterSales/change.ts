/** What customers do with a ticket: say something, add evidence, send goods back, take it back. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  addEvidence,
  revokeAfterSale,
  sendAfterSaleMessage,
  setReturnParcel,
} from '@banxin/contract/calls/afterSales/ticket';
import { afterSalesStatus } from '@banxin/contract/enums/afterSales';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { SUSPENDED_DAYS } from '@banxin/contract/rules/afterSales';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Reader } from '../message/read.ts';
import { evidenceRefusal, messageRefusal, returnRefusal, revokeRefusal } from './actions.ts';
import { detailFor } from './detail.ts';
import { addPictures, picturesRefusal } from './evidence.ts';
import { advanceAudit, advanceTicket, writeEvent } from './status.ts';
import { endOfDay, type Locked, lockTicket, type TicketRow } from './tickets.ts';

/** Who reads, inside the transaction. */
const within = ({ customer, now }: UserContext, tx: Tx): Reader => ({ db: tx, customer, now });

/** Runs with the ticket's lock; refuses for what is not the caller's. */
const withTicket = <T>(
  { db, customer }: UserContext,
  id: number,
  run: (tx: Tx, locked: Locked) => Promise<T | Refusal>,
): Promise<T | Refusal> =>
  transaction(db, async (tx) => {
    const locked = await lockTicket(tx, customer.ownerId, id);
    return locked === undefined ? refuse(refusals.unknown) : run(tx, locked);
  });

type Said = ParsedOf<typeof sendAfterSaleMessage>;

/** Writes what was said, with its pictures; null when none of them is wrong. */
async function write(
  tx: Tx,
  ticket: TicketRow,
  { text, fileIds }: Pick<Said, 'text' | 'fileIds'>,
  {
    by,
    at,
    isEvidence,
  }: { readonly by: number; readonly at: string; readonly isEvidence: boolean },
): Promise<Refusal | null> {
  const wrong = await picturesRefusal(tx, ticket.customer_id, fileIds);
  if (wrong !== null) return wrong;
  const { id } = await tx
    .insertInto('after_sales_messages')
    .values({
      customer_id: ticket.customer_id,
      ticket_id: ticket.id,
      written_by: by,
      is_evidence: isEvidence,
      text,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPictures(tx, ticket, id, fileIds);
  return null;
}

const touch = (
  tx: Tx,
  { customer_id, id }: TicketRow,
  set: Partial<Pick<TicketRow, 'due_at'>> & { readonly updated_at: string },
): Promise<TicketRow> =>
  tx
    .updateTable('after_sales')
    .set(set)
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const say = (
  context: UserContext,
  { id, ...said }: Said,
): Promise<OutputOf<typeof sendAfterSaleMessage> | Refusal> =>
  withTicket(context, id, async (tx, { ticket }) => {
    const refusal = messageRefusal(ticket);
    if (refusal !== null) return refusal;
    const { customer, now } = context;
    const wrong = await write(tx, ticket, said, { by: customer.id, at: now, isEvidence: false });
    if (wrong !== null) return wrong;
    // Whoever answers is not silent: what waits for them waits anew.
    const waits = ticket.status === afterSalesStatus.suspended;
    const after = await touch(tx, ticket, {
      updated_at: now,
      ...(waits && { due_at: endOfDay(now, SUSPENDED_DAYS) }),
    });
    return detailFor(within(context, tx), after);
  });

export const addToTicket = (
  context: UserContext,
  { id, ...said }: ParsedOf<typeof addEvidence>,
): Promise<OutputOf<typeof addEvidence> | Refusal> =>
  withTicket(context, id, async (tx, { ticket }) => {
    const refusal = evidenceRefusal(ticket);
    if (refusal !== null) return refusal;
    const { customer, now } = context;
    const wrong = await write(tx, ticket, said, { by: customer.id, at: now, isEvidence: true });
    if (wrong !== null) return wrong;
    const move = { event: 'ADD_EVIDENCE', actor: `customer:${customer.id}`, at: now };
    const after = await advanceAudit(tx, ticket, move, { rounds: ticket.rounds + 1, reason: null });
    return after === null ? refuse(refusals.notAsked) : detailFor(within(context, tx), after);
  });

export const nameParcel = (
  context: UserContext,
  { id, carrier, no }: ParsedOf<typeof setReturnParcel>,
): Promise<OutputOf<typeof setReturnParcel> | Refusal> =>
  withTicket(context, id, async (tx, { ticket, records }) => {
    const refusal = returnRefusal(ticket, records);
    if (refusal !== null) return refusal;
    const { customer, now: at } = context;
    const after = await tx
      .updateTable('after_sales')
      .set({ return_parcel: JSON.stringify({ carrier, no, at }), updated_at: at })
      .where('customer_id', '=', ticket.customer_id)
      .where('id', '=', ticket.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const stays = { from: ticket.status, to: ticket.status };
    await writeEvent(tx, ticket, 'afterSales', stays, {
      event: 'RETURN_PARCEL',
      actor: `customer:${customer.id}`,
      reason: `${carrier} ${no}`,
      at,
    });
    return detailFor(within(context, tx), after);
  });

export const revoke = (
  context: UserContext,
  { id }: ParsedOf<typeof revokeAfterSale>,
): Promise<OutputOf<typeof revokeAfterSale> | Refusal> =>
  withTicket(context, id, async (tx, { ticket, records }) => {
    // Taken back already: a repeat is no failure.
    if (ticket.status === afterSalesStatus.revoked) return null;
    const refusal = revokeRefusal(ticket, records);
    if (refusal !== null) return refusal;
    const { customer, now: at } = context;
    const move = { event: 'REVOKE', actor: `customer:${customer.id}`, at };
    await advanceTicket(tx, ticket, move);
    return null;
  });
