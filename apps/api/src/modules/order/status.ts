/** The only code that changes an order's status: along the chart, with its event and its tab's counter. */

import { fileStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { fileChart } from '@banxin/contract/lifecycles/file';
import {
  isHeldBack,
  type OrderTab,
  orderChart,
  orderTabs,
  tabOf,
} from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { type Insertable, sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { StatusEventsTable } from '../../db/tables/orders.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { settleStock } from '../stock/ledger.ts';
import { settleDiscounts } from './discounts.ts';
import { isReceiptOfAll, receiveDrops } from './drops.ts';
import { dropWish } from './dropWish.ts';
import { isStoredInCloud, isVirtual, type OrderRow } from './order.ts';
import { promiseFixedBy } from './promise.ts';
import { tellFilesToModify, tellMoved, tellPromiseMoved } from './tellMoved.ts';

export interface Move {
  readonly event: string;
  /** customer:<id>, staff, system, carrier */
  readonly actor: string;
  /** Why; a plain string is what somebody wrote: a customer, the works, a carrier. */
  readonly reason?: KeyedMessage | string;
  /** ISO instant. */
  readonly at: string;
  /** True where another message says it already. */
  readonly isTold?: boolean;
}

/** Position of a tab; -1 for an order that is in none. */
const tabPosition = (tab: string | null): number => orderTabs.findIndex(({ key }) => key === tab);

type Counter = { readonly customerId: number; readonly tab: string };

const countUp = prepared((db, { customerId, tab }: Counter) =>
  db
    .insertInto('order_counts')
    .values({ customer_id: customerId, tab, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'tab']).doUpdateSet({ count: sql`order_counts.count + 1` }),
    ),
);

const countDown = prepared((db, { customerId, tab }: Counter) =>
  db
    .updateTable('order_counts')
    .set({ count: sql`count - 1` })
    .where('customer_id', '=', customerId)
    .where('tab', '=', tab),
);

/** Changes the counter of a tab, in the transaction that changes the order. */
async function countTab(tx: Tx, customerId: number, tab: string | null, by: 1 | -1): Promise<void> {
  if (tab !== null) await (by === 1 ? countUp : countDown)(tx, { customerId, tab });
}

/** Counts an order under the tab that it moves to. */
export async function moveCount(
  tx: Tx,
  order: Pick<OrderRow, 'customer_id' | 'tab'>,
  tab: OrderTab | null,
): Promise<void> {
  if (tab === order.tab) return;
  // Always in the same sequence of tabs: two orders that swap tabs cannot deadlock on the counters.
  const steps = [
    { name: order.tab, by: -1 as const },
    { name: tab, by: 1 as const },
  ];
  steps.sort((a, b) => tabPosition(a.name) - tabPosition(b.name));
  for (const { name, by } of steps) await countTab(tx, order.customer_id, name, by);
}

const countOpen = prepared((db, { customerId }: { readonly customerId: number }) =>
  db
    .selectFrom('order_counts')
    .select((eb) => eb.fn.sum<number>('count').as('count'))
    .where('customer_id', '=', customerId)
    .where('tab', 'in', ['draft', 'unpaid']),
);

const insertEvent = prepared((db, row: Insertable<StatusEventsTable>) =>
  db.insertInto('status_events').values(row),
);

/** The Chinese sentence, and its key and values, from which the English one is made. */
const storedReason = (
  reason: KeyedMessage | string | undefined,
): Pick<Insertable<StatusEventsTable>, 'reason' | 'said'> =>
  typeof reason === 'object'
    ? { reason: reason.message, said: JSON.stringify(reason.data) }
    : { reason: reason ?? null, said: null };

async function writeEvent(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'customer_id'>,
  entity: string,
  from: number | null,
  to: number,
  move: Move,
): Promise<void> {
  await insertEvent(tx, {
    customer_id: order.customer_id,
    entity,
    entity_id: order.id,
    from_status: from,
    to_status: to,
    event: move.event,
    actor: move.actor,
    ...storedReason(move.reason),
    at: move.at,
  });
}

/**
 * Writes the first event of an order and counts it. Answers how many of the customer's orders are not submitted
 * or not paid, itself included: its counter's row lock lets one new or submitted order pass at a time.
 */
export async function recordCreated(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'customer_id' | 'status' | 'tab'>,
  move: Move,
): Promise<number> {
  await writeEvent(tx, order, 'order', null, order.status, move);
  await countTab(tx, order.customer_id, order.tab, 1);
  const [open] = await countOpen(tx, { customerId: order.customer_id });
  return Number(open?.count ?? 0);
}

/** Writes an event that does not change the status. */
export const recordEvent = (
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'customer_id' | 'status'>,
  move: Move,
): Promise<void> => writeEvent(tx, order, 'order', order.status, order.status, move);

/** What happened to an order, oldest first. */
export const eventsOf = (db: Db, order: Pick<OrderRow, 'id' | 'customer_id'>) =>
  db
    .selectFrom('status_events')
    .select(['at', 'event', 'reason', 'said', 'to_status', 'actor'])
    .where('customer_id', '=', order.customer_id)
    .where('entity', '=', 'order')
    .where('entity_id', '=', order.id)
    .orderBy('at')
    .orderBy('id')
    .execute();

/**
 * Takes an order along one arrow. The caller holds the row's lock.
 * Answers the order after the step, or null when the chart has no such arrow from its status, or the customer
 * stopped its shipping.
 */
export async function advance(tx: Tx, order: OrderRow, move: Move): Promise<OrderRow | null> {
  const arrow = can(orderChart, order.status, move.event);
  if (arrow === null || isHeldBack(move.event, order.flags)) return null;
  const tab = isVirtual(order)
    ? null
    : tabOf(arrow.to, order.confirmed_at !== null, isStoredInCloud(order));
  const fixed = promiseFixedBy(order, arrow, move.at);
  let after = await tx
    .updateTable('orders')
    .set({
      status: arrow.to,
      tab,
      updated_at: move.at,
      version: sql`version + 1`,
      ...fixed?.set,
    })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .returningAll()
    .executeTakeFirst();
  if (!after) return null;
  await writeEvent(tx, order, 'order', order.status, arrow.to, move);
  if (fixed?.change) {
    const event = 'DELIVERY_DATE_CHANGE';
    const reason = messageOf(note.shipDayMoved, fixed.change);
    await recordEvent(tx, after, { event, actor: 'system', reason, at: move.at });
    await tellPromiseMoved(tx, after, fixed.change, move.at);
  }
  // Payments before coupons and accounts: the sequence of locks.
  await dropWish(tx, order, after, move.at);
  await settleDiscounts(tx, after, move);
  if (isReceiptOfAll(move)) after = await receiveDrops(tx, after);
  await tellMoved(tx, after, arrow, move);
  await moveCount(tx, order, tab);
  // Last: the shelf is everybody's.
  await settleStock(tx, after, move.at);
  return after;
}

/** The works ask for something else. */
const TO_MODIFY: readonly number[] = [
  fileStatus.productToModify,
  fileStatus.fileToModify,
  fileStatus.certificateToModify,
];

/** The same for the state of the design files. */
export async function advanceFiles(tx: Tx, order: OrderRow, move: Move): Promise<OrderRow | null> {
  const arrow = can(fileChart, order.file_status, move.event);
  if (arrow === null) return null;
  const after = await tx
    .updateTable('orders')
    .set({ file_status: arrow.to, updated_at: move.at, version: sql`version + 1` })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirst();
  if (!after) return null;
  await writeEvent(tx, order, 'file', order.file_status, arrow.to, move);
  if (TO_MODIFY.includes(arrow.to) && !move.isTold) await tellFilesToModify(tx, after, move);
  return after;
}
