/** Labels: a parcel begins with one, and goes to its carrier with it. */
import { orderStatus as s } from '@banxin/contract/enums/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { isOwnWay } from '@banxin/contract/rules/ownWays';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import type { Carrier } from '../../ports/carrier.ts';
import { type DropRow, type Site, statusOfDrop } from '../order/drops.ts';
import type { OrderRow } from '../order/order.ts';

/** Where goods that have a label are: packed, or on their way. */
const LABELLED: readonly number[] = [s.shipping, s.shipped, s.inDelivery];

/** True for what has its label: a number, unless nobody gives one, and it has not come back or arrived. */
export const isLabelled = (order: OrderRow, site: Site, parcel: object | undefined): boolean =>
  LABELLED.includes(statusOfDrop(site, order)) && (parcel !== undefined || isOwnWay(site.carrier));

/** What a label is for. */
export interface Labelled {
  readonly order: OrderRow;
  /** One of its drops; null for an order to one address. */
  readonly drop: DropRow | null;
}

export interface Label {
  /** Prints it, or says why not. @param typed the number on a label that was printed elsewhere */
  print(tx: Tx, of: Labelled, typed: string | null, now: string): Promise<Refusal | null>;
  /** Throws it away: the parcel has not left. */
  cancel(tx: Tx, of: Labelled): Promise<void>;
  /** The carrier has the parcel and is asked for it from now on. */
  handOver(tx: Tx, of: Labelled, now: string): Promise<void>;
}

/** The number on the order itself: of several drops each has its own. */
async function setNumber(tx: Tx, { order, drop }: Labelled, trackingNo: string | null) {
  if (drop !== null) return;
  await tx
    .updateTable('orders')
    .set({ tracking_no: trackingNo })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .execute();
}

export const createLabel = (carrier: Carrier): Label => ({
  print: async (tx, of, typed, now) => {
    const { order, drop } = of;
    const code = drop?.carrier ?? order.carrier;
    if (code === null || isOwnWay(code)) return null;
    const { count } = await tx
      .selectFrom('parcels')
      .where('customer_id', '=', order.customer_id)
      .where('order_id', '=', order.id)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const number =
      typed ?? carrier.nextNumber(code, { orderSN: order.order_sn, label: Number(count) });
    if (number === null) return invalid({ trackingNo: messageOf(refusals.numberMissing) });
    const added = await tx
      .insertInto('parcels')
      .values({
        customer_id: order.customer_id,
        order_id: order.id,
        drop_position: drop?.position ?? 1,
        carrier: code,
        tracking_no: number,
        sender: order.sender === null ? null : JSON.stringify(order.sender),
        state: null,
        labelled_at: now,
        handed_at: null,
        poll_after: null,
      })
      .onConflict((conflict) => conflict.columns(['carrier', 'tracking_no']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return invalid({ trackingNo: messageOf(refusals.numberTaken) });
    await setNumber(tx, of, number);
    return null;
  },
  cancel: async (tx, of) => {
    await tx
      .deleteFrom('parcels')
      .where('customer_id', '=', of.order.customer_id)
      .where('order_id', '=', of.order.id)
      .where('drop_position', '=', of.drop?.position ?? 1)
      .where('handed_at', 'is', null)
      .execute();
    await setNumber(tx, of, null);
  },
  handOver: async (tx, { order, drop }, now) => {
    await tx
      .updateTable('parcels')
      .set({ handed_at: now, poll_after: sql`${now}::timestamptz` })
      .where('customer_id', '=', order.customer_id)
      .where('order_id', '=', order.id)
      .where('drop_position', '=', drop?.position ?? 1)
      .where('handed_at', 'is', null)
      .execute();
  },
});
