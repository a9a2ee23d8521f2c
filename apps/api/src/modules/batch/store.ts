/** Rows of an import as they are written and read. */
import type { Db } from '../../db/transaction.ts';
import type { ImportRow, StoredRow } from './imports.ts';
import type { BatchJob } from './judge.ts';
import type { Known } from './standing.ts';

/** What a row orders, with its file and its certificate. */
export interface StoredJob extends BatchJob {
  readonly fileId: string | null;
  readonly certificateId: number | null;
}

export const jobOf = ({ job }: Pick<StoredRow, 'job'>): StoredJob | null => job as StoredJob | null;

/** Columns of a row that was judged. */
export const columnsOf = ({ job, spec, before, fileId, certificateId, ...row }: Known) => ({
  number: row.number,
  cells: JSON.stringify(row.cells),
  spec: spec && JSON.stringify(spec),
  job: job && JSON.stringify({ ...job, fileId, certificateId } satisfies StoredJob),
  total: row.total,
  problems: JSON.stringify(row.problems),
  codes: [...new Set(row.problems.map(({ code }) => code))],
  order_sn: before,
  is_before: before !== null,
});

/** Adds rows; those that are there already stay as they are. */
export async function addRows(
  db: Db,
  { customer_id, id }: Pick<ImportRow, 'customer_id' | 'id'>,
  rows: readonly Known[],
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

/** Writes a row anew; what was mended is remembered for the workbook. */
export async function rewriteRow(
  db: Db,
  { customer_id, id }: Pick<ImportRow, 'customer_id' | 'id'>,
  row: Known,
  changed: readonly string[],
): Promise<StoredRow> {
  return db
    .updateTable('batch_rows')
    .set({ ...columnsOf(row), changed: [...new Set(changed)] })
    .where('customer_id', '=', customer_id)
    .where('import_id', '=', id)
    .where('row_number', '=', row.row)
    .returningAll()
    .executeTakeFirstOrThrow();
}
