/** Steps of the shipping desk for the addresses of an order that goes to several: for one, or for all that can. */
import type { WorksDrop, WorksEvent } from '@banxin/contract/entities/works';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { isHeldBack } from '@banxin/contract/lifecycles/order';
import { dropEvents } from '@banxin/contract/lifecycles/works';
import { standingOf } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import type { Db, Tx } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { type DropRow, dropsOf, isMultiSite, statusOfDrop } from '../order/drops.ts';
import { canMoveDrop, moveDrop } from '../order/moveDrop.ts';
import { lockOrder, type OrderRow } from '../order/order.ts';
import type { Move } from '../order/status.ts';
import { newestParcels } from '../parcel/parcels.ts';
import type { ActContext, Payload } from './acts.ts';

/** True for a step that each address of the order takes for itself. */
export const isTakenByDrops = (order: OrderRow, entity: string, event: string): boolean =>
  entity === 'order' && isMultiSite(order) && dropEvents.includes(event);

/** Why no address of the order can take it now; null when one may. */
export const heldBack = (
  { flags, paid, refunded }: Pick<OrderRow, 'flags' | 'paid' | 'refunded'>,
  { event }: { readonly event: string },
): Refusal | null => {
  if (isHeldBack(event, flags)) return refuse(refusals.stopped);
  const isRefunded = event === 'RESHIP' && paid > 0 && refunded >= paid;
  return isRefunded ? refuse(refusals.refundedWhole) : null;
};

/** Those that the step is for. @throws Refusal when the one that is named is not there, or none can take it */
function chosen(
  drops: readonly DropRow[],
  order: OrderRow,
  event: string,
  position: number | undefined,
): readonly DropRow[] {
  const named = drops.filter((one) => position === undefined || one.position === position);
  if (named.length === 0) throw invalid({ drop: messageOf(refusals.unknownDrop) });
  const able = named.filter((one) => canMoveDrop(one, order, event));
  const [first] = named;
  if (able.length === 0 && first !== undefined) {
    const status = position === undefined ? order.status : statusOfDrop(first, order);
    throw refuse(refusals.notFromHere, { status });
  }
  return able;
}

/** What hangs on the step beside the status of the drop: its label, and that its carrier has it. */
async function labelFor(
  { tx, now, label }: ActContext,
  order: OrderRow,
  drop: DropRow,
  event: string,
  typed: string | null,
): Promise<Refusal | null> {
  const of = { order, drop };
  if (event === 'CANCEL_LABEL') {
    await label.cancel(tx, of);
    return null;
  }
  const isLeaving = event === 'ALL_HANDED_OVER' || event === 'RESHIP';
  const isUnlabelled = statusOfDrop(drop, order) !== s.shipping;
  if (event === 'LABEL' || (isLeaving && isUnlabelled)) {
    const wrong = await label.print(tx, of, typed, now);
    if (wrong !== null) return wrong;
  }
  if (isLeaving) await label.handOver(tx, of, now);
  return null;
}

/** Takes the step with the order's row locked. @throws Refusal to leave the transaction with everything undone */
export async function takeByDrops(
  context: ActContext,
  order: OrderRow,
  move: Move,
  { drop: position, trackingNo }: Payload,
): Promise<OrderRow> {
  const { tx } = context;
  const held = heldBack(order, move);
  if (held !== null) throw held;
  const drops = chosen(await dropsOf(tx, order), order, move.event, position);
  // A number that was typed in is that of one label.
  const typed = drops.length === 1 ? (trackingNo ?? null) : null;
  let current = order;
  for (const drop of drops) {
    const wrong = await labelFor(context, current, drop, move.event, typed);
    if (wrong !== null) throw wrong;
    const locked = await lockOrder(tx, current.customer_id, current.order_sn);
    const moved = await moveDrop(tx, locked ?? current, drop, move);
    if (moved === null) throw refuse(refusals.notFromHere, { status: current.status });
    current = moved;
  }
  return current;
}

/** The addresses of a case, each with the steps that lead on from where it stands. */
export async function dropsOfCase(db: Db | Tx, order: OrderRow): Promise<WorksDrop[]> {
  const drops = await dropsOf(db, order);
  if (drops.length === 0) return [];
  const parcels = await newestParcels(db, order);
  return drops.map((drop): WorksDrop => {
    const { position, receiver, quantity, carrier } = drop;
    const status = statusOfDrop(drop, order);
    return {
      position,
      consignee: receiver.consignee,
      province: receiver.province,
      city: receiver.city,
      quantity,
      carrier,
      status,
      statusLabel: standingOf(status, true),
      trackingNo: parcels.get(position)?.tracking_no ?? null,
      events: dropEvents.filter((event) => canMoveDrop(drop, order, event)) as WorksEvent[],
    };
  });
}
