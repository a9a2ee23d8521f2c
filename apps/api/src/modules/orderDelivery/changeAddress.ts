/** Sends a submitted order somewhere else: price and promise follow, the difference in freight is settled at once. */

import { isDeepStrictEqual } from 'node:util';
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import type { DeliveryPlan } from '@banxin/contract/entities/quote';
import { orderFlag } from '@banxin/contract/enums/order';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { note } from '@banxin/contract/messages/order';
import { type Fen, fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { Customer, UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { searchTextOf } from '../order/jobColumns.ts';
import { lockOrder } from '../order/order.ts';
import { tailsOf } from '../order/phoneTails.ts';
import { recordEvent } from '../order/status.ts';
import { moveFreight } from './moveFreight.ts';
import {
  type Agreed,
  agreedOf,
  freightOf,
  type PossibleWay,
  promiseBy,
  wayOf,
  withFreight,
} from './ways.ts';

type Input = ParsedOf<typeof updateOrderDeliveryAddress>;
type Output = OutputOf<typeof updateOrderDeliveryAddress>;

/** 江苏省苏州市, and a city that is its own province once. */
const placeOf = ({ province, city }: { readonly province: string; readonly city?: string }) =>
  city === undefined || city === province ? province : `${province}${city}`;

/** Who may look the order up: who could before, with the new receiver in the place of the old one. */
const tailsAfter = (order: Agreed, actor: Customer, phone: string): string[] => {
  const gone = tailsOf(order.receiver.mobilePhone);
  const kept = order.phone_tails.filter((tail) => !gone.includes(tail));
  return [...new Set([...kept, ...tailsOf(actor.mobile, phone)])];
};

/** Writes what is agreed now, with its event. */
async function write(
  tx: Tx,
  order: Agreed,
  actor: Customer,
  { receiver }: Input,
  way: PossibleWay,
  now: string,
): Promise<void> {
  const quote = withFreight(order.quote, [way.line]);
  const promise = promiseBy(order, way);
  await tx
    .updateTable('orders')
    .set({
      receiver: JSON.stringify(receiver),
      province: receiver.province,
      carrier: way.delivery.carrier,
      quote: JSON.stringify({ ...quote, promise: planOf(promise) }),
      total: quote.total,
      promise: JSON.stringify(promise),
      factory: way.delivery.factory.id,
      flags: orderFlag.add(order.flags, orderFlag.addressChange),
      search_text: searchTextOf(order.order_sn, order, receiver),
      phone_tails: tailsAfter(order, actor, receiver.mobilePhone),
      updated_at: now,
      version: sql`version + 1`,
    })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .execute();
  await recordEvent(tx, order, {
    event: 'ADDRESS_CHANGE',
    actor: `customer:${actor.id}`,
    reason: messageOf(note.addressChanged, {
      from: placeOf(order.receiver),
      to: placeOf(receiver),
    }),
    at: now,
  });
}

/** What is kept of a promise beside its days. */
const planOf = ({
  factory,
  factoryName,
  days,
  transitDays,
  cutOff,
}: DeliveryPlan): DeliveryPlan => ({
  factory,
  factoryName,
  days,
  transitDays,
  cutOff,
});

export async function changeAddress(context: UserContext, input: Input): Promise<Output | Refusal> {
  const { db, customer: actor, now } = context;
  return transaction(db, async (tx): Promise<Output | Refusal> => {
    const order = await lockOrder(tx, actor.ownerId, input.orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    const agreed = agreedOf(order);
    if (agreed === null) return refuse(refusals.unconfirmed);
    if (!mayAct('changeAddress', order.status, order.flags)) {
      return refuse(refusals.addressTooLate, { status: order.status });
    }
    const isSame =
      isDeepStrictEqual(order.receiver, JSON.parse(JSON.stringify(input.receiver))) &&
      (input.carrier ?? order.carrier) === order.carrier;
    if (isSame) return { difference: fen(0), balanceAfter: null };
    const to = { province: input.receiver.province, carrier: input.carrier };
    const way = wayOf(agreed, to, now);
    if (way instanceof Refusal) return way;
    const difference = freightOf(withFreight(agreed.quote, [way.line])) - freightOf(agreed.quote);
    if (difference !== input.expectedDifference) {
      return refuse(refusals.freightMoved, { difference: difference as Fen });
    }
    const balanceAfter = await moveFreight(tx, order, difference, context);
    await write(tx, agreed, actor, input, way, now);
    return { difference: difference as Fen, balanceAfter: balanceAfter as Fen | null };
  });
}
