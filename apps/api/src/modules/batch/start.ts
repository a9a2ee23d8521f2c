/** Begins an import of an uploaded workbook. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { startImport } from '@banxin/contract/calls/batch/import';
import type { startCloudImport } from '@banxin/contract/calls/cloudWarehouse/import';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import type { ImportKind } from '@banxin/contract/rules/batchColumns';
import type { UserContext } from '../../context.ts';
import { isUniqueViolation, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { findFile, markUsed } from '../file/files.ts';
import { readerOf } from './reader.ts';

type Output = OutputOf<typeof startImport>;

async function begin(
  context: UserContext,
  uploadId: string,
  kind: ImportKind,
): Promise<Output | Refusal> {
  const { db, customer, now, random } = context;
  const { ownerId, id: actorId, type, vipLevel } = customer;
  const file = await findFile(db, ownerId, uploadId);
  if (file === null || file.purpose !== 'import') return refuse(refusals.gone);
  if (customer.id !== ownerId && file.uploaded_by !== customer.id) return refuse(refusals.gone);
  return transaction(db, async (tx) => {
    // The workbook stays as long as its import: marked first, so that nobody removes it meanwhile.
    await markUsed(tx, ownerId, [file.id]);
    const id = random.token(12);
    await tx
      .insertInto('batch_imports')
      .values({
        ...{ customer_id: ownerId, id, actor_id: actorId, file_id: file.id, file_name: file.name },
        kind,
        terms: JSON.stringify({ type, vipLevel }),
        ...{ created_at: now, updated_at: now },
      })
      .execute();
    return { importId: id };
  });
}

/** The import that an upload began before. */
async function begunBefore(
  { db, customer }: UserContext,
  uploadId: string,
  kind: ImportKind,
): Promise<Output | null> {
  const found = await db
    .selectFrom('batch_imports')
    .select(['id', 'actor_id'])
    .where('customer_id', '=', customer.ownerId)
    .where('file_id', '=', uploadId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const isOwn = customer.id === customer.ownerId || found?.actor_id === customer.id;
  return found && isOwn ? { importId: found.id } : null;
}

async function startOf(
  context: UserContext,
  uploadId: string,
  kind: ImportKind,
): Promise<Output | Refusal> {
  const before = await begunBefore(context, uploadId, kind);
  if (before) return before;
  try {
    const begun = await begin(context, uploadId, kind);
    readerOf(context).wake();
    return begun;
  } catch (error) {
    if (isUniqueViolation(error, 'batch_imports_file')) {
      return (await begunBefore(context, uploadId, kind)) ?? refuse(refusals.gone);
    }
    if (isUniqueViolation(error, 'batch_imports_under_way')) return refuse(refusals.underWay);
    throw error;
  }
}

export const start = (
  context: UserContext,
  { uploadId }: ParsedOf<typeof startImport>,
): Promise<Output | Refusal> => startOf(context, uploadId, 'print');

/** The id at the end of an upload's address. */
const uploadIdOf = (importUrl: string): string =>
  importUrl
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';

export const startCloud = (
  context: UserContext,
  { importUrl }: ParsedOf<typeof startCloudImport>,
): Promise<Output | Refusal> => startOf(context, uploadIdOf(importUrl), 'cloud');
