/** Finds what the works work on. */
import type { Db } from '../../db/transaction.ts';
import type { OrderRow } from '../order/order.ts';

/** Submitted orders that are not deleted, whoever placed them. */
export const submittedOrders = (db: Db) =>
  db.selectFrom('orders').where('confirmed_at', 'is not', null).where('tab', 'is not', null);

/** The order, or undefined. @param id of its row */
export const findCase = (db: Db, id: number): Promise<OrderRow | undefined> =>
  submittedOrders(db).selectAll().where('id', '=', id).executeTakeFirst();
