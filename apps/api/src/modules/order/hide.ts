/** Takes an order out of the customer's lists; nothing of it is removed. */
import type { ParsedOf } from '@banxin/contract/call';
import type { hideOrder } from '@banxin/contract/calls/order/hide';
import { HIDE_AFTER_DAYS } from '@banxin/contract/constants';
import { orderStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { msOf } from '../../ports/clock.ts';
import { lockOrder, type SummaryRow } from './order.ts';
import { advance } from './status.ts';

const DAY = 24 * 3_600_000;

/** Null when the order may be hidden. A finished one stays until nothing has happened to it for so long. */
export function hideRefusal(
  { status, updated_at }: Pick<SummaryRow, 'status' | 'updated_at'>,
  now: string,
): Refusal | null {
  if (!can(orderChart, status, 'HIDE', 'customer')) return refuse(refusals.notHideable, { status });
  const isRecent = msOf(now) - msOf(updated_at) < HIDE_AFTER_DAYS * DAY;
  if (status === orderStatus.delivered && isRecent) {
    return refuse(refusals.hideLater, { status, days: HIDE_AFTER_DAYS });
  }
  return null;
}

export async function hide(
  { db, customer: actor, now }: UserContext,
  { orderSN }: ParsedOf<typeof hideOrder>,
): Promise<null | Refusal> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, actor.ownerId, orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    const refusal = hideRefusal(order, now);
    if (refusal !== null) return refusal;
    await advance(tx, order, { event: 'HIDE', actor: `customer:${actor.id}`, at: now });
    return null;
  });
}
