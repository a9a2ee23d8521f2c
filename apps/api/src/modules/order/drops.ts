/** The addresses of an order that goes to several: their rows, and how each stands. */
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import type { Selectable } from 'kysely';
import type { OrderDropsTable } from '../../db/tables/orders.ts';
import type { Db } from '../../db/transaction.ts';
import type { OrderRow } from './order.ts';

export type DropRow = Selectable<OrderDropsTable>;

/** True for an order that goes to several addresses. */
export const isMultiSite = ({ flags }: Pick<OrderRow, 'flags'>): boolean =>
  orderFlag.has(flags, orderFlag.multiSiteShipping);

/** In their order; none for an order to one address. */
export const dropsOf = async (
  db: Db,
  order: Pick<OrderRow, 'customer_id' | 'id' | 'flags'>,
): Promise<DropRow[]> =>
  isMultiSite(order)
    ? db
        .selectFrom('order_drops')
        .selectAll()
        .where('customer_id', '=', order.customer_id)
        .where('order_id', '=', order.id)
        .orderBy('position')
        .execute()
    : [];

/** How a drop stands: with its order until it is packed, and while others of the order are packed as what is stored. */
export const statusOfDrop = (
  { status }: Pick<DropRow, 'status'>,
  order: Pick<OrderRow, 'status'>,
): number => status ?? (order.status === s.shipping ? s.stored : order.status);
