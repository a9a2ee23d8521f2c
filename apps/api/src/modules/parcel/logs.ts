/** What the customer reads of the parcels of an order. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { findOrder } from '../order/order.ts';
import { carrierName } from '../order/pricing.ts';

export async function readExpressLogs(
  { db, customer }: UserContext,
  { orderSN }: ParsedOf<typeof getExpressLogs>,
): Promise<OutputOf<typeof getExpressLogs> | Refusal> {
  const order = await findOrder(db, customer.ownerId, orderSN);
  if (order === undefined) return refuse(refusals.unknown);
  const parcels = await db
    .selectFrom('parcels')
    .selectAll()
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .orderBy('id')
    .limit(100)
    .execute();
  if (parcels.length === 0) return [];
  const scans = await db
    .selectFrom('parcel_scans')
    .select(['parcel_id', 'at', 'text'])
    .where('customer_id', '=', order.customer_id)
    .where(
      'parcel_id',
      'in',
      parcels.map(({ id }) => id),
    )
    .orderBy('at', 'desc')
    .execute();
  return parcels.map((parcel) => ({
    carrier: { code: parcel.carrier, name: carrierName(parcel.carrier) },
    trackingNo: parcel.tracking_no,
    drop: parcel.drop_position,
    state: parcel.state,
    handedAt: parcel.handed_at,
    scans: scans
      .filter(({ parcel_id }) => parcel_id === parcel.id)
      .map(({ at, text }) => ({ at, text })),
  }));
}
