/** Which orders print a file, and whether its name stands on papers of the works already. */
import { fileStatus } from '@banxin/contract/enums/order';
import { mayAct } from '@banxin/contract/lifecycles/order';
import type { Db } from '../../db/transaction.ts';

/** An order that prints a file. */
export interface OrderOfFile {
  readonly fileId: string;
  readonly orderId: number;
  readonly orderSN: string;
  /** Its files were confirmed, or are being made. */
  readonly isMade: boolean;
}

/** Orders that print these files. @param lock so that none of them moves on until the transaction ends */
export async function ordersOf(
  db: Db,
  ownerId: number,
  ids: readonly string[],
  lock: 'read' | 'lock' = 'read',
): Promise<readonly OrderOfFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('order_files')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.customer_id', '=', 'order_files.customer_id')
        .onRef('orders.id', '=', 'order_files.order_id'),
    )
    .select(['order_files.file_id', 'orders.id', 'orders.order_sn'])
    .select(['orders.status', 'orders.file_status', 'orders.flags'])
    .where('order_files.customer_id', '=', ownerId)
    .where('order_files.file_id', 'in', [...ids])
    // In the order in which several orders are locked everywhere.
    .orderBy('orders.id')
    .$if(lock === 'lock', (query) => query.forUpdate('orders'))
    .execute();
  return rows.map(({ file_id, id, order_sn, status, file_status, flags }) => ({
    fileId: file_id,
    orderId: id,
    orderSN: order_sn,
    isMade: file_status === fileStatus.confirmed || !mayAct('editFiles', status, flags),
  }));
}
