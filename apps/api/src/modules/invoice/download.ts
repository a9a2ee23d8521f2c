/** Files of invoices that were issued: the sheets as one PDF, or the data of each. */
import type { ParsedOf } from '@banxin/contract/call';
import type { downloadInvoices } from '@banxin/contract/calls/invoice/invoice';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { plain } from '@banxin/contract/refusals/plain';
import { Raw } from '@banxin/contract/server';
import type { UserContext } from '../../context.ts';
import { ConcurrencyLimit } from '../../http/concurrencyLimit.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { SheetOfInvoice } from './drawInvoice.ts';
import { drawn, fileNameOf, invoiceSheetOf } from './files.ts';
import { invoiceXml } from './invoiceXml.ts';
import { isIssued } from './status.ts';

/** Files made at once: by all, and for one customer. */
const AT_ONCE = new ConcurrencyLimit(2);
const EACH = new ConcurrencyLimit(1);

const nameOf = (sheets: readonly SheetOfInvoice[]): string => {
  const [only] = sheets;
  return only !== undefined && sheets.length === 1 ? fileNameOf(only) : `invoices-${sheets.length}`;
};

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
  for (const row of rows) sheets.push(await invoiceSheetOf(db, row));
  const [only] = sheets;
  if (format === 'pdf') return pdfOf(ownerId, sheets);
  if (only === undefined || sheets.length > 1) return refuse(refusals.oneXml);
  return new Raw(invoiceXml(only), 'application/xml; charset=utf-8', {
    fileName: `${nameOf(sheets)}.xml`,
  });
}
