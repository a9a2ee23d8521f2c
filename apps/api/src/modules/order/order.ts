/** An order's row: found for its owner only, locked when it is about to change. */
import type { Configuration } from '@banxin/contract/entities/configuration';
import { productById } from '@banxin/pricing/products';
import type { Selectable } from 'kysely';
import type { OrdersTable } from '../../db/tables/orders.ts';
import type { Db, Tx } from '../../db/transaction.ts';

export type OrderRow = Selectable<OrdersTable>;

/** What a list shows of an order, beside its size: reading the lines of its price costs more than all of these. */
export const summaryColumns = [
  ...(['id', 'order_sn', 'product_id', 'product_name', 'family'] as const),
  ...(['spec', 'spec_said', 'status'] as const),
  ...(['file_status', 'flags', 'total', 'paid', 'tab', 'promise', 'thumbnail'] as const),
  ...(['confirmed_at', 'paid_at', 'created_at'] as const),
] as const satisfies readonly (keyof OrderRow)[];

/** An order as far as lists know it; of its configuration the size. */
export type SummaryRow = Pick<OrderRow, (typeof summaryColumns)[number]> & {
  readonly configuration: Pick<Configuration, 'widthMm' | 'heightMm'>;
};

/** False for goods from the shelf, which need no print file. */
export const isPrinted = ({ product_id }: Pick<OrderRow, 'product_id'>): boolean =>
  productById(product_id)?.stock === undefined;

/** Orders that their owner sees: those of others are as absent as wrong numbers. */
const seenBy = (db: Db, customerId: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('tab', 'is not', null);

/** The owner's order, or undefined. */
export const findOrder = (
  db: Db,
  customerId: number,
  orderSN: string,
): Promise<OrderRow | undefined> =>
  seenBy(db, customerId).where('order_sn', '=', orderSN).executeTakeFirst();

/** The same by the row's own number. */
export const findOrderById = (
  db: Db,
  customerId: number,
  id: number,
): Promise<OrderRow | undefined> => seenBy(db, customerId).where('id', '=', id).executeTakeFirst();

/** Found by its public number and locked until the transaction ends. */
export const lockOrder = (
  tx: Tx,
  customerId: number,
  orderSN: string,
): Promise<OrderRow | undefined> =>
  seenBy(tx, customerId).where('order_sn', '=', orderSN).forUpdate().executeTakeFirst();
