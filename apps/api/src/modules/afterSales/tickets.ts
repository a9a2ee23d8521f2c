/** Reads tickets for their owner only, locked where they are about to change: the order first, then the ticket. */
import {
  type AfterSalesAudit,
  type AfterSalesStatus,
  afterSalesAudit as a,
  afterSalesStatus as t,
} from '@banxin/contract/enums/afterSales';
import type { ClaimStanding } from '@banxin/contract/messages/afterSales';
import { EVIDENCE_DAYS } from '@banxin/contract/rules/afterSales';
import type { Selectable } from 'kysely';
import type { AfterSalesRecordsTable, AfterSalesTable } from '../../db/tables/afterSales.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { lockOrder, type OrderRow } from '../order/order.ts';

export type TicketRow = Selectable<AfterSalesTable>;
export type RecordRow = Selectable<AfterSalesRecordsTable>;
export type TicketKey = Pick<TicketRow, 'customer_id' | 'id'>;

const DAY = 24 * 3_600_000;

/** The last moment of the day so many days later. @param now instant */
export const endOfDay = (now: string, days: number = EVIDENCE_DAYS): string =>
  `${dayOf(msOf(now) + days * DAY)}T23:59:59.999+08:00`;

/** How a ticket stands, with its audit. */
export function standingOf({
  status,
  audit,
}: {
  readonly status: AfterSalesStatus;
  readonly audit: AfterSalesAudit;
}): ClaimStanding {
  switch (status) {
    case t.submitted:
      return audit === a.failed ? 'failed' : 'pending';
    case t.processing:
      return 'processing';
    case t.completed:
      return 'completed';
    case t.suspended:
      return 'suspended';
    case t.revoked:
      return 'revoked';
    case t.cancelled:
      return 'cancelled';
  }
}

const living: readonly AfterSalesStatus[] = [t.submitted, t.processing, t.suspended];

/** True while something can still become of it. */
export const isOpen = ({ status }: Pick<TicketRow, 'status'>): boolean => living.includes(status);

export const findTicket = (
  db: Db,
  customerId: number,
  id: number,
): Promise<TicketRow | undefined> =>
  db
    .selectFrom('after_sales')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();

/** By its number, whosever it is: for the works. */
export const findByNumber = (db: Db, ticketSN: string): Promise<TicketRow | undefined> =>
  db
    .selectFrom('after_sales')
    .selectAll()
    .where('ticket_sn', '=', ticketSN.trim())
    .executeTakeFirst();

/** The solutions of a ticket, the first registered first. */
export const recordsOf = (db: Db, { customer_id, id }: TicketKey): Promise<RecordRow[]> =>
  db
    .selectFrom('after_sales_records')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('ticket_id', '=', id)
    .orderBy('id')
    .execute();

/** A record of this customer. */
export const findRecord = (
  db: Db,
  customerId: number,
  id: number,
): Promise<RecordRow | undefined> =>
  db
    .selectFrom('after_sales_records')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();

/** A ticket that nobody else changes now, its order and its records. */
export interface Locked {
  readonly ticket: TicketRow;
  readonly order: OrderRow;
  readonly records: readonly RecordRow[];
}

/** Locks the order before the ticket, as everybody does; undefined for what is not there. */
export async function lockTicket(
  tx: Tx,
  customerId: number,
  id: number,
): Promise<Locked | undefined> {
  const found = await findTicket(tx, customerId, id);
  if (found === undefined) return undefined;
  // A hidden order keeps its tickets: its row is locked whatever tab it is in.
  const order =
    (await lockOrder(tx, customerId, found.order_sn)) ??
    (await tx
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('id', '=', found.order_id)
      .forUpdate()
      .executeTakeFirstOrThrow());
  const ticket = await tx
    .selectFrom('after_sales')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ticket, order, records: await recordsOf(tx, ticket) };
}

/** What was refunded by these records. @unit fen */
export const refundedOf = (records: readonly RecordRow[]): number =>
  records.reduce((sum, { refunded_at, amount }) => sum + (refunded_at === null ? 0 : amount), 0);
