/** Takes one address of an order along the order's chart; the order follows the one that is furthest behind. */
import { orderStatus as s } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { isHeldBack, orderChart, statusOfDrops } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import { tell } from '../message/tell.ts';
import { aheadOf, type DropRow, dropsOf, statusOfDrop } from './drops.ts';
import { leavingValues, pickUpPlace } from './leaving.ts';
import type { OrderRow } from './order.ts';
import { advance, type Move, recordEvent } from './status.ts';
import { returningWith, whyOf } from './tellMoved.ts';

/** Whether a drop can take a step from where it stands. */
export const canMoveDrop = (drop: DropRow, order: OrderRow, event: string): boolean =>
  can(orderChart, statusOfDrop(drop, order), event) !== null &&
  // The arrows of a drop that came back stand on its order for those beside it.
  (event !== 'RESHIP' || statusOfDrop(drop, order) === s.returned);

const setDropStatus = (tx: Tx, drop: DropRow, status: number | null) =>
  tx
    .updateTable('order_drops')
    .set({ status })
    .where('customer_id', '=', drop.customer_id)
    .where('order_id', '=', drop.order_id)
    .where('position', '=', drop.position)
    .execute();

/** Arrows by which an order may follow its drops, where the drop's own does not lead there. */
const FOLLOWING = [
  ...['LABEL', 'CANCEL_LABEL', 'ALL_HANDED_OVER', 'CARRIER_MOVING', 'SIGNED'],
  ...['CARRIER_RETURNING', 'RETURN_AUTHORISED', 'RETURN_SCANNED', 'RETURN_CANCELLED', 'RESHIP'],
];

/** The order where its drops have it by now. */
async function follow(tx: Tx, order: OrderRow, move: Move): Promise<OrderRow> {
  const drops = await dropsOf(tx, order);
  const target = statusOfDrops(drops.map((drop) => statusOfDrop(drop, order)));
  const event = [move.event, ...FOLLOWING].find(
    (one) => can(orderChart, order.status, one)?.to === target,
  );
  const moved =
    target === order.status || event === undefined
      ? order
      : await advance(tx, order, { event, actor: move.actor, at: move.at });
  const after = moved ?? order;
  return tx
    .updateTable('orders')
    .set({
      ahead_status: aheadOf(drops, after),
      updated_at: move.at,
      version: sql`version + 1`,
    })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Where a part is by now. */
interface Arrived {
  readonly to: number;
  /** An instant. */
  readonly at: string;
  /** Why, in somebody's words. */
  readonly why: string | null;
}

/** One part left, with its number, or comes back. */
async function tellPart(
  tx: Tx,
  order: OrderRow,
  drop: DropRow,
  { to, at, why }: Arrived,
): Promise<void> {
  const { order_sn: orderSN } = order;
  const of = { customerId: order.customer_id, of: `${orderSN}:${order.version}`, at };
  if (to === s.toReturn) {
    await tell(tx, { ...of, kind: 'returning', values: returningWith(orderSN, why) });
  }
  if (to !== s.shipped) return;
  const parcel = await tx
    .selectFrom('parcels')
    .select('tracking_no')
    .where('customer_id', '=', drop.customer_id)
    .where('order_id', '=', drop.order_id)
    .where('drop_position', '=', drop.position)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const { carrier } = drop;
  const values = leavingValues(orderSN, {
    carrier,
    trackingNo: parcel?.tracking_no ?? null,
    at: await pickUpPlace(tx, order, carrier),
  });
  await tell(tx, { ...of, kind: 'shipped', values });
}

/** The caller holds the order's lock. Answers the order afterwards, or null when the drop has no such arrow. */
export async function moveDrop(
  tx: Tx,
  order: OrderRow,
  drop: DropRow,
  move: Move,
): Promise<OrderRow | null> {
  const arrow = can(orderChart, statusOfDrop(drop, order), move.event);
  if (arrow === null || !canMoveDrop(drop, order, move.event)) return null;
  if (isHeldBack(move.event, order.flags)) return null;
  // Without its label it stands with its order again.
  await setDropStatus(tx, drop, move.event === 'CANCEL_LABEL' ? null : arrow.to);
  await recordEvent(tx, order, {
    ...move,
    event: 'DROP_MOVED',
    reason: messageOf(note.dropMoved, {
      position: drop.position,
      status: arrow.to,
      ...(typeof move.reason === 'string' && { why: move.reason }),
    }),
  });
  const after = await follow(tx, order, move);
  await tellPart(tx, after, drop, { to: arrow.to, at: move.at, why: whyOf(move) });
  return after;
}
