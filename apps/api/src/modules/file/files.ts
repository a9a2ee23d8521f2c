/** Files of a customer: their rows, and how they are shown. */
import type { Finding, PagePicture, PrintFile } from '@banxin/contract/entities/file';
import type { PaperFile } from '@banxin/contract/entities/paper';
import type { UploadPurpose } from '@banxin/contract/uploads';
import type { Selectable } from 'kysely';
import type { FilesTable } from '../../db/tables/files.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { Preview } from '../../preflight/previews.ts';
import {
  LIMITS,
  type Finding as MeasuredFinding,
  type PreflightReport,
  type Reading,
  refusalMessage,
} from '../../preflight/report.ts';

export type FileRow = Selectable<FilesTable>;

/** What the `report` column holds. */
export interface StoredReport {
  readonly report: PreflightReport;
  /** Pages that have pictures. */
  readonly previews: readonly Preview[];
}

/** A print file with the report behind it. */
export interface CheckedFile extends PrintFile {
  readonly report: PreflightReport | null;
}

/** Key of an upload in the storage. */
export const uploadKey = (id: string): string => `uploads/${id}`;

/** Prefix of a file's previews in the storage. */
export const previewPrefix = (id: string): string => `previews/${id}/`;

/** Path of a page's picture. @param page 1-based */
const pagePath = (id: string, page: number, size: 'small' | 'large'): string =>
  `/files/pages/${id}/${page}.png?size=${size}`;

function storedReport(row: FileRow): StoredReport | null {
  return row.report as StoredReport | null;
}

/** A finding without what only the check itself needs. */
export function contractFinding(found: MeasuredFinding): Finding {
  const { code, severity, page, message, english, box, places } = found;
  return {
    code,
    severity,
    message,
    ...(english === undefined ? {} : { english }),
    ...(page === undefined ? {} : { page }),
    ...(box === undefined ? {} : { box: { ...box } }),
    ...(places === undefined ? {} : { places }),
  };
}

/** As the contract shows it. */
export function viewOf(row: FileRow): PrintFile {
  const stored = storedReport(row);
  const drawn = new Set(stored?.previews.map((preview) => preview.page));
  const pages = stored?.report.pages.slice(0, LIMITS.previewPages) ?? [];
  return {
    id: row.id,
    name: row.name,
    purpose: row.purpose,
    size: row.bytes,
    status: row.status,
    pageCount: row.page_count,
    pages: pages.map((page, index) => ({
      widthMm: page.widthMm,
      heightMm: page.heightMm,
      trimWidthMm: page.trim.width,
      trimHeightMm: page.trim.height,
      thumbnail: drawn.has(index + 1) ? pagePath(row.id, index + 1, 'small') : null,
      preview: drawn.has(index + 1) ? pagePath(row.id, index + 1, 'large') : null,
    })),
    findings: (stored?.report.findings ?? []).map(contractFinding),
    refusal: row.refusal,
    createdAt: row.created_at,
  };
}

/** The pictures of a file's pages. */
export const drawnPages = (row: FileRow): PaperFile['pages'] =>
  (storedReport(row)?.previews ?? []).map(({ page }) => ({
    thumbnail: pagePath(row.id, page, 'small'),
    preview: pagePath(row.id, page, 'large'),
  }));

/** Every page of several files, each with the name of its own. */
export const picturesOf = (files: readonly FileRow[]): PagePicture[] =>
  files.flatMap((file) => drawnPages(file).map((page) => ({ name: file.name, ...page })));

/** Those of a customer's files that are kept; null names none. */
export const fileRows = async (db: Db, customerId: number, ids: readonly (string | null)[]) => {
  const known = ids.filter((id) => id !== null);
  return known.length === 0
    ? []
    : db
        .selectFrom('files')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('id', 'in', known)
        .execute();
};

/** Key of the file's first page as its check drew it; null when it drew nothing. */
export function drawnKey(row: FileRow): string | null {
  const [first] = storedReport(row)?.previews ?? [];
  return first === undefined ? null : `${previewPrefix(row.id)}${first.large}`;
}

/** What could be read on a licence; null while it is checked, and for any other file. */
export const readingOf = (row: FileRow): Reading | null =>
  storedReport(row)?.report.reading ?? null;

/** Files that are to be used for something. */
interface Wanted {
  readonly ownerId: number;
  readonly purpose: UploadPurpose;
  readonly fileIds: readonly string[];
  /** Those that it has already. */
  readonly before: readonly string[];
}

