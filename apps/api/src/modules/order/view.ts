/** An order's row as the calls answer it: summary for lists, detail for its page. */
import type { OrderDetail, OrderEvent, OrderSummary } from '@banxin/contract/entities/order';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { type Actor, can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { standing, standingOf, step } from '@banxin/contract/messages/order';
import { stepsOf } from '@banxin/contract/messages/orderSteps';
import type { Fen } from '@banxin/contract/money';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import type { Selectable } from 'kysely';
import type { Customer } from '../../context.ts';
import type { StatusEventsTable } from '../../db/tables/orders.ts';
import type { Db } from '../../db/transaction.ts';
import { openPaymentOf, type PaymentOfOrder } from '../paymentRecord/paymentRecord.ts';
import { cloudLinesOf, cloudLineView } from '../stock/custody.ts';
import { actionsOf } from './actions.ts';
import { certificateOf } from './certificateOf.ts';
import { isMultiSite } from './drops.ts';
import { filesOf } from './files.ts';
import { hintOf } from './hints.ts';
import { lateOf } from './late.ts';
import { isPrinted, type OrderRow, type SummaryRow, wayOf } from './order.ts';
import { payBefore } from './payBefore.ts';
import { carrierName, specLinesOf, unitView } from './pricing.ts';
import { promiseOf } from './promise.ts';
import { madeAndReceived } from './received.ts';
import { eventsOf } from './status.ts';
import { withoutWorkings } from './withoutWorkings.ts';

/** @throws Error for a deleted order, which no call answers */
function visibleTab({ id, tab }: SummaryRow) {
  if (tab === null) throw new Error(`Order ${id} is deleted and has no tab`);
  return tab;
}

/** @param now instant */
export function summaryOf(order: SummaryRow, actor: Customer, now: string): OrderSummary {
  const seesPrices = actor.rights.includes('prices');
  return {
    orderId: order.id,
    orderSN: order.order_sn,
    productId: order.product_id,
    productName: order.product_name,
    isPrinted: isPrinted(order),
    ...(order.cloud !== null && { cloud: order.cloud }),
    family: order.family,
    spec: order.spec,
    specSaid: order.spec_said,
    widthMm: order.configuration.widthMm,
    heightMm: order.configuration.heightMm,
    status: order.status,
    statusLabel: standingOf(
      order.status,
      order.confirmed_at !== null,
      order.ahead_status,
      wayOf(order),
    ),
    tab: visibleTab(order),
    hint: hintOf(order, now),
    late: lateOf(order, now),
    ...(order.address_waits && { addressWaits: true as const }),
    confirmed: order.confirmed_at !== null,
    fileStatus: order.file_status,
    total: seesPrices ? (order.total as Fen) : null,
    paid: seesPrices ? (order.paid as Fen) : null,
    createdAt: order.created_at,
    promise: promiseOf(order),
    thumbnail: order.thumbnail,
    actions: actionsOf(order, actor, now),
  };
}

/** Why an event happened; a plain string is what a customer wrote, or was stored before sentences had keys. */
const noteOf = ({
  reason,
  said,
}: Pick<Selectable<StatusEventsTable>, 'reason' | 'said'>): KeyedMessage | string | null =>
  reason !== null && said !== null ? { message: reason, data: said } : reason;

/** A change of address that waits for its freight; null where another thing is to be paid. */
function wishOf(
  { payment_sn, amount, expires_at, wish }: PaymentOfOrder,
  actor: Customer,
): OrderDetail['wish'] {
  const [first] = wish?.drops ?? [];
  if (!wish || first === undefined) return null;
  return {
    paymentSN: payment_sn,
    amount: actor.rights.includes('prices') ? (amount as Fen) : null,
    expiresAt: expires_at,
    receiver: first.receiver,
    count: wish.drops.length,
  };
}

/** @param now instant */
export async function detailOf(
  db: Db,
  order: OrderRow,
  actor: Customer,
  now: string,
): Promise<OrderDetail> {
  const [files, events, open, certificate, goods, made] = await Promise.all([
    filesOf(db, order),
    eventsOf(db, order),
    openPaymentOf(db, order),
    certificateOf(db, order),
    order.cloud === null ? [] : cloudLinesOf(db, order),
    madeAndReceived(db, order),
  ]);
  return {
    ...summaryOf(
      {
        ...order,
        has_files: files.length > 0,
        ...made,
        address_waits: open?.kind === 'freight',
      },
      actor,
      now,
    ),
    version: order.version,
    urgent: order.urgent as OrderDetail['urgent'],
    arriveBy: order.arrive_by,
    configuration: order.configuration,
    unit: unitView(order),
    ...(goods.length > 0 && { goods: goods.map(cloudLineView) }),
    specLines: specLinesOf(order.configuration),
    quote:
      actor.rights.includes('prices') && order.quote !== null
        ? withoutWorkings(order.quote as QuoteSnapshot)
        : null,
    receiver: order.receiver as OrderDetail['receiver'],
    carrier:
      order.carrier === null
        ? null
        : {
            code: order.carrier,
            name: carrierName(order.carrier),
            trackingNo: order.tracking_no,
          },
    isMultiSite: isMultiSite(order),
    sender: order.sender as OrderDetail['sender'],
    certificate,
    remark: order.remark,
    files: [...files],
    styles: order.styles as OrderDetail['styles'],
    steps: stepsOf(
      { status: order.status, isConfirmed: order.confirmed_at !== null, way: wayOf(order) },
      events,
    ),
    timeline: events.map((event) => ({
      at: event.at,
      event: event.event as OrderEvent,
      title: messageOf(step.event, { event: event.event }),
      standing: standingOf(event.to_status, event.event !== 'CREATE', null, wayOf(order)),
      name: messageOf(standing.name, { status: event.to_status }),
      note: noteOf(event),
      status: event.to_status,
      actor: event.actor.split(':')[0] as Actor,
    })),
    paymentSN: open?.kind === 'order' ? open.payment_sn : null,
    wish: open === undefined ? null : wishOf(open, actor),
    payBefore:
      order.confirmed_at !== null && can(orderChart, order.status, 'EXPIRE', 'system')
        ? payBefore(order)
        : null,
  };
}
