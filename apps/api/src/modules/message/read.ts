/** The message centre of a login: what it sees, how much it has not read, and reading it. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  getSiteMessages,
  getUnreadCount,
  readSiteMessage,
} from '@banxin/contract/calls/message/siteMessage';
import { MESSAGE_KEPT_DAYS } from '@banxin/contract/constants';
import type { MessageRow } from '@banxin/contract/messages/message';
import { messageText, messageTitle } from '@banxin/contract/messages/siteMessage';
import { message as refusals } from '@banxin/contract/refusals/message';
import { messageOf } from '@banxin/contract/refusals/row';
import { holdingsOf } from '@banxin/contract/rules/roles';
import { type Selectable, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { SiteMessagesTable } from '../../db/tables/messages.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';

const DAY = 24 * 3_600_000;

/** Who reads, and when. */
export type Reader = Pick<UserContext, 'db' | 'customer' | 'now'>;

/** A query for what this login may see: its account's, of its time, by what its roles hold, not too old. */
function visibleTo({ db, customer, now }: Reader) {
  const oldest = Math.max(msOf(customer.createdAt), msOf(now) - MESSAGE_KEPT_DAYS * DAY);
  return db
    .selectFrom('site_messages as m')
    .leftJoin('site_message_reads as r', (join) =>
      join
        .onRef('r.customer_id', '=', 'm.customer_id')
        .onRef('r.message_id', '=', 'm.id')
        .on('r.login_id', '=', customer.id),
    )
    .where('m.customer_id', '=', customer.ownerId)
    .where('m.created_at', '>=', instantOf(oldest))
    .where((eb) => eb.or([eb('m.login_id', 'is', null), eb('m.login_id', '=', customer.id)]))
    .where((eb) => {
      const isForAll = eb('m.needs', 'is', null);
      const held = holdingsOf(customer.roles);
      return held.length === 0 ? isForAll : eb.or([isForAll, eb('m.needs', 'in', held)]);
    });
}

type Row = Pick<
  Selectable<SiteMessagesTable>,
  'id' | 'kind' | 'area' | 'order_sn' | 'said' | 'created_at'
> & { read_at: string | null };

const viewOf = ({ id, kind, area, order_sn, said, created_at, read_at }: Row) => ({
  messageId: id,
  kind,
  group: area,
  title: messageOf(messageTitle[kind]),
  text: messageOf(messageText[kind] as MessageRow<object>, said as object),
  orderSN: order_sn,
  productId: (said as { readonly productId?: number }).productId ?? null,
  ticketId: (said as { readonly ticketId?: number }).ticketId ?? null,
  invoiceId: (said as { readonly invoiceId?: number }).invoiceId ?? null,
  at: created_at,
  isRead: read_at !== null,
});

export async function listMessages(
  context: UserContext,
  { group, isUnread, pageIndex, pageSize }: ParsedOf<typeof getSiteMessages>,
): Promise<OutputOf<typeof getSiteMessages>> {
  const wanted = () => {
    const all = visibleTo(context);
    const ofGroup = group === undefined ? all : all.where('m.area', '=', group);
    return isUnread ? ofGroup.where('r.read_at', 'is', null) : ofGroup;
  };
  const { count } = await wanted()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  const page = Math.min(pageIndex, Math.max(1, Math.ceil(total / pageSize)));
  const rows = await wanted()
    .select(['m.id', 'm.kind', 'm.area', 'm.order_sn', 'm.said', 'm.created_at', 'r.read_at'])
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map(viewOf), total };
}

export async function countUnread(context: UserContext): Promise<OutputOf<typeof getUnreadCount>> {
  const { count } = await visibleTo(context)
    .where('r.read_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Number(count) };
}

/** Those of these keys that a login sees and has not read. */
export async function unreadAmong(
  reader: Reader,
  onces: readonly string[],
): Promise<ReadonlySet<string>> {
  if (onces.length === 0) return new Set();
  const rows = await visibleTo(reader)
    .where('r.read_at', 'is', null)
    .where('m.once', 'in', [...onces])
    .select('m.once')
    .execute();
  return new Set(rows.map(({ once }) => once));
}

/** Marks those that a login sees and has not read; all of them, or what is named by its id or its key. */
export async function markRead(
  reader: Reader,
  which: { readonly id: number } | { readonly onces: readonly string[] } | null,
): Promise<void> {
  const { db, customer, now } = reader;
  const all = visibleTo(reader).where('r.read_at', 'is', null);
  const unread =
    which === null
      ? all
      : 'id' in which
        ? all.where('m.id', '=', which.id)
        : all.where('m.once', 'in', [...which.onces]);
  await db
    .insertInto('site_message_reads')
    .columns(['customer_id', 'message_id', 'login_id', 'read_at'])
    .expression(
      unread.select([
        'm.customer_id',
        'm.id as message_id',
        sql<number>`${customer.id}::bigint`.as('login_id'),
        sql<string>`${now}::timestamptz`.as('read_at'),
      ]),
    )
    // Another window was faster.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function readOne(
  context: UserContext,
  { messageId }: ParsedOf<typeof readSiteMessage>,
): Promise<null | Refusal> {
  const seen = await visibleTo(context)
    .where('m.id', '=', messageId)
    .select('m.id')
    .executeTakeFirst();
  if (seen === undefined) return refuse(refusals.unknown);
  await markRead(context, { id: messageId });
  return null;
}

export async function readAll(context: UserContext): Promise<null> {
  await markRead(context, null);
  return null;
}
