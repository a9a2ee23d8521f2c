/** The addresses that an order goes to, as its customer reads them. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getMultipleDelivery } from '@banxin/contract/calls/order/drops';
import type { OrderDrop } from '@banxin/contract/calls/order/drops.schemas';
import { confirmDropReceipt } from '@banxin/contract/calls/order/receipt';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { standingOf } from '@banxin/contract/messages/order';
import type { Fen } from '@banxin/contract/money';
import { accessRefusalRow } from '@banxin/contract/refusals/access';
import { order as refusals } from '@banxin/contract/refusals/order';
import { book } from '@banxin/pricing/book';
import { arrivesOn } from '@banxin/pricing/delivery';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { dropsOf, statusOfDrop } from '../order/drops.ts';
import { findOrderById, type OrderRow } from '../order/order.ts';
import { carrierName } from '../order/pricing.ts';
import { promiseOf } from '../order/promise.ts';
import { splitRefusal } from './change.ts';
import { type Agreed, agreedOf } from './ways.ts';

const parcelsOf = (db: Db, order: OrderRow) =>
  db
    .selectFrom('parcels')
    .select(['drop_position', 'tracking_no', 'handed_at'])
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();

/** What an order to one address has of the drop that it is. */
const onlyDrop = (order: Agreed) => ({
  position: 1,
  receiver: order.receiver as OrderDrop['receiver'],
  quantity: order.configuration.quantity,
  carrier: order.carrier,
  freight: order.quote.lines
    .filter(({ id }) => id === 'freight')
    .reduce((sum, { amount }) => sum + amount, 0),
  transit_days: order.promise.transitDays,
  status: order.status,
});

export async function readDrops(
  { db, customer }: UserContext,
  { orderId }: ParsedOf<typeof getMultipleDelivery>,
): Promise<OutputOf<typeof getMultipleDelivery> | Refusal> {
  const order = await findOrderById(db, customer.ownerId, orderId);
  if (order === undefined) return refuse(refusals.unknown);
  const agreed = agreedOf(order);
  if (agreed === null) return refuse(refusals.unconfirmed);
  const [rows, parcels] = await Promise.all([dropsOf(db, order), parcelsOf(db, order)]);
  const seesPrices = customer.rights.includes('prices');
  const shipDate = promiseOf(order)?.shipDate ?? null;
  const drops = (rows.length > 0 ? rows : [onlyDrop(agreed)]).map((drop): OrderDrop => {
    const { position, receiver, quantity, carrier, freight, transit_days } = drop;
    const status = statusOfDrop(drop, order);
    const own = parcels.filter(({ drop_position }) => drop_position === position);
    return {
      position,
      receiver,
      quantity,
      carrier: carrier === null ? null : { code: carrier, name: carrierName(carrier) },
      freight: seesPrices ? (freight as Fen) : null,
      arriveDate: shipDate && arrivesOn(book, carrier, shipDate, transit_days),
      status,
      statusLabel: standingOf(status, true),
      mayReceive:
        rows.length > 0 &&
        can(orderChart, status, 'CONFIRM_RECEIPT', 'customer') !== null &&
        accessRefusalRow(confirmDropReceipt.access, customer) === null,
      handedAt: own.flatMap(({ handed_at }) => handed_at ?? []).toSorted()[0] ?? null,
      trackingNos: own.map(({ tracking_no }) => tracking_no),
    };
  });
  return {
    orderId: order.id,
    orderSN: order.order_sn,
    version: order.version,
    quantity: order.configuration.quantity,
    refusal: messageOfRefusal(splitRefusal(order)),
    drops,
  };
}
