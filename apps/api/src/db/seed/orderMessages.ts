/** Messages that the demo's orders would have brought: those of the last weeks, the older ones read. */

import { lastDayFor } from '../../modules/order/received.ts';
import { messageOfStep } from '../../modules/order/tellMoved.ts';
import { msOf } from '../../ports/clock.ts';
import type { Tx } from '../transaction.ts';
import type { OrderRows, Owner } from './orderRows.ts';

const DAY = 24 * 3_600_000;
const KEPT_DAYS = 45;
const READ_AFTER_DAYS = 2;

/** @param owner whose orders they are, who has read the older ones @param now ms */
export async function writeOrderMessages(
  tx: Tx,
  { orders, events }: Pick<OrderRows, 'orders' | 'events'>,
  owner: Pick<Owner, 'id' | 'vip_level'>,
  now: number,
): Promise<void> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const rows = events.flatMap((event) => {
    const order = byId.get(event.entity_id);
    if (!order || event.entity !== 'order' || msOf(event.at) < now - KEPT_DAYS * DAY) return [];
    const after = {
      customer_id: order.customer_id,
      order_sn: order.order_sn,
      version: 0,
      flags: order.flags ?? 0,
      status: event.to_status,
      tracking_no: order.tracking_no ?? null,
      held_until: null,
      carrier: order.carrier ?? null,
      cloud: null,
      is_from_cart: false,
      promise: order.promise == null ? null : JSON.parse(order.promise),
    };
    const step = { event: event.event, to: event.to_status };
    const claimDay = lastDayFor(event.at, null, owner.vip_level);
    const message = messageOfStep(after, step, { actor: event.actor, at: event.at }, { claimDay });
    return message === null ? [] : [message];
  });
  if (rows.length === 0) return;
  const written = await tx
    .insertInto('site_messages')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['customer_id', 'id', 'created_at'])
    .execute();
  const old = written.filter(({ created_at }) => msOf(created_at) < now - READ_AFTER_DAYS * DAY);
  if (old.length === 0) return;
  await tx
    .insertInto('site_message_reads')
    .values(
      old.map(({ customer_id, id, created_at }) => ({
        customer_id,
        message_id: id,
        login_id: owner.id,
        read_at: created_at,
      })),
    )
    .execute();
}
