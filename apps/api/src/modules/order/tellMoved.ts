/** What the customer is told when an order has moved. */
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import { orderStatus as s } from '@banxin/contract/enums/order';
import type { Transition } from '@banxin/contract/lifecycles/chart';
import type { Insertable } from 'kysely';
import type { SiteMessagesTable } from '../../db/tables/messages.ts';
import type { Tx } from '../../db/transaction.ts';
import { insertMessage, messageRow, tell } from '../message/tell.ts';
import { claimDayOf, hasAfterSales } from './claimDay.ts';
import { isMultiSite } from './drops.ts';
import { leavingValues, pickUpPlace } from './leaving.ts';
import { isVirtual, type OrderRow } from './order.ts';
import { goodsBackTo, hoursToPay } from './payBefore.ts';
import { promiseOf } from './promise.ts';
import type { Move } from './status.ts';

/** The reason as somebody wrote it. */
export const whyOf = ({ reason }: Pick<Move, 'reason'>): string | null =>
  typeof reason === 'object' ? reason.message : (reason ?? null);

/** The values of the message that a parcel comes back. */
export const returningWith = (orderSN: string, why: string | null) =>
  why === null ? { orderSN } : { orderSN, why };

/** Its version makes the same step at another time another message. */
const about = (order: Pick<OrderRow, 'customer_id' | 'order_sn' | 'version'>, at: string) => ({
  customerId: order.customer_id,
  of: `${order.order_sn}:${order.version}`,
  at,
});

/** It has arrived at its receiver. */
const isReceipt = ({ event, to }: Pick<Transition, 'event' | 'to'>): boolean =>
  to === s.delivered && event !== 'VIRTUAL_DONE' && event !== 'RETURN_CANCELLED';

/** What a message says beside the order itself. */
interface Beside {
  /** Where it is picked up. */
  readonly at?: Bilingual | undefined;
  /** Of what was received, the last day of its after-sales; null where it has none. */
  readonly claimDay?: string | null;
}

/** The message of a step; null when it is none that the customer waits for. @param after the order after it */
export function messageOfStep(
  after: Parameters<typeof about>[0] &
    Pick<OrderRow, 'promise' | 'status' | 'flags' | 'tracking_no' | 'held_until'> &
    Pick<OrderRow, 'cloud' | 'is_from_cart' | 'carrier'>,
  step: Pick<Transition, 'event' | 'to'>,
  move: Pick<Move, 'actor' | 'at' | 'reason'>,
  { at, claimDay = null }: Beside = {},
): Insertable<SiteMessagesTable> | null {
  const { order_sn: orderSN } = after;
  const { event, to } = step;
  const of = about(after, move.at);
  if (event === 'REVIEW_WITHDRAW') {
    const values = { orderSN, why: whyOf(move) };
    return messageRow({ ...of, kind: 'reviewWithdrawn', values });
  }
  if (event === 'REVIEW_PASS') {
    const values = { orderSN, day: promiseOf(after)?.arriveDate ?? null };
    return messageRow({ ...of, kind: 'approved', values });
  }
  // Of several addresses each is told for itself.
  if (isMultiSite(after) && (to === s.shipped || to === s.toReturn)) return null;
  if (to === s.shipped) {
    const { carrier, tracking_no: trackingNo } = after;
    const values = leavingValues(orderSN, { carrier, trackingNo, at });
    return messageRow({ ...of, kind: 'shipped', values });
  }
  if (event === 'RETURN_AUTHORISED') {
    return messageRow({ ...of, kind: 'returnAgreed', values: { orderSN, why: whyOf(move) } });
  }
  // Who cancels it knows.
  if (event === 'CANCEL' && move.actor.startsWith('staff')) {
    return messageRow({ ...of, kind: 'cancelled', values: { orderSN, why: whyOf(move) } });
  }
  if (event === 'EXPIRE') {
    const goods = goodsBackTo(after);
    const values = { orderSN, hours: hoursToPay(after), ...(goods && { goods }) };
    return messageRow({ ...of, kind: 'unpaidOver', values });
  }
  if (to === s.toReturn) {
    return messageRow({ ...of, kind: 'returning', values: returningWith(orderSN, whyOf(move)) });
  }
  if (isReceipt(step)) {
    const values = claimDay === null ? { orderSN } : { orderSN, day: claimDay };
    return messageRow({ ...of, kind: 'received', values });
  }
  return null;
}

export async function tellMoved(
  tx: Tx,
  after: OrderRow,
  arrow: Transition,
  move: Move,
): Promise<void> {
  // What has no goods says itself what became of it.
  if (isVirtual(after)) return;
  const at = arrow.to === s.shipped ? await pickUpPlace(tx, after, after.carrier) : undefined;
  const claimDay =
    isReceipt(arrow) && hasAfterSales(after)
      ? await claimDayOf(tx, after.customer_id, move.at)
      : null;
  const message = messageOfStep(after, arrow, move, { at, claimDay });
  if (message !== null) await insertMessage(tx, message);
}

/** The day of sending has moved. */
export const tellPromiseMoved = (
  tx: Tx,
  after: OrderRow,
  days: { readonly from: string; readonly to: string },
  at: string,
): Promise<void> =>
  tell(tx, {
    ...about(after, at),
    kind: 'promiseMoved',
    values: { orderSN: after.order_sn, ...days },
  });

/** The works ask for other files. */
export const tellFilesToModify = (tx: Tx, after: OrderRow, move: Move): Promise<void> =>
  tell(tx, {
    ...about(after, move.at),
    kind: 'filesToModify',
    values: { orderSN: after.order_sn, why: whyOf(move) },
  });
