/** Workbooks of print orders that the server has read and judged. */
import { startImport } from '@banxin/contract/calls/batch/import';
import type { Browser, TestServer } from '../../../test/harness.ts';
import { upload } from '../file/upload.testkit.ts';
import { type Row, workbookOf } from './batch.testkit.ts';
import { readerOf } from './reader.ts';

/** Uploaded, read and judged; answers the id of the import. */
export async function checked(
  server: TestServer,
  by: Browser,
  rows: readonly Row[] | Uint8Array,
): Promise<string> {
  const bytes = rows instanceof Uint8Array ? rows : await workbookOf(rows);
  const uploadId = await upload(server, by, bytes, '订单.xlsx', 'import');
  const { importId } = await by.send(startImport, { uploadId });
  await readerOf(server.services).runAll();
  return importId;
}
