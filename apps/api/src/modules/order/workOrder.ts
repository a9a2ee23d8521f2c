/** Whether the works have opened a work order for an order: then there is a job ticket. */
import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Db } from '../../db/transaction.ts';
import type { OrderRow } from './order.ts';

/** Of every row of a list. */
export const withWorkOrder = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'orders'>) =>
  exists(
    selectFrom('work_orders as w')
      .select('w.work_order_no')
      .whereRef('w.customer_id', '=', 'orders.customer_id')
      .whereRef('w.order_id', '=', 'orders.id'),
  );

/** Of one. */
export const hasWorkOrder = async (
  db: Db,
  order: Pick<OrderRow, 'id' | 'customer_id'>,
): Promise<boolean> =>
  (await db
    .selectFrom('work_orders')
    .select('work_order_no')
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .executeTakeFirst()) !== undefined;
