/** The addresses of an order that goes to several: their rows, and how each stands. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { cloud as cloudRefusals } from '@banxin/contract/refusals/cloud';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { Selectable } from 'kysely';
import type { OrderDropsTable } from '../../db/tables/orders.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { OrderRow } from './order.ts';

export type DropRow = Selectable<OrderDropsTable>;

/** An address in one line, a city that is its own province once. */
export const placeText = ({
  province,
  city,
  district,
  detail,
}: Pick<AddressInput, 'province' | 'city' | 'district' | 'detail'>): string =>
  [province, city === province ? '' : city, district, detail].join('');

/** True for an order that goes to several addresses. */
export const isMultiSite = ({ flags }: Pick<OrderRow, 'flags'>): boolean =>
  orderFlag.has(flags, orderFlag.multiSiteShipping);

/** True for an order that prints for the cloud warehouse or leaves it. */
export const isOfCloud = ({ flags }: Pick<OrderRow, 'flags'>): boolean =>
  orderFlag.has(flags, orderFlag.cloudWarehouseCustody) ||
  orderFlag.has(flags, orderFlag.cloudWarehouseSale);

/** Why the one address of an order cannot change: the warehouse has it, or it goes to several; null when it can. */
export function severalRefusal(order: Pick<OrderRow, 'status' | 'flags'>): Refusal | null {
  if (isOfCloud(order)) return refuse(cloudRefusals.asOrdered);
  if (!isMultiSite(order)) return null;
  const { status, flags } = order;
  const row = mayAct('splitDelivery', status, flags)
    ? refusals.severalAddresses
    : refusals.dropsTooLate;
  return refuse(row, { status });
}

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

/** What of an order goes to one address. */
export type Site = Pick<DropRow, 'position' | 'receiver' | 'quantity' | 'status'> &
  Pick<OrderRow, 'carrier'>;

/** Where an order goes: its drops, or the one address that all of it goes to; nowhere while it has none. */
export async function sitesOf(db: Db, order: OrderRow): Promise<readonly Site[]> {
  if (isMultiSite(order)) return dropsOf(db, order);
  const { receiver, carrier, status, configuration } = order;
  if (receiver === null) return [];
  const { quantity } = configuration;
  return [{ position: 1, receiver: receiver as Site['receiver'], quantity, carrier, status }];
}

/** How a drop stands: with its order until it is packed, and while others of the order are packed as what is stored. */
export const statusOfDrop = (
  { status }: Pick<DropRow, 'status'>,
  order: Pick<OrderRow, 'status'>,
): number => status ?? (order.status === s.shipping ? s.stored : order.status);

/** The status of the drop that is furthest; null when none is further than the order. */
export function aheadOf(drops: readonly DropRow[], order: Pick<OrderRow, 'status'>): number | null {
  const furthest = Math.max(order.status, ...drops.map((drop) => statusOfDrop(drop, order)));
  return furthest > order.status ? furthest : null;
}

/** Steps by which a customer has got all that is on its way. */
export const isReceiptOfAll = ({ event }: { readonly event: string }): boolean =>
  event === 'CONFIRM_RECEIPT' || event === 'AUTO_RECEIVE';

/** With the receipt of the order every drop on its way was received; one that goes back still does. */
export async function receiveDrops(tx: Tx, order: OrderRow): Promise<OrderRow> {
  if (!isMultiSite(order)) return order;
  await tx
    .updateTable('order_drops')
    .set({ status: order.status })
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .where('status', 'in', [s.shipped, s.inDelivery])
    .execute();
  return tx
    .updateTable('orders')
    .set({ ahead_status: aheadOf(await dropsOf(tx, order), order) })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
