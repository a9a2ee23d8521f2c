/** The customer's tickets, and the orders that after-sales can be asked for. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getAfterSales, getClaimableOrders } from '@banxin/contract/calls/afterSales/ticket';
import { afterSalesAudit as a, afterSalesStatus as t } from '@banxin/contract/enums/afterSales';
import { type ClaimTab, claimTabOf, claimTabs } from '@banxin/contract/lifecycles/afterSales';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { searchable } from '../../db/searchable.ts';
import type { Db } from '../../db/transaction.ts';
import { messageOfRefusal, refuse } from '../../http/refusal.ts';
import { isOver, lastDayFor, receivedAt } from '../order/received.ts';
import type { RecordRow } from './tickets.ts';
import { unreadAnswers } from './unread.ts';
import { goodsColumns, goodsOf, goodsView, summaryOf } from './view.ts';
import { SENT, standingRefusal } from './window.ts';

/** What stands under a tab, as a condition. */
const under: Readonly<Record<ClaimTab, ReturnType<typeof sql<boolean>>>> = {
  all: sql<boolean>`true`,
  pending: sql<boolean>`status = ${t.submitted} and audit <> ${a.failed}`,
  processing: sql<boolean>`status = ${t.processing}`,
  evidence: sql<boolean>`(status = ${t.suspended} or status = ${t.submitted} and audit = ${a.failed})`,
  completed: sql<boolean>`status = ${t.completed}`,
  closed: sql<boolean>`status in (${t.revoked}, ${t.cancelled})`,
};

/** How many tickets stand under each tab. */
async function countsOf(db: Db, ownerId: number): Promise<Record<ClaimTab, number>> {
  const rows = await db
    .selectFrom('after_sales')
    .select(['status', 'audit', (eb) => eb.fn.countAll<number>().as('count')])
    .where('customer_id', '=', ownerId)
    .groupBy(['status', 'audit'])
    .execute();
  const counts = Object.fromEntries(claimTabs.map(({ key }) => [key, 0])) as Record<
    ClaimTab,
    number
  >;
  for (const { status, audit, count } of rows) {
    counts.all += Number(count);
    counts[claimTabOf(status, audit)] += Number(count);
  }
  return counts;
}

export async function listTickets(
  context: UserContext,
  { tab, keyword, cause, pageIndex, pageSize }: ParsedOf<typeof getAfterSales>,
): Promise<OutputOf<typeof getAfterSales>> {
  const { db, customer } = context;
  const { ownerId } = customer;
  const words = searchable(keyword);
  const wanted = () => {
    let query = db.selectFrom('after_sales').where('customer_id', '=', ownerId).where(under[tab]);
    if (words !== '') query = query.where(sql<boolean>`position(${words} in search_text) > 0`);
    if (cause !== undefined) query = query.where('cause', '=', cause);
    return query;
  };
  const { total } = await wanted()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted()
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  const records: RecordRow[] =
    ids.length === 0
      ? []
      : await db
          .selectFrom('after_sales_records')
          .selectAll()
          .where('customer_id', '=', ownerId)
          .where('ticket_id', 'in', ids)
          .orderBy('id')
          .execute();
  const byTicket = Map.groupBy(records, ({ ticket_id }) => ticket_id);
  const goods = await goodsOf(
    db,
    ownerId,
    rows.map(({ order_id }) => order_id),
  );
  const unread = await unreadAnswers(context, ids);
  return {
    items: rows.flatMap((row) => {
      const of = goods.get(row.order_id);
      if (of === undefined) return [];
      return [summaryOf(row, of, byTicket.get(row.id) ?? [], unread.get(row.id)?.size ?? 0)];
    }),
    total: Number(total),
    counts: await countsOf(db, ownerId),
  };
}

/** Orders that left the works, the newest first, each with its last day or why nothing can be asked for. */
export async function listClaimable(
  { db, customer, now }: UserContext,
  { keyword, pageIndex, pageSize }: ParsedOf<typeof getClaimableOrders>,
): Promise<OutputOf<typeof getClaimableOrders>> {
  const words = searchable(keyword);
  const wanted = () => {
    const query = db
      .selectFrom('orders')
      .where('customer_id', '=', customer.ownerId)
      .where('tab', 'is not', null)
      .where('cloud', 'is', null)
      .where('status', 'in', [...SENT]);
    return words === '' ? query : query.where(sql<boolean>`position(${words} in search_text) > 0`);
  };
  const { total } = await wanted()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted()
    .select([...goodsColumns, 'status', 'flags', 'cloud'])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const received = await receivedAt(
    db,
    customer.ownerId,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => {
    const at = received.get(row.id) ?? null;
    const lastDay = lastDayFor(at, null, customer.vipLevel);
    const refusal =
      standingRefusal(row) ??
      (isOver(lastDay, now) ? refuse(refusals.over, { day: lastDay }) : null);
    return {
      ...goodsView(row),
      receivedAt: at,
      lastDay,
      allowed: refusal === null,
      reason: messageOfRefusal(refusal),
    };
  });
  return { items, total: Number(total) };
}
