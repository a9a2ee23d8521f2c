/** The files of an invoice that was issued: its sheet as PDF, its data as XML. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Db } from '../../db/transaction.ts';
import type { Attachment } from '../../ports/mail.ts';
import type { SheetOfInvoice } from './drawInvoice.ts';
import { invoiceXml } from './invoiceXml.ts';
import type { InvoiceRow } from './status.ts';
import { linesOf } from './view.ts';

/** One that takes longer is given up. @unit ms */
const PATIENCE = 30_000;

/** An invoice as its sheet says it. */
export async function invoiceSheetOf(db: Db, row: InvoiceRow): Promise<SheetOfInvoice> {
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
export async function drawn(sheets: readonly SheetOfInvoice[]): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./invoiceWorker.ts', import.meta.url), { workerData: sheets });
  try {
    const [bytes] = await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) });
    return bytes as Uint8Array<ArrayBuffer>;
  } finally {
    await worker.terminate();
  }
}

/** What a sheet's file is called, without its end. */
export const fileNameOf = ({ number }: Pick<SheetOfInvoice, 'number'>): string =>
  `invoice-${number}`;

/** Both files, as they go with a letter. @throws Error when the sheet was not drawn in time */
export async function attachmentsOf(db: Db, row: InvoiceRow): Promise<Attachment[]> {
  const sheet = await invoiceSheetOf(db, row);
  const name = fileNameOf(sheet);
  return [
    { name: `${name}.pdf`, type: 'application/pdf', bytes: await drawn([sheet]) },
    { name: `${name}.xml`, type: 'application/xml', bytes: Buffer.from(invoiceXml(sheet)) },
  ];
}
