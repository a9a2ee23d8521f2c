/** Rows of cloud parcels as they are written, and judged again when they are mended. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import { byCode, type CloudJudged, judgeParcelRow, knownStocks } from './cloudJudge.ts';
import { settleParcels } from './cloudSettle.ts';
import { type ImportRow, rowsOf, type StoredRow } from './imports.ts';
import type { ReadRow } from './readSheet.ts';

const columnsOf = ({ number, cells, spec, job, problems }: CloudJudged) => ({
  number,
  cells: JSON.stringify(cells),
  spec: spec && JSON.stringify(spec),
  job: job && JSON.stringify(job),
  total: null,
  problems: JSON.stringify(problems),
  codes: [...new Set(problems.map(({ code }) => code))],
  order_sn: null,
  is_before: false,
});

/** Adds rows; those that are there already stay as they are. */
export async function addCloudRows(
  db: Db,
  { customer_id, id }: Pick<ImportRow, 'customer_id' | 'id'>,
  rows: readonly CloudJudged[],
): Promise<void> {
  await db
    .insertInto('batch_rows')
    .values(
      rows.map((row) => ({ customer_id, import_id: id, row_number: row.row, ...columnsOf(row) })),
    )
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'import_id', 'row_number']).doNothing(),
    )
    .execute();
}

/** Judges rows anew, then all of them together. Answers those that were mended, as they stand by then. */
export async function judgeParcelsAgain(
  tx: Tx,
  found: ImportRow,
  read: readonly ReadRow[],
  now: string,
  mended: readonly { readonly stored: StoredRow; readonly change: object }[],
): Promise<StoredRow[]> {
  const stocks = byCode(await knownStocks(tx, found.customer_id));
  for (const [index, row] of read.entries()) {
    const { stored, change } = mended[index] ?? {};
    if (stored === undefined || stored.order_sn !== null) continue;
    const changed = [...new Set([...stored.changed, ...Object.keys(change ?? {})])];
    await tx
      .updateTable('batch_rows')
      .set({ ...columnsOf(judgeParcelRow(row, stocks)), changed })
      .where('customer_id', '=', found.customer_id)
      .where('import_id', '=', found.id)
      .where('row_number', '=', row.row)
      .execute();
  }
  await settleParcels(tx, found, now);
  return rowsOf(tx, found)
    .selectAll()
    .where(sql<boolean>`row_number = any(${read.map(({ row }) => row)})`)
    .orderBy('row_number')
    .execute();
}