/**
 * Whether each was uploaded for this purpose by this customer, has arrived and opens, and nothing else has it; locked
 * from then on.
 */
export async function areUsable(
  tx: Tx,
  { ownerId, purpose, fileIds, before }: Wanted,
): Promise<boolean> {
  if (new Set(fileIds).size < fileIds.length) return false;
  const fresh = fileIds.filter((id) => !before.includes(id));
  if (fresh.length === 0) return true;
  const found = await tx
    .selectFrom('files')
    .select('id')
    .where('customer_id', '=', ownerId)
    .where('id', 'in', fresh)
    .where('purpose', '=', purpose)
    .where('status', '=', 'checked')
    .where('used', '=', false)
    .forUpdate()
    .execute();
  return found.length === fresh.length;
}

/** The customer's file, or null: "not yours" and "not there" are the same answer. */
export async function findFile(db: Db, customerId: number, id: string): Promise<FileRow | null> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Rows of the customer's own print files among `ids`, by their ids. */
export async function ownPrintFiles(
  db: Db,
  customerId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FileRow>> {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...new Set(ids)])
    .where('purpose', '=', 'printFile')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The customer's own print files among `ids`, in no particular order. */
export async function filesByIds(
  db: Db,
  customerId: number,
  ids: readonly string[],
): Promise<CheckedFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...ids])
    .where('purpose', '=', 'printFile')
    .execute();
  return rows.map((row) => ({ ...viewOf(row), report: storedReport(row)?.report ?? null }));
}

/** No order needs these files any more, unless one still does. */
export async function markUnused(
  tx: Tx,
  customerId: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  // Locked first: who is just taking one of them is seen below, or waits and marks it after.
  await tx
    .selectFrom('files')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...ids])
    .forUpdate()
    .execute();
  await tx
    .updateTable('files')
    .set({ used: false })
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...ids])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_files')
            .select('order_files.file_id')
            .where('order_files.customer_id', '=', customerId)
            .whereRef('order_files.file_id', '=', 'files.id'),
        ),
      ),
    )
    .execute();
}

/** An order needs these files: their owner can no longer remove them. */
export async function markUsed(tx: Tx, customerId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('files')
    .set({ used: true })
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...ids])
    .execute();
}

/** An upload that is about to begin. */
export interface NewFile {
  readonly id: string;
  readonly customerId: number;
  readonly uploadedBy: number;
  readonly name: string;
  readonly purpose: UploadPurpose;
  /** @unit bytes */
  readonly bytes: number;
  readonly contentType: string;
  readonly now: string;
  /** The order whose folder it is made in, and what of; absent for an upload. */
  readonly made?: { readonly folderOrder: number; readonly of: string };
}

/** Writes the row of an upload that is about to begin. */
export async function createFile(db: Db, file: NewFile): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id: file.id,
      customer_id: file.customerId,
      uploaded_by: file.uploadedBy,
      name: file.name,
      purpose: file.purpose,
      bytes: file.bytes,
      content_type: file.contentType,
      storage_key: uploadKey(file.id),
      status: 'uploading',
      created_at: file.now,
      folder_order: file.made?.folderOrder ?? null,
      made_of: file.made?.of ?? null,
    })
    .execute();
}

/** All bytes have arrived: the check may begin. False when it had begun before. */
export async function finishUpload(db: Db, id: string): Promise<boolean> {
  const result = await db
    .updateTable('files')
    .set({ status: 'checking', lease_until: null, attempts: 0 })
    .where('id', '=', id)
    .where('status', '=', 'uploading')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Writes what the check found; does nothing for a file that was removed or settled meanwhile. */
export async function recordCheck(
  db: Db,
  id: string,
  outcome: StoredReport & {
    readonly contentType: string | null;
    readonly sha256: string | null;
    readonly now: string;
  },
): Promise<boolean> {
  const { report, previews, contentType, sha256, now } = outcome;
  const stored: StoredReport = { report, previews };
  const result = await db
    .updateTable('files')
    .set({
      status: report.status === 'refused' ? 'refused' : 'checked',
      report: JSON.stringify(stored),
      refusal: refusalMessage(report),
      page_count: report.facts?.pageCount ?? null,
      sha256,
      content_type: contentType ?? 'application/octet-stream',
      lease_until: null,
      checked_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'checking')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}
