/** Invoices as their customer reads them. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getInvoice, getInvoices } from '@banxin/contract/calls/invoice/invoice';
import type { InvoiceRed, InvoiceRow as Listed } from '@banxin/contract/entities/invoice';
import { invoiceType, invoiceStatus as s } from '@banxin/contract/enums/invoice';
import type { Fen } from '@banxin/contract/money';
import { plain } from '@banxin/contract/refusals/plain';
import { type Selectable, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { InvoiceRedsTable } from '../../db/tables/invoices.ts';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dueDayOf } from './apply.ts';
import { mailFromOf, mailsOf, mailViewOf } from './mails.ts';
import { findInvoice, type InvoiceRow, isIssued } from './status.ts';

export type RedRow = Selectable<InvoiceRedsTable>;

/** Statuses of each tab. */
const TABS = {
  processing: [s.applied, s.approved],
  rejected: [s.rejected],
  issued: [s.invoiced, s.labelPrinted],
  closed: [s.cancelled, s.voided],
} as const;

/** @param reds its reversals */
export const rowOf = (
  row: InvoiceRow,
  reds: readonly Pick<RedRow, 'state' | 'amount'>[],
): Listed => ({
  id: row.id,
  invoiceSN: row.invoice_sn,
  kind: row.kind,
  medium: row.medium,
  type: row.type,
  status: row.status,
  title: row.buyer.title,
  company: row.seller.name,
  amount: Number(row.amount) as Fen,
  number: row.number,
  reason: row.reason,
  hasFiles: isIssued(row),
  redLeft: redLeftOf(row, reds) as Fen,
  appliedAt: row.applied_at,
  updatedAt: row.updated_at,
});

/** Reversals of an invoice, the newest first, each with the number of its red invoice. */
export const redsOf = (db: Db, { customer_id, id }: Pick<InvoiceRow, 'customer_id' | 'id'>) =>
  db
    .selectFrom('invoice_reds as r')
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.customer_id', '=', 'r.customer_id').onRef('i.id', '=', 'r.red_id'),
    )
    .selectAll('r')
    .select('i.number')
    .where('r.customer_id', '=', customer_id)
    .where('r.invoice_id', '=', id)
    .orderBy('r.id', 'desc')
    .execute();

export const redViewOf = (row: RedRow & { readonly number: string | null }): InvoiceRed => ({
  id: row.id,
  formSN: row.form_sn,
  state: row.state,
  reason: row.reason,
  amount: Number(row.amount) as Fen,
  text: row.text,
  until: row.until,
  answer: row.answer,
  invoiceId: row.red_id,
  number: row.number,
  at: row.created_at,
});

const own = (db: Db, ownerId: number) =>
  db.selectFrom('invoices').where('customer_id', '=', ownerId);

/** Reversals of each of some invoices. */
async function redsOfEach(
  db: Db,
  ownerId: number,
  rows: readonly Pick<InvoiceRow, 'id'>[],
): Promise<(row: Pick<InvoiceRow, 'id'>) => readonly Pick<RedRow, 'state' | 'amount'>[]> {
  if (rows.length === 0) return () => [];
  const reds = await db
    .selectFrom('invoice_reds')
    .select(['invoice_id', 'state', 'amount'])
    .where('customer_id', '=', ownerId)
    .where(
      'invoice_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const byInvoice = Map.groupBy(reds, ({ invoice_id }) => invoice_id);
  return ({ id }) => byInvoice.get(id) ?? [];
}

export async function listInvoices(
  { db, customer: { ownerId } }: UserContext,
  { tab, keyword = '', pageIndex, pageSize }: ParsedOf<typeof getInvoices>,
): Promise<OutputOf<typeof getInvoices>> {
  let found = own(db, ownerId);
  if (keyword !== '') {
    found = found.where(
      sql<boolean>`position(${keyword} in search_text || ' ' || invoice_sn || ' ' || coalesce(number, '')) > 0`,
    );
  }
  const byStatus = await found
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const countOf = (statuses: readonly number[] | null): number =>
    byStatus.reduce(
      (sum, { status, count }) =>
        statuses === null || statuses.includes(status) ? sum + Number(count) : sum,
      0,
    );
  const counts = {
    all: countOf(null),
    processing: countOf(TABS.processing),
    rejected: countOf(TABS.rejected),
    issued: countOf(TABS.issued),
    closed: countOf(TABS.closed),
  };
  const rows = await (tab === 'all' ? found : found.where('status', 'in', TABS[tab]))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const reds = await redsOfEach(db, ownerId, rows);
  return { items: rows.map((row) => rowOf(row, reds(row))), total: counts[tab], counts };
}

/** What of an invoice may still be reversed: less what is, and what waits for an answer or its number. @unit fen */
export function redLeftOf(
  row: InvoiceRow,
  reds: readonly Pick<RedRow, 'state' | 'amount'>[],
): number {
  if (row.type !== invoiceType.normal || !isIssued(row)) return 0;
  const taken = reds
    .filter(({ state }) => state <= 4)
    .reduce((sum, { amount }) => sum + Number(amount), 0);
  return Number(row.amount) - taken;
}

export const linesOf = (db: Db, { customer_id, id }: Pick<InvoiceRow, 'customer_id' | 'id'>) =>
  db
    .selectFrom('invoice_lines')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute();

/** What happened to an invoice, the first first. */
export const eventsOf = (db: Db, { customer_id, id }: Pick<InvoiceRow, 'customer_id' | 'id'>) =>
  db
    .selectFrom('status_events')
    .select(['at', 'event', 'to_status', 'reason', 'actor'])
    .where('customer_id', '=', customer_id)
    .where('entity', '=', 'invoice')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();

export async function readInvoice(
  { db, customer: { ownerId }, now }: UserContext,
  { id }: ParsedOf<typeof getInvoice>,
): Promise<OutputOf<typeof getInvoice> | Refusal> {
  const row = await findInvoice(db, ownerId, id);
  if (row === undefined) return refuse(plain.notFound);
  const lines = await linesOf(db, row);
  const reds = await redsOf(db, row);
  const mails = await mailsOf(db, row);
  const blue = row.red_of === null ? undefined : await findInvoice(db, ownerId, row.red_of);
  const events = await eventsOf(db, row);
  const waits = row.status === s.applied || row.status === s.approved;
  return {
    ...rowOf(row, reds),
    seller: row.seller,
    buyer: row.buyer,
    lines: lines.map((line) => ({
      orderSN: line.order_sn,
      name: line.name,
      spec: line.spec,
      quantity: line.quantity,
      unit: line.unit,
      rate: line.rate,
      net: Number(line.net) as Fen,
      tax: Number(line.tax) as Fen,
      amount: Number(line.amount) as Fen,
    })),
    net: Number(row.net) as Fen,
    tax: Number(row.tax) as Fen,
    mail: row.mail,
    mails: mails.map(mailViewOf),
    mailFrom: mailFromOf(mails, now),
    receiver: row.receiver && { ...row.receiver, isDefault: false },
    remark: row.remark,
    dueDay: waits ? dueDayOf(row.applied_at) : null,
    issuedAt: row.issued_at,
    carrier: row.carrier,
    trackingNo: row.tracking_no,
    reds: reds.map(redViewOf),
    redOf: blue?.number ? { id: blue.id, number: blue.number } : null,
    events: events.map(({ at, event, to_status, reason }) => ({
      at,
      event,
      to: to_status,
      reason,
    })),
  };
}
