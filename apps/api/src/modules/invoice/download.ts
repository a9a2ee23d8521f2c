/** Files of invoices that were issued: the sheets as one PDF, or the data of each. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ParsedOf } from '@banxin/contract/call';
import type { downloadInvoices } from '@banxin/contract/calls/invoice/invoice';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { plain } from '@banxin/contract/refusals/plain';
import { Raw } from '@banxin/contract/server';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { ConcurrencyLimit } from '../../http/concurrencyLimit.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { SheetOfInvoice } from './drawInvoice.ts';
import { invoiceXml } from './invoiceXml.ts';
import type { InvoiceRow } from './status.ts';
import { isIssued, linesOf } from './view.ts';

/** One that takes longer is given up. @unit ms */
const PATIENCE = 30_000;
/** Files made at once: by all, and for one customer. */
const AT_ONCE = new ConcurrencyLimit(2);
const EACH = new ConcurrencyLimit(1);

/** An invoice as its sheet says it. */
async function sheetOf(db: Db, row: InvoiceRow): Promise<SheetOfInvoice> {
  const lines = await linesOf(db, row);
  const kind = row.kind === 'special' ? '增值税专用发票' : '普通发票';
  const medium = row.medium === 'electronic' ? '电子发票' : '发票';
  return {
    heading: `${medium}（${kind}）${row.amount < 0 ? ' 红字' : ''}`,
    number: row.number ?? '',
    issuedOn: (row.issued_at ?? row.updated_at).slice(0, 10),
    buyer: row.buyer,
    seller: row.seller,
    lines: lines.map(({ name, spec, unit, quantity, rate, net, tax }) => ({
      ...{ name, spec, unit, quantity, rate },
      net: Number(net),
      tax: Number(tax),
    })),
    net: Number(row.net),
    tax: Number(row.tax),
    amount: Number(row.amount),
    remark: row.remark,
  };
}

/** Draws them on a thread of its own. @throws Error when they did not come in time */
async function drawn(sheets: readonly SheetOfInvoice[]): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./invoiceWorker.ts', import.meta.url), { workerData: sheets });
  try {
    const [bytes] = await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) });
    return bytes as Uint8Array<ArrayBuffer>;
  } finally {
    await worker.terminate();
  }
}

const nameOf = (sheets: readonly SheetOfInvoice[]): string =>
  sheets.length === 1 ? `invoice-${sheets[0]?.number}` : `invoices-${sheets.length}`;

async function pdfOf(ownerId: number, sheets: readonly SheetOfInvoice[]): Promise<Raw | Refusal> {
  const who = String(ownerId);
  if (!EACH.take(who)) return refuse(refusals.fileNotReady);
  try {
    if (!AT_ONCE.take('')) return refuse(refusals.fileNotReady);
    try {
      const bytes = await drawn(sheets);
      return new Raw(bytes, 'application/pdf', { fileName: `${nameOf(sheets)}.pdf` });
    } finally {
      AT_ONCE.release('');
    }
  } finally {
    EACH.release(who);
  }
}

export async function download(
  { db, customer: { ownerId } }: UserContext,
  { ids, format }: ParsedOf<typeof downloadInvoices>,
): Promise<Raw | Refusal> {
  const wanted = [...new Set(ids.split(',').map(Number))];
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('customer_id', '=', ownerId)
    .where('id', 'in', wanted)
    .orderBy('id', 'desc')
    .execute();
  if (rows.length < wanted.length) return refuse(plain.notFound);
  if (!rows.every(isIssued)) return refuse(refusals.notIssued);
  const sheets: SheetOfInvoice[] = [];
  for (const row of rows) sheets.push(await sheetOf(db, row));
  const [only] = sheets;
  if (format === 'pdf') return pdfOf(ownerId, sheets);
  if (only === undefined || sheets.length > 1) return refuse(refusals.oneXml);
  return new Raw(invoiceXml(only), 'application/xml; charset=utf-8', {
    fileName: `${nameOf(sheets)}.xml`,
  });
}
