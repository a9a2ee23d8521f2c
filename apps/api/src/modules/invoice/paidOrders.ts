/** Orders of a customer that were paid: those of a list, of a month, or named; locked where an invoice is to be written. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getInvoiceable } from '@banxin/contract/calls/invoice/invoice';
import { INVOICE_ORDERS_MAX, INVOICE_WITHIN_DAYS } from '@banxin/contract/constants';
import type { Fen } from '@banxin/contract/money';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { amountsOf, type OpenOrder, type PaidOrder, paidColumns, sumsOf } from './amounts.ts';

const DAY = 24 * 3_600_000;

interface Reading {
  /** Held until the transaction ends: nothing is refunded or invoiced meanwhile. */
  readonly isLocked: boolean;
}

const paidBy = (db: Db, customerId: number) =>
  db.selectFrom('orders').where('customer_id', '=', customerId).where('paid', '>', 0);

/** By their ids, which is the sequence in which several are locked everywhere. */
export function ordersOfNumbers(
  db: Db,
  customerId: number,
  numbers: readonly string[],
  { isLocked }: Reading,
): Promise<PaidOrder[]> {
  if (numbers.length === 0) return Promise.resolve([]);
  const orders = paidBy(db, customerId)
    .select(paidColumns)
    .where('order_sn', 'in', numbers)
    .orderBy('id');
  return (isLocked ? orders.forUpdate() : orders).execute();
}

/** The first moment of a month in Shanghai and of the next one. */
function boundsOf(month: string): readonly [from: string, to: string] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return [`${month}-01T00:00:00+08:00`, `${next}-01T00:00:00+08:00`];
}

/** The first moment from which on an order that was paid can be invoiced now. @param now instant */
const since = (now: string): string =>
  `${dayOf(msOf(now) - INVOICE_WITHIN_DAYS * DAY)}T00:00:00+08:00`;

/** Orders of which something can be invoiced now: the same for the home, for months and for the list. */
const openOrders = (db: Db, customerId: number, now: string) =>
  db
    .selectFrom(sumsOf(customerId, sql`paid > 0 and paid_at >= ${since(now)}`).as('sums'))
    .where('open', '>', 0);

/** With what an invoice needs of them, quotes and all: of those alone that are shown or applied for. */
const ordersOf = (db: Db, customerId: number, ids: readonly number[]) =>
  paidBy(db, customerId).select(paidColumns).where(sql<boolean>`id = any(${ids}::bigint[])`);

/** Those that were paid in a month and can be invoiced, one more than one application takes where there are more. */
export async function openOfMonth(
  db: Db,
  customerId: number,
  { month, now, isLocked }: Reading & { readonly month: string; readonly now: string },
): Promise<OpenOrder[]> {
  const [from, to] = boundsOf(month);
  const found = await openOrders(db, customerId, now)
    .select('order_id')
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .orderBy('order_id')
    .limit(INVOICE_ORDERS_MAX + 1)
    .execute();
  if (found.length === 0) return [];
  const orders = ordersOf(
    db,
    customerId,
    found.map(({ order_id }) => Number(order_id)),
  ).orderBy('id');
  // Behind their locks they are looked at anew: one may have been invoiced meanwhile.
  const rows = await (isLocked ? orders.forUpdate() : orders).execute();
  return (await amountsOf(db, customerId, rows)).filter(({ open }) => open > 0);
}

/** Months in which something was paid that can be invoiced, the newest first. */
async function openMonths(db: Db, customerId: number, now: string): Promise<string[]> {
  const rows = await openOrders(db, customerId, now)
    .select(sql<string>`to_char(paid_at at time zone 'Asia/Shanghai', 'YYYY-MM')`.as('month'))
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ month }) => month);
}

/** Why an order cannot be chosen; null when it can. @param today day */
export function refusalOf(
  { order, open, lastDay, isUnderWay, paid, excluded }: OpenOrder,
  today: string,
): KeyedMessage | null {
  const orderSN = order.order_sn;
  if (lastDay < today) return messageOf(refusals.orderTooOld, { orderSN, day: lastDay });
  if (open > 0) return null;
  if (isUnderWay) return messageOf(refusals.alreadyApplied, { orderSN });
  if (excluded.invoiced > 0) return messageOf(refusals.allInvoiced);
  return paid === excluded.refunded
    ? messageOf(refusals.allRefunded)
    : messageOf(refusals.nothingPaidIn);
}

/** As the contract shows it. */
const shown = (one: OpenOrder, now: string): OutputOf<typeof getInvoiceable>['items'][number] => ({
  orderSN: one.order.order_sn,
  productId: one.order.product_id,
  productName: one.order.product_name,
  paidAt: one.order.paid_at ?? now,
  company: one.seller,
  paid: one.paid as Fen,
  excluded: one.excluded,
  open: one.open as Fen,
  lastDay: one.lastDay,
  refusal: refusalOf(one, dayOf(msOf(now))),
});

export async function listInvoiceable(
  { db, customer: { ownerId }, now }: UserContext,
  { pageIndex, pageSize, month, keyword = '' }: ParsedOf<typeof getInvoiceable>,
): Promise<OutputOf<typeof getInvoiceable>> {
  let found = paidBy(db, ownerId);
  if (month !== undefined) {
    const [from, to] = boundsOf(month);
    found = found.where('paid_at', '>=', from).where('paid_at', '<', to);
  }
  if (keyword !== '') {
    found = found.where(({ eb, or }) =>
      or([eb('order_sn', '=', keyword), sql<boolean>`position(${keyword} in product_name) > 0`]),
    );
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(paidColumns)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const items = (await amountsOf(db, ownerId, rows)).map((one) => shown(one, now));
  return { items, total: Number(total), months: await openMonths(db, ownerId, now) };
}

/** How many orders can be invoiced now, and of these the ones whose time ends first. */
export async function readyToInvoice(
  { db, customer: { ownerId }, now }: UserContext,
  most: number,
): Promise<{ count: number; items: OutputOf<typeof getInvoiceable>['items'] }> {
  const found = await openOrders(db, ownerId, now)
    .select('order_id')
    .select(sql<number>`count(*) over ()`.as('count'))
    .orderBy('paid_at')
    .orderBy('order_id')
    .limit(most)
    .execute();
  const rows = await ordersOf(
    db,
    ownerId,
    found.map(({ order_id }) => Number(order_id)),
  )
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
  const items = (await amountsOf(db, ownerId, rows)).map((one) => shown(one, now));
  return { count: Number(found[0]?.count ?? 0), items };
}
