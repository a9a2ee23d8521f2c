/** What waits for a login: orders whose next step is its own, the one that is due first at the top. */
import type { Call, OutputOf } from '@banxin/contract/call';
import type { getToday } from '@banxin/contract/calls/customer/today';
import { getInvoiceable } from '@banxin/contract/calls/invoice/invoice';
import { createComment } from '@banxin/contract/calls/order/comment';
import { setFilesConfirmed } from '@banxin/contract/calls/order/fileStanding';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { UNPAID_CANCEL_HOURS } from '@banxin/contract/constants';
import { type OrderTodoKey, orderTodos } from '@banxin/contract/lifecycles/todo';
import { missingAccess } from '@banxin/contract/rules/access';
import { type RawBuilder, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { prepared } from '../../db/prepared.ts';
import { readyToInvoice } from '../invoice/paidOrders.ts';
import { matching, type QueryFilter, queryFilterOf, summaries } from '../order/listFilter.ts';
import { summaryOf } from '../order/view.ts';

type Group = OutputOf<typeof getToday>['groups'][number];

/** As many of a kind are shown as a morning takes; the list has all. */
const SHOWN = 5;

/** What does it, and by what the orders of a kind are ordered. */
const kinds: Readonly<
  Record<OrderTodoKey, readonly [does: Pick<Call, 'access'>, due: RawBuilder<unknown>]>
> = {
  pay: [
    payByBalance,
    sql`coalesce(held_until, confirmed_at + make_interval(hours => ${sql.lit(UNPAID_CANCEL_HOURS)}))`,
  ],
  // Nothing is promised before these are done: who waits longest is first.
  mend: [setOrderFiles, sql`created_at`],
  confirm: [setFilesConfirmed, sql`created_at`],
  receive: [confirmReceipt, sql`due_day`],
  // Never due: what arrived last is remembered best.
  comment: [createComment, sql`created_at desc`],
};

/** In which they are answered. */
const PLACE: readonly Group['kind'][] = [
  ...(['pay', 'mend', 'confirm', 'receive', 'invoice', 'comment'] as const),
];

const reads = orderTodos.map(({ key }) => {
  const [does, due] = kinds[key];
  const read = prepared((db, p: QueryFilter) =>
    matching(summaries(db), p)
      .select(sql<number>`count(*) over ()`.as('matches'))
      .orderBy(sql`${due} nulls last`)
      .orderBy('id')
      .limit(SHOWN),
  );
  return { key, does, read };
});

async function groupOf(
  { db, customer, now }: UserContext,
  { key, read }: (typeof reads)[number],
): Promise<Group> {
  const rows = await read(db, queryFilterOf(customer.ownerId, { todo: key }));
  return {
    kind: key,
    count: Number(rows[0]?.matches ?? 0),
    items: rows.map((order) => summaryOf(order, customer, now)),
  };
}

async function invoiceGroup(context: UserContext): Promise<Group> {
  return { kind: 'invoice', ...(await readyToInvoice(context, SHOWN)) };
}

export async function readToday(context: UserContext): Promise<OutputOf<typeof getToday>> {
  const may = ({ access }: Pick<Call, 'access'>): boolean =>
    missingAccess(access, context.customer) === null;
  const own = reads.filter(({ does }) => may(does)).map((one) => groupOf(context, one));
  const invoice = may(getInvoiceable) ? [invoiceGroup(context)] : [];
  const groups = await Promise.all([...own, ...invoice]);
  // The paper of an order comes before an opinion of it.
  return { groups: groups.toSorted((a, b) => PLACE.indexOf(a.kind) - PLACE.indexOf(b.kind)) };
}
