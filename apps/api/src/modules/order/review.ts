/** Review of an order by rule. */
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { filesPassByRule } from '@banxin/contract/lifecycles/file';
import { note } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Tx } from '../../db/transaction.ts';
import { filesOf, filesVerdict } from './files.ts';
import type { OrderRow } from './order.ts';
import { advance } from './status.ts';

/** An order whose files are clean or confirmed, or that needs none, passes review by rule, at once. */
export async function reviewByRule(tx: Tx, order: OrderRow, now: string): Promise<OrderRow> {
  if (order.status !== orderStatus.ordered) return order;
  const files = await filesOf(tx, order);
  const isConfirmed = order.file_status === fileStatus.confirmed;
  const verdict = isConfirmed ? 'clean' : await filesVerdict(files, order);
  if (!filesPassByRule(order.file_status as never, verdict)) return order;
  const confirmed = files.length > 0 ? note.filesConfirmed : note.noFilesToReview;
  const passed = await advance(tx, order, {
    event: 'REVIEW_PASS',
    actor: 'system',
    reason: messageOf(isConfirmed ? confirmed : note.filesClean),
    at: now,
  });
  return passed ?? order;
}
