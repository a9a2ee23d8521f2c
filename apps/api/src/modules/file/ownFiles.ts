/** What customers do with their own files. */
import type { ParsedOf } from '@banxin/contract/call';
import type {
  checkFile as checkFileCall,
  getFile,
  removeFile as removeFileCall,
} from '@banxin/contract/calls/file/printFile';
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { accessRefusalRow } from '@banxin/contract/refusals/access';
import { file as refusals } from '@banxin/contract/refusals/file';
import { missingAccess } from '@banxin/contract/rules/access';
import { rulesFor } from '@banxin/contract/uploads';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { filesByIds, findFile, viewOf } from './files.ts';
import { jobFindings } from './jobFindings.ts';
import { removeFiles } from './removing.ts';

const gone = () => refuse(refusals.unknown);

export async function readFile(
  { db, customer }: UserContext,
  { id }: ParsedOf<typeof getFile>,
): Promise<PrintFile | Refusal> {
  const row = await findFile(db, customer.ownerId, id);
  // Who may not read files of a purpose is not told that there are any.
  return row === null || missingAccess(rulesFor(row.purpose).reads, customer) !== null
    ? gone()
    : viewOf(row);
}

/** Findings of a file for a product. */
export async function checkFile(
  { db, customer }: UserContext,
  { id, configuration }: ParsedOf<typeof checkFileCall>,
): Promise<Finding[] | Refusal> {
  const [file] = await filesByIds(db, customer.ownerId, [id]);
  if (file === undefined) return gone();
  if (file.status === 'uploading' || file.status === 'checking') {
    return refuse(refusals.underCheck);
  }
  return jobFindings(file.report, configuration);
}

/** Removes a file that nothing uses. */
export async function removeFile(
  context: UserContext,
  { id }: ParsedOf<typeof removeFileCall>,
): Promise<null | Refusal> {
  const { db, customer } = context;
  const row = await findFile(db, customer.ownerId, id);
  if (row === null) return gone();
  const { reads, writes } = rulesFor(row.purpose);
  if (missingAccess(reads, customer) !== null) return gone();
  const denied = accessRefusalRow(writes, customer);
  if (denied !== null) return refuse(denied);
  if ((await removeFiles(context, [id])) > 0) return null;
  if ((await findFile(db, customer.ownerId, id)) === null) return gone();
  return refuse(refusals.inUse);
}
