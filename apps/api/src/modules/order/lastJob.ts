/** The last job of a product, to be had again in one press. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getLastJob } from '@banxin/contract/calls/order/lastJob';
import type { LastJob } from '@banxin/contract/calls/order/lastJob.schemas';
import { orderStatus } from '@banxin/contract/enums/order';
import type { Fen } from '@banxin/contract/money';
import type { Selectable } from 'kysely';
import type { Customer, UserContext } from '../../context.ts';
import { prepared } from '../../db/prepared.ts';
import type { OrdersTable } from '../../db/tables/orders.ts';

/** What an order hands on to the next one. */
export const lastJobColumns = [
  'order_sn',
  'spec',
  'spec_said',
  'configuration',
  'total',
  'created_at',
] as const;

type JobRow = Pick<Selectable<OrdersTable>, (typeof lastJobColumns)[number]>;

export const asLastJob = (order: JobRow, { rights }: Pick<Customer, 'rights'>): LastJob => ({
  orderSN: order.order_sn,
  at: order.created_at,
  spec: order.spec,
  specSaid: order.spec_said,
  configuration: order.configuration,
  total: rights.includes('prices') ? (order.total as Fen) : null,
});

interface Asked {
  readonly customerId: number;
  /** A sub-account has its own orders only. */
  readonly placedBy: number | undefined;
  readonly productId: number;
}

const newest = prepared((db, { customerId, placedBy, productId }: Asked) => {
  const all = db
    .selectFrom('orders')
    .select(lastJobColumns)
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .where('confirmed_at', 'is not', null)
    .where('tab', 'is not', null)
    .where('status', '!=', orderStatus.cancelled)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return placedBy === undefined ? all : all.where('placed_by', '=', placedBy);
});

export async function readLastJob(
  {
    db,
    customer,
  }: Pick<UserContext, 'db'> & {
    readonly customer: Pick<Customer, 'id' | 'ownerId' | 'rights'>;
  },
  { productId }: ParsedOf<typeof getLastJob>,
): Promise<OutputOf<typeof getLastJob>> {
  const { id, ownerId } = customer;
  const [order] = await newest(db, {
    customerId: ownerId,
    placedBy: id === ownerId ? undefined : id,
    productId,
  });
  return order ? asLastJob(order, customer) : null;
}
