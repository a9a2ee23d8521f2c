/** Review of an order by rule. */
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { filesMayPassReview } from '@banxin/contract/lifecycles/file';
import type { Tx } from '../../db/transaction.ts';
import { filesAreClean, filesOf } from './files.ts';
import type { OrderRow } from './order.ts';
import { advance } from './status.ts';

/** An order whose files are clean, or that needs none, passes review by rule, at once. */
export async function reviewByRule(tx: Tx, order: OrderRow, now: string): Promise<OrderRow> {
  if (order.status !== orderStatus.ordered) return order;
  const clean =
    order.file_status === fileStatus.unmodified &&
    (await filesAreClean(await filesOf(tx, order), order.configuration));
  if (!filesMayPassReview(order.file_status as never, clean, true)) return order;
  const passed = await advance(tx, order, {
    event: 'REVIEW_PASS',
    actor: 'system',
    reason: clean ? '文件检查无误，自动通过审核' : '无需再审文件，自动通过审核',
    at: now,
  });
  return passed ?? order;
}
