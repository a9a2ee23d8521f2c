/** Review of an order by rule. */
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { filesPassByRule } from '@banxin/contract/lifecycles/file';
import { note } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Tx } from '../../db/transaction.ts';
import { filesAreClean, filesOf } from './files.ts';
import type { OrderRow } from './order.ts';
import { advance } from './status.ts';

/** An order whose files are clean, or that needs none, passes review by rule, at once. */
export async function reviewByRule(tx: Tx, order: OrderRow, now: string): Promise<OrderRow> {
  if (order.status !== orderStatus.ordered) return order;
  const clean =
    order.file_status === fileStatus.unmodified &&
    (await filesAreClean(await filesOf(tx, order), order));
  if (!filesPassByRule(order.file_status as never, clean)) return order;
  const passed = await advance(tx, order, {
    event: 'REVIEW_PASS',
    actor: 'system',
    reason: messageOf(clean ? note.filesClean : note.noFilesToReview),
    at: now,
  });
  return passed ?? order;
}
