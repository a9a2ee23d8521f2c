/** Photographs of a ticket: each uploaded for after-sales by its customer, and for nothing else yet. */

import type { ClaimPicture } from '@banxin/contract/entities/afterSales';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Db, Tx } from '../../db/transaction.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { markUsed } from '../file/files.ts';
import type { TicketKey } from './tickets.ts';

/** Null when each can be taken; their rows are locked until the transaction ends. */
export async function picturesRefusal(
  tx: Tx,
  customerId: number,
  fileIds: readonly string[],
): Promise<Refusal | null> {
  if (fileIds.length === 0) return null;
  const unusable = invalid({ fileIds: messageOf(refusals.pictureUnusable) });
  if (new Set(fileIds).size < fileIds.length) return unusable;
  const found = await tx
    .selectFrom('files')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...fileIds])
    .where('purpose', '=', 'evidence')
    .where('status', '=', 'checked')
    .where('used', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  return found.length === fileIds.length ? null : unusable;
}

/** They belong to the ticket, or to something that is said of it. */
export async function addPictures(
  tx: Tx,
  { customer_id, id: ticket_id }: TicketKey,
  message_id: number | null,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await markUsed(tx, customer_id, fileIds);
  await tx
    .insertInto('after_sales_files')
    .values(
      fileIds.map((file_id, position) => ({
        customer_id,
        ticket_id,
        message_id,
        position,
        file_id,
      })),
    )
    .execute();
}

/** By what they belong to; null: the application itself. */
export async function picturesOf(
  db: Db,
  { customer_id, id }: TicketKey,
): Promise<ReadonlyMap<number | null, ClaimPicture[]>> {
  const rows = await db
    .selectFrom('after_sales_files as used')
    .innerJoin('files', (join) =>
      join
        .onRef('files.customer_id', '=', 'used.customer_id')
        .onRef('files.id', '=', 'used.file_id'),
    )
    .select(['files.id', 'files.name', 'used.message_id'])
    .where('used.customer_id', '=', customer_id)
    .where('used.ticket_id', '=', id)
    .orderBy('used.position')
    .execute();
  return Map.groupBy(rows, ({ message_id }) => message_id) as ReadonlyMap<
    number | null,
    ClaimPicture[]
  >;
}
