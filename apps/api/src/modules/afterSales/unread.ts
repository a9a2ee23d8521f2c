/** Which answers of the works a login has not looked at: those that it has not read among its messages. */
import type { ParsedOf } from '@banxin/contract/call';
import type { readAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { markRead, type Reader, unreadAmong } from '../message/read.ts';
import { onceOf } from '../message/tell.ts';
import { findTicket } from './tickets.ts';

/** The key of an answer among the messages of its customer. */
const keyOf = (messageId: number): string => onceOf('ticketAnswered', String(messageId));

/** Ids of unread answers, by their tickets. */
export async function unreadAnswers(
  reader: Reader,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  if (ticketIds.length === 0) return new Map();
  const answers = await reader.db
    .selectFrom('after_sales_messages')
    .select(['id', 'ticket_id'])
    .where('customer_id', '=', reader.customer.ownerId)
    .where('ticket_id', 'in', [...ticketIds])
    .where('written_by', 'is', null)
    .execute();
  const unread = await unreadAmong(
    reader,
    answers.map(({ id }) => keyOf(id)),
  );
  const byTicket = Map.groupBy(
    answers.filter(({ id }) => unread.has(keyOf(id))),
    ({ ticket_id }) => ticket_id,
  );
  return new Map([...byTicket].map(([id, of]) => [id, new Set(of.map((answer) => answer.id))]));
}

/** This login has looked at these answers of a ticket; what is not of the ticket stays as it is. */
export async function readAnswers(
  context: UserContext,
  { id, messageIds }: ParsedOf<typeof readAfterSale>,
): Promise<null | Refusal> {
  const ticket = await findTicket(context.db, context.customer.ownerId, id);
  if (ticket === undefined) return refuse(refusals.unknown);
  const unread = (await unreadAnswers(context, [id])).get(id) ?? new Set();
  const shown = messageIds.filter((messageId) => unread.has(messageId));
  if (shown.length > 0) await markRead(context, { onces: shown.map(keyOf) });
  return null;
}
