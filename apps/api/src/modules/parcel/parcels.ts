/** Reads parcels: one for its owner only, and the newest one of each address of an order. */
import type { Selectable } from 'kysely';
import type { ParcelsTable } from '../../db/tables/works.ts';
import type { Db } from '../../db/transaction.ts';
import type { OrderRow } from '../order/order.ts';

/** The owner's parcel, or undefined. @param id of its row */
export const findParcel = (db: Db, customerId: number, id: number) =>
  db
    .selectFrom('parcels')
    .select(['state', 'handed_at'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();

/** A parcel by its label. */
export type LabelledParcel = Pick<Selectable<ParcelsTable>, 'tracking_no' | 'sender'>;

/** The newest parcel of each address, by its position; 1 where there is one. */
export async function newestParcels(
  db: Db,
  { customer_id, id }: Pick<OrderRow, 'customer_id' | 'id'>,
): Promise<ReadonlyMap<number, LabelledParcel>> {
  const rows = await db
    .selectFrom('parcels')
    .select(['drop_position', 'tracking_no', 'sender'])
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ drop_position, ...parcel }) => [drop_position, parcel]));
}
