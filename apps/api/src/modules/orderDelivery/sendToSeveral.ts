/** Sends an order that is being submitted to several addresses: its rows, its promise and who may look it up. */
import { orderFlag } from '@banxin/contract/enums/order';
import type { Customer } from '../../context.ts';
import type { Tx } from '../../db/transaction.ts';
import type { OrderRow } from '../order/order.ts';
import { agreedOf, type PossibleWay } from './ways.ts';
import { type Given, writeDrops } from './writeDrops.ts';
import { writeWays } from './writeWays.ts';

/**
 * The caller holds the order's lock and has just submitted it at the price of these ways.
 * @param now instant
 * @throws Error for an order that is not submitted
 */
export async function sendToSeveral(
  tx: Tx,
  order: OrderRow,
  {
    drops,
    ways,
    by,
    now,
  }: { drops: Given; ways: readonly PossibleWay[]; by: Customer; now: string },
): Promise<OrderRow> {
  const agreed = agreedOf(order);
  if (agreed === null) throw new Error(`Order ${order.order_sn} is not submitted`);
  await writeWays(tx, agreed, {
    receivers: drops.map(({ receiver }) => receiver),
    ways,
    flags: orderFlag.add(order.flags, orderFlag.multiSiteShipping),
    by,
    now,
  });
  await writeDrops(tx, agreed, drops, ways);
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
}
