/** Supplies or replaces the print files of an order, as long as its files may change. */
import type { ParsedOf } from '@banxin/contract/call';
import type { setOrderFiles } from '@banxin/contract/calls/order/files';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { fileStatus } from '@banxin/contract/enums/order';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import {
  attachFiles,
  chooseFiles,
  chooseStyles,
  noFilesNeeded,
  stylesColumn,
  thumbnailOf,
} from './files.ts';
import { isPrinted, lockOrder, type OrderRow } from './order.ts';
import { reviewByRule } from './review.ts';
import { advance, advanceFiles } from './status.ts';
import { detailOf } from './view.ts';

/** Event of the file chart that new files cause, by the file status before. */
const FILE_EVENT: Readonly<Record<number, string>> = {
  [fileStatus.default]: 'FILES_IN',
  [fileStatus.awaitingFinal]: 'FINAL_FILE',
  [fileStatus.productToModify]: 'MODIFIED',
  [fileStatus.fileToModify]: 'MODIFIED',
  [fileStatus.certificateToModify]: 'MODIFIED',
};

/** Answers the order after the change. */
export async function setFiles(
  { db, customer: actor, now }: UserContext,
  input: ParsedOf<typeof setOrderFiles>,
): Promise<OrderDetail | Refusal> {
  const files = await chooseFiles(db, actor.ownerId, input.fileIds);
  if (files instanceof Refusal) return files;
  const changed = await transaction(db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, actor.ownerId, input.orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    if (!isPrinted(order)) return noFilesNeeded;
    if (!mayAct('editFiles', order.status, order.flags)) {
      return refuse(refusals.approvedFiles, { status: order.status });
    }
    if (order.file_status === fileStatus.confirmed) {
      return refuse(refusals.confirmedFiles, {
        status: order.status,
        fileStatus: order.file_status,
      });
    }
    const styles = chooseStyles(input.styles, files, order.configuration);
    if (styles instanceof Refusal) return styles;
    await attachFiles(tx, order, files);
    const by = { actor: `customer:${actor.id}`, at: now };
    const event = FILE_EVENT[order.file_status];
    if (event) await advanceFiles(tx, order, { event, ...by });
    const shown = await tx
      .updateTable('orders')
      .set({
        thumbnail: thumbnailOf(files),
        styles: stylesColumn(styles),
        version: sql`version + 1`,
        updated_at: now,
      })
      .where('customer_id', '=', order.customer_id)
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const resubmitted =
      (await advance(tx, shown, {
        event: 'RESUBMIT',
        reason: messageOf(note.filesReplaced),
        ...by,
      })) ?? shown;
    return reviewByRule(tx, resubmitted, now);
  });
  return changed instanceof Refusal ? changed : detailOf(db, changed, actor, now);
}
