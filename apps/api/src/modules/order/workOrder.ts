/** Whether the works have opened a work order for an order: then there is a job ticket. */
import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Of every row of a list. */
export const withWorkOrder = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'orders'>) =>
  exists(
    selectFrom('work_orders as w')
      .select('w.work_order_no')
      .whereRef('w.customer_id', '=', 'orders.customer_id')
      .whereRef('w.order_id', '=', 'orders.id'),
  );
