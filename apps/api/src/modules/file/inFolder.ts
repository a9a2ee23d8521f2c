/** The print files that lie in a folder: those of an order, or those that no order uses. */
import { FOLDER_LISTED_MAX } from '@banxin/contract/constants';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { FileRow } from './files.ts';
import type { Grant } from './folderPath.ts';

type Folder = Pick<Grant, 'ownerId' | 'orderId'>;

/** An order has the files that it prints and those that were made in its folder. */
const liesIn =
  ({ ownerId, orderId }: Folder) =>
  (eb: ExpressionBuilder<Schema, 'files'>): Expression<SqlBool> =>
    orderId === null
      ? eb.and([eb('files.used', '=', false), eb('files.folder_order', 'is', null)])
      : eb.or([
          eb('files.folder_order', '=', orderId),
          eb(
            'files.id',
            'in',
            eb
              .selectFrom('order_files')
              .select('order_files.file_id')
              .where('order_files.customer_id', '=', ownerId)
              .where('order_files.order_id', '=', orderId),
          ),
        ]);

const filesIn = (db: Db, folder: Folder) =>
  db
    .selectFrom('files')
    .where('files.customer_id', '=', folder.ownerId)
    .where('files.purpose', '=', 'printFile')
    .where(liesIn(folder));

/** What a list shows of a file. */
const listed = ['id', 'name', 'bytes', 'status', 'page_count', 'used', 'created_at'] as const;
/** A file as lists read it. */
export type ListedFile = Pick<FileRow, (typeof listed)[number]>;

/** The newest of them, and how many there are. */
export async function listFolder(
  db: Db,
  folder: Folder,
): Promise<{ readonly files: readonly ListedFile[]; readonly total: number }> {
  const files = await filesIn(db, folder)
    .select(listed)
    .orderBy('files.created_at', 'desc')
    .orderBy('files.id')
    .limit(FOLDER_LISTED_MAX)
    .execute();
  if (files.length < FOLDER_LISTED_MAX) return { files, total: files.length };
  const { total } = await filesIn(db, folder)
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { files, total: Number(total) };
}

/** Those of these that lie in it, in no particular order. */
export const chosenIn = (db: Db, folder: Folder, ids: readonly string[]): Promise<ListedFile[]> =>
  filesIn(db, folder)
    .select(listed)
    .where('files.id', 'in', [...ids])
    .execute();

/** Locks those of these that are there still, so that none is removed meanwhile; answers how many. */
export async function lockFiles(tx: Tx, ownerId: number, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .selectFrom('files')
    .select('id')
    .where('customer_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.length;
}

/** Names in a folder, as they are compared: in lower case. */
export async function namesIn(db: Db, folder: Folder): Promise<Map<string, string>> {
  const rows = await filesIn(db, folder).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name.toLowerCase()]));
}

/** Gives files other names. */
export async function nameFiles(
  db: Db,
  ownerId: number,
  names: readonly { readonly id: string; readonly name: string }[],
): Promise<void> {
  for (const { id, name } of names) {
    await db
      .updateTable('files')
      .set({ name })
      .where('customer_id', '=', ownerId)
      .where('id', '=', id)
      .execute();
  }
}
