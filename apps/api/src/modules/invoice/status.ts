/** The only code that changes the status of an invoice: along its chart, with its event. */
import { invoiceStatus } from '@banxin/contract/enums/invoice';
import { can } from '@banxin/contract/lifecycles/chart';
import { invoiceChart } from '@banxin/contract/lifecycles/invoice';
import type { Selectable, Updateable } from 'kysely';
import type { InvoicesTable } from '../../db/tables/invoices.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { withLetter } from './withLetter.ts';

export type InvoiceRow = Selectable<InvoicesTable>;

/** It is issued, and stands. */
export const isIssued = ({ status }: Pick<InvoiceRow, 'status'>): boolean =>
  status === invoiceStatus.invoiced || status === invoiceStatus.labelPrinted;

export interface InvoiceMove {
  readonly event: string;
  /** customer:<id>, staff, system */
  readonly actor: string;
  /** Why, in somebody's words. */
  readonly reason?: string | undefined;
  /** Instant. */
  readonly at: string;
}

const own = (db: Db, customerId: number, id: number) =>
  db.selectFrom('invoices').selectAll().where('customer_id', '=', customerId).where('id', '=', id);

export const findInvoice = (
  db: Db,
  customerId: number,
  id: number,
): Promise<InvoiceRow | undefined> => own(db, customerId, id).executeTakeFirst();

export const lockInvoice = (
  tx: Tx,
  customerId: number,
  id: number,
): Promise<InvoiceRow | undefined> => own(tx, customerId, id).forUpdate().executeTakeFirst();

/** Writes that something happened to it. */
export async function recordInvoice(
  tx: Tx,
  { customer_id, id }: Pick<InvoiceRow, 'customer_id' | 'id'>,
  from: number | null,
  to: number,
  { event, actor, reason, at }: InvoiceMove,
): Promise<void> {
  await tx
    .insertInto('status_events')
    .values({
      customer_id,
      entity: 'invoice',
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
}

/**
 * Takes an invoice along one arrow; the caller holds its lock. Answers it after the step, or null when the chart has no
 * such arrow for this actor from its status.
 */
export async function advanceInvoice(
  tx: Tx,
  row: InvoiceRow,
  move: InvoiceMove,
  set: Updateable<InvoicesTable> = {},
): Promise<InvoiceRow | null> {
  const by = move.actor.startsWith('customer') ? 'customer' : 'staff';
  const arrow = can(invoiceChart, row.status, move.event, by);
  if (arrow === null) return null;
  const write = tx
    .updateTable('invoices')
    .set({ ...set, status: arrow.to, updated_at: move.at })
    .where('customer_id', '=', row.customer_id)
    .where('id', '=', row.id)
    .returningAll();
  const after = await (arrow.to === invoiceStatus.invoiced
    ? withLetter(tx, write, move.at)
    : write
  ).executeTakeFirstOrThrow();
  await recordInvoice(tx, row, row.status, arrow.to, move);
  return after;
}
