/** When a parcel of the local carrier is next seen somewhere: what the shop's clock can be put to. */
import type { Db } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { nextScanOf } from '../../ports/localCarrier.ts';
import { findOrderById } from '../order/order.ts';
import { dropOf, trackedOf } from './watch.ts';

/** Parcels that are looked at: those that are asked for next. */
const MOST = 100;

/** Answers the instant after `now` at which a scan is found; null when no parcel is on the road. */
export async function nextScan(db: Db, now: string): Promise<string | null> {
  const parcels = await db
    .selectFrom('parcels')
    .selectAll()
    .where('poll_after', 'is not', null)
    .orderBy('poll_after')
    .limit(MOST)
    .execute();
  const found: number[] = [];
  for (const parcel of parcels) {
    const order = await findOrderById(db, parcel.customer_id, parcel.order_id);
    const tracked = order && trackedOf(parcel, order, await dropOf(db, parcel, order));
    const scan = tracked ? nextScanOf(tracked, now) : null;
    if (scan !== null) found.push(Math.max(msOf(scan), msOf(parcel.poll_after ?? scan)));
  }
  return found.length === 0 ? null : instantOf(Math.min(...found));
}
