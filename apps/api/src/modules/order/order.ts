/** Reads an order's row for its owner only, with a lock where it is about to change. */
import type { Configuration } from '@banxin/contract/entities/configuration';
import { orderFlag } from '@banxin/contract/enums/order';
import { VIP_PRODUCT_ID } from '@banxin/contract/membership';
import type { OrderWay } from '@banxin/contract/messages/orderStanding';
import { CLOUD_PRODUCT_ID } from '@banxin/contract/rules/cloudWarehouse';
import { productById } from '@banxin/pricing/products';
import type { Selectable } from 'kysely';
import type { OrdersTable } from '../../db/tables/orders.ts';
import type { Db, Tx } from '../../db/transaction.ts';

export type OrderRow = Selectable<OrdersTable>;

/** Columns of a list, beside the size: reading the lines of the price costs more than all of these. */
export const summaryColumns = [
  ...(['id', 'order_sn', 'product_id', 'product_name', 'family'] as const),
  ...(['spec', 'spec_said', 'status'] as const),
  ...([
    'file_status',
    'flags',
    'total',
    'paid',
    'tab',
    'promise',
    'due_day',
    'carrier',
    'thumbnail',
    'ahead_status',
    'cloud',
  ] as const),
  ...(['held_until', 'confirmed_at', 'paid_at', 'created_at', 'updated_at'] as const),
] as const satisfies readonly (keyof OrderRow)[];

/** An order as lists read it, with the size alone of its configuration. */
export type SummaryRow = Pick<OrderRow, (typeof summaryColumns)[number]> & {
  readonly configuration: Pick<Configuration, 'widthMm' | 'heightMm'>;
  /** Whether it has print files: without them there is nothing to look at and to confirm. */
  readonly has_files: boolean;
  /** Whether the works have opened a work order for it: it has a job ticket. */
  readonly has_work_order: boolean;
  /** Whether another address waits for its freight to be paid. */
  readonly address_waits: boolean;
  /** When it was received; null for what was not, or is on its way again. */
  readonly received_at: string | null;
};

/** What is sold and is no product: it has no files and no shelf. */
const NO_PRODUCT: readonly number[] = [CLOUD_PRODUCT_ID, VIP_PRODUCT_ID];

/** False for goods from the shelf, for what leaves the cloud warehouse and for memberships: they need no print file. */
export const isPrinted = ({ product_id }: Pick<OrderRow, 'product_id'>): boolean =>
  !NO_PRODUCT.includes(product_id) && productById(product_id)?.stock === undefined;

/** What is not printed lies on a shelf and is picked. */
export const wayOf = (order: Pick<OrderRow, 'product_id'>): OrderWay =>
  isPrinted(order) ? 'printed' : 'picked';

/** True for what has no goods, such as a membership: it stands in no list of orders, and none of their calls finds it. */
export const isVirtual = ({ flags }: Pick<OrderRow, 'flags'>): boolean =>
  orderFlag.has(flags, orderFlag.virtual);

/** True for what is printed for the cloud warehouse: it ends where it is stored. */
export const isStoredInCloud = ({ cloud }: Pick<OrderRow, 'cloud'>): boolean => cloud === 'store';

/** Orders of this customer that are not deleted; another customer's order is not found at all. */
const visibleTo = (db: Db, customerId: number) =>
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
  visibleTo(db, customerId).where('order_sn', '=', orderSN).executeTakeFirst();

/** The same by the row's id. */
export const findOrderById = (
  db: Db,
  customerId: number,
  id: number,
): Promise<OrderRow | undefined> =>
  visibleTo(db, customerId).where('id', '=', id).executeTakeFirst();

/** Found by its public number and locked until the transaction ends. */
export const lockOrder = (
  tx: Tx,
  customerId: number,
  orderSN: string,
): Promise<OrderRow | undefined> =>
  visibleTo(tx, customerId).where('order_sn', '=', orderSN).forUpdate().executeTakeFirst();

/** Those of these that there are, each once, by their ids: the order in which several are locked everywhere. */
export const lockOrders = (
  tx: Tx,
  customerId: number,
  orderSNs: readonly string[],
): Promise<OrderRow[]> =>
  visibleTo(tx, customerId).where('order_sn', 'in', orderSNs).orderBy('id').forUpdate().execute();
