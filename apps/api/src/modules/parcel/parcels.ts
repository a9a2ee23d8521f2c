/** Reads a parcel for its owner only. */
import type { Db } from '../../db/transaction.ts';

/** The owner's parcel, or undefined. @param id of its row */
export const findParcel = (db: Db, customerId: number, id: number) =>
  db
    .selectFrom('parcels')
    .select(['state', 'handed_at'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
