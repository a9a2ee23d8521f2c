/** What a customer learns of how an order is made: its work order, and with how many others it shares a sheet. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getOrderMaking } from '@banxin/contract/calls/order/making';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { findOrder } from '../order/order.ts';

export async function readMaking(
  { db, customer }: UserContext,
  { orderSN }: ParsedOf<typeof getOrderMaking>,
): Promise<OutputOf<typeof getOrderMaking> | Refusal> {
  const order = await findOrder(db, customer.ownerId, orderSN);
  if (order === undefined) return refuse(refusals.unknown);
  const made = await db
    .selectFrom('work_orders')
    .select(['work_order_no', 'sheet_id', 'places'])
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (made === undefined) return null;
  const { work_order_no: workOrderNo, sheet_id, places } = made;
  if (sheet_id === null) return { workOrderNo, shared: null };
  // On all the sheets that it lies on, each of the others once.
  const { count } = await db
    .selectFrom('sheet_jobs as mine')
    .innerJoin('sheet_jobs as there', 'there.sheet_id', 'mine.sheet_id')
    .select((eb) => eb.fn.count<number>('there.order_id').distinct().as('count'))
    .where('mine.customer_id', '=', order.customer_id)
    .where('mine.order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return { workOrderNo, shared: { others: Number(count) - 1, places } };
}
