/** What customers do with their own print files. */
import type { ParsedOf } from '@banxin/contract/call';
import type {
  checkFile as checkFileCall,
  getFile,
  removeFile as removeFileCall,
} from '@banxin/contract/calls/file/printFile';
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { file as refusals } from '@banxin/contract/refusals/file';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { filesByIds, findFile, viewOf } from './files.ts';
import { jobFindings } from './judge.ts';
import { removeFiles } from './removing.ts';

const gone = () => refuse(refusals.unknown);

export async function readFile(
  { db, customer }: UserContext,
  { id }: ParsedOf<typeof getFile>,
): Promise<PrintFile | Refusal> {
  const row = await findFile(db, customer.ownerId, id);
  return row === null ? gone() : viewOf(row);
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

/** Removes a file that no order uses. */
export async function removeFile(
  context: UserContext,
  { id }: ParsedOf<typeof removeFileCall>,
): Promise<null | Refusal> {
  const { db, customer } = context;
  if ((await findFile(db, customer.ownerId, id)) === null) return gone();
  if ((await removeFiles(context, [id])) > 0) return null;
  if ((await findFile(db, customer.ownerId, id)) === null) return gone();
  return refuse(refusals.inUse);
}
