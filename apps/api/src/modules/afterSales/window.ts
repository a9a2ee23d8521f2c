/** Whether after-sales can be asked for with an order: where it stands, and what has a ticket already. */
import { orderStatus } from '@banxin/contract/enums/order';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { hasAfterSales } from '../order/claimDay.ts';
import type { OrderRow } from '../order/order.ts';

/** Statuses in which an order has left the works. */
export const SENT: readonly number[] = [
  orderStatus.shipped,
  orderStatus.inDelivery,
  orderStatus.delivered,
  orderStatus.toReturn,
  orderStatus.returned,
];

/** Why nothing can be asked for, whatever the cause; null when it can. */
export function standingRefusal(
  order: Pick<OrderRow, 'status' | 'flags' | 'cloud'>,
): Refusal | null {
  if (hasAfterSales(order)) return null;
  return refuse(SENT.includes(order.status) ? refusals.never : refusals.notYet);
}

/** The ticket that one of these styles has; undefined when none has. */
export const takenBy = (
  db: Db,
  order: Pick<OrderRow, 'customer_id' | 'id'>,
  styles: readonly number[],
): Promise<{ ticket_sn: string; id: number } | undefined> =>
  db
    .selectFrom('after_sales_styles as s')
    .innerJoin('after_sales as a', (join) =>
      join.onRef('a.customer_id', '=', 's.customer_id').onRef('a.id', '=', 's.ticket_id'),
    )
    .select(['a.ticket_sn', 'a.id'])
    .where('s.customer_id', '=', order.customer_id)
    .where('s.order_id', '=', order.id)
    .where('s.style', 'in', [...styles])
    .where('s.is_taken', '=', true)
    .limit(1)
    .executeTakeFirst();
