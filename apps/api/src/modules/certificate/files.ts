/** Files of a certificate. */
import type { Db } from '../../db/transaction.ts';
import { type FileRow, fileRows } from '../file/files.ts';

/** In their order. */
export async function certificateFiles(
  db: Db,
  customerId: number,
  certificateId: number,
): Promise<FileRow[]> {
  const used = await db
    .selectFrom('certificate_files')
    .select('file_id')
    .where('customer_id', '=', customerId)
    .where('certificate_id', '=', certificateId)
    .orderBy('position')
    .execute();
  const rows = await fileRows(
    db,
    customerId,
    used.map(({ file_id }) => file_id),
  );
  return used.flatMap(({ file_id }) => rows.find(({ id }) => id === file_id) ?? []);
}
