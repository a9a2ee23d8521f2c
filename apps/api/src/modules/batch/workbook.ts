/** Hands the workbook back with what is wrong in it. */
import type { ParsedOf } from '@banxin/contract/call';
import type { getImportWorkbook } from '@banxin/contract/calls/batch/import';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import { Raw } from '@banxin/contract/server';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { uploadKey } from '../file/files.ts';
import { findImport, type ImportRow, pagesOf, rowsOf } from './imports.ts';
import type { MarkWork, MarkWorkRow } from './markWorker.ts';
import type { SheetPlan } from './readSheet.ts';
import { XLSX } from './template.ts';
import { firstSaid } from './thread.ts';

/** Every row, as texts that the thread reads. */
async function markPages(db: Db, found: ImportRow): Promise<string[]> {
  const all: string[] = [];
  const every = rowsOf(db, found).select([
    'row_number',
    'cells',
    'problems',
    'order_sn',
    'changed',
  ]);
  for await (const page of pagesOf(every)) {
    const rows = page.map(
      ({ row_number: row, order_sn: orderSN, cells, problems, changed }): MarkWorkRow => {
        return { row, orderSN, cells, problems, changed: changed as BatchColumn[] };
      },
    );
    all.push(JSON.stringify(rows));
  }
  return all;
}

export async function readWorkbook(
  { db, customer, ports }: UserContext,
  { importId }: ParsedOf<typeof getImportWorkbook>,
): Promise<Raw | Refusal> {
  const found = await findImport(db, customer, importId);
  if (!found) return refuse(refusals.gone);
  if (found.plan === null || found.state === 'checking') return refuse(refusals.notChecked);
  const pages = await markPages(db, found);
  const copy = await ports.storage.toLocal(uploadKey(found.file_id));
  if (copy === null) return refuse(refusals.gone);
  const work: MarkWork = { path: copy.path, plan: found.plan as SheetPlan, pages };
  const script = new URL('./markWorker.ts', import.meta.url);
  try {
    const bytes = await firstSaid<Uint8Array<ArrayBuffer>>(script, work);
    const fileName = `${found.file_name.replace(/\.\w+$/, '')}-marked.xlsx`;
    return new Raw(bytes, XLSX, { fileName });
  } finally {
    await copy.release();
  }
}
