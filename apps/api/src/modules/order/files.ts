/** Which print files an order uses, and what their check means for it. */
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import type { JobStyle, StylePart } from '@banxin/contract/entities/styles';
import { fileStatus } from '@banxin/contract/enums/order';
import { type FilesVerdict, verdictOf } from '@banxin/contract/lifecycles/file';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { whyRefused } from '@banxin/contract/rules/findings';
import { areWhole, isLoose, jobOfFile } from '@banxin/contract/rules/styles';
import type { Product } from '@banxin/pricing/types';
import type { Db, Tx } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { filesByIds, markUnused, markUsed } from '../file/files.ts';
import { findingsFor } from '../file/jobFindings.ts';
import type { OrderRow } from './order.ts';

/** Answer to files for goods from the shelf. */
export const noFilesNeeded = refuse(refusals.noFilesNeeded);

/** The customer's own, readable files in the order given, or what is wrong with the first that is not. */
export async function chooseFiles(
  db: Db,
  customerId: number,
  ids: readonly string[],
): Promise<readonly PrintFile[] | Refusal> {
  const found = new Map(
    (await filesByIds(db, customerId, ids)).map((file) => [file.id, file] as const),
  );
  const files: PrintFile[] = [];
  for (const id of ids) {
    const file = found.get(id);
    if (file === undefined) return refuse(refusals.fileGone);
    if (file.status === 'refused') {
      return refuse(refusals.fileRefused, { name: file.name, finding: whyRefused(file) });
    }
    if (file.status !== 'checked') {
      return refuse(refusals.fileUnderCheck, { name: file.name });
    }
    files.push(file);
  }
  return files;
}

/** The styles as they are kept, or what is wrong with them. */
export function chooseStyles(
  styles: readonly JobStyle[] | undefined,
  files: readonly PrintFile[],
  configuration: Configuration,
): readonly JobStyle[] | null | Refusal {
  if (styles === undefined) return null;
  if (styles.length > configuration.styles) {
    return invalid({
      styles: messageOf(refusals.stylesTooMany, { most: configuration.styles }),
    });
  }
  const isBook = configuration.pages !== undefined;
  const isOdd = ({ parts }: JobStyle) => {
    const loose = parts.filter(({ side }) => isLoose(side)).length;
    return loose === 0 ? parts.length > 2 : !isBook || loose < parts.length;
  };
  const odd = styles.findIndex(isOdd);
  if (odd >= 0) return invalid({ styles: messageOf(refusals.stylePartsOdd, { style: odd + 1 }) });
  const fits = ({ fileId, page }: StylePart) =>
    files.some(({ id, pageCount }) => id === fileId && page <= (pageCount ?? page));
  const wrong = styles.findIndex(({ parts }) => !parts.every(fits));
  return wrong < 0
    ? styles
    : invalid({ styles: messageOf(refusals.styleFileUnknown, { style: wrong + 1 }) });
}

/** As the column holds them. */
export const stylesColumn = (styles: readonly JobStyle[] | null): string | null =>
  styles && JSON.stringify(styles);

/** What the check of its files leaves to do for this job; what is missing is for a person. */
export async function filesVerdict(
  files: readonly PrintFile[],
  { configuration, styles }: Pick<OrderRow, 'configuration' | 'styles'>,
): Promise<FilesVerdict> {
  if (files.length === 0 || !areWhole(styles, configuration)) return 'forPerson';
  const findings: Finding[] = [];
  for (const file of files) {
    findings.push(...(await findingsFor(file, jobOfFile(configuration, styles, file))));
  }
  return verdictOf(findings);
}

/**
 * Replaces the files of an order; they can no longer be removed by their owner, the replaced ones can.
 * @throws Refusal when one was removed since it was chosen
 */
export async function attachFiles(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'customer_id'>,
  files: readonly PrintFile[],
): Promise<void> {
  const { customer_id, id } = order;
  const replaced = await tx
    .deleteFrom('order_files')
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', id)
    .returning('file_id')
    .execute();
  await linkFiles(tx, order, files);
  await markUnused(
    tx,
    customer_id,
    replaced.map(({ file_id }) => file_id),
  );
}

async function linkFiles(
  tx: Tx,
  { customer_id, id }: Pick<OrderRow, 'id' | 'customer_id'>,
  files: readonly PrintFile[],
): Promise<void> {
  if (files.length === 0) return;
  const ids = [...new Set(files.map((file) => file.id))];
  // Marked first: the mark locks the rows, so a removal is either seen below or comes too late.
  await markUsed(tx, customer_id, ids);
  const kept = await tx
    .selectFrom('files')
    .select('id')
    .where('customer_id', '=', customer_id)
    .where('id', 'in', ids)
    .execute();
  if (kept.length < ids.length) throw refuse(refusals.fileGone);
  await tx
    .insertInto('order_files')
    .values(
      files.map((file, position) => ({
        customer_id,
        order_id: id,
        position,
        file_id: file.id,
      })),
    )
    .execute();
}

/** Files of an order, first page's file first. */
export async function filesOf(db: Db, order: OrderRow): Promise<readonly PrintFile[]> {
  const rows = await db
    .selectFrom('order_files')
    .select('file_id')
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const ids = rows.map((row) => row.file_id);
  const files = new Map(
    (await filesByIds(db, order.customer_id, ids)).map((file) => [file.id, file] as const),
  );
  return ids.flatMap((id) => files.get(id) ?? []);
}

/** True when these ids name the files, all of them and no other. */
export function areThese(files: readonly PrintFile[], ids: readonly string[]): boolean {
  const present = new Set(files.map(({ id }) => id));
  return new Set(ids).size === present.size && ids.every((id) => present.has(id));
}

/** Whether an order has any. */
export const hasFiles = async (
  db: Db,
  order: Pick<OrderRow, 'id' | 'customer_id'>,
): Promise<boolean> =>
  (await db
    .selectFrom('order_files')
    .select('file_id')
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Path of the small PNG of the first page. */
export const thumbnailOf = (files: readonly PrintFile[]): string | null =>
  files[0]?.pages[0]?.thumbnail ?? null;

/** Goods from stock need no file; files present: unmodified; none yet: the final file comes later. */
export function fileStatusFor(product: Product, files: readonly PrintFile[]): number {
  if (product.stock) return fileStatus.confirmed;
  return files.length > 0 ? fileStatus.unmodified : fileStatus.awaitingFinal;
}
