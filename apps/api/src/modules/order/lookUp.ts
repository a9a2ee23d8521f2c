/** Order progress without login, by order number and the last four digits of a phone that belongs to the order. */
import type { OutputOf } from '@banxin/contract/call';
import type { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { standingOf } from '@banxin/contract/messages/order';
import { stepsOf } from '@banxin/contract/messages/orderSteps';
import { order as refusals } from '@banxin/contract/refusals/order';
import { plain } from '@banxin/contract/refusals/plain';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { countUse, uncountUse } from '../../http/limits.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { hintOf } from './hints.ts';
import { wayOf } from './order.ts';
import { eventsOf } from './status.ts';

type Answer = OutputOf<typeof lookUpOrder>;

/** Wrong digits for one order number, known or not, before it is refused for a while: there are only 10,000. */
const WRONG_DIGITS = { max: 10, windowSeconds: 3_600 };

export async function lookUp(
  { db, machine, now }: Context,
  input: { readonly orderSN: string; readonly phoneTail: string },
): Promise<Answer | Refusal> {
  const key = `lookup:${input.orderSN}`;
  // Counted before the digits are compared, so that parallel tries are counted too.
  const wait = await countUse(db, key, WRONG_DIGITS, machine.now());
  if (wait !== null) return refuse(plain.tooManyRequests, { retryAfter: wait });
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_sn', '=', input.orderSN)
    .where('tab', 'is not', null)
    .where(sql<boolean>`${input.phoneTail} = any(phone_tails)`)
    .executeTakeFirst();
  // One answer for both, after the same statements, so that nobody learns which order numbers exist.
  if (!order) return refuse(refusals.noneFound);
  await uncountUse(db, key);
  const events = await eventsOf(db, order);
  return {
    orderSN: order.order_sn,
    productName: order.product_name,
    spec: order.spec,
    specSaid: order.spec_said,
    productId: order.product_id,
    status: order.status,
    statusLabel: standingOf(order.status, order.confirmed_at !== null, null, wayOf(order)),
    hint: hintOf(order, now),
    steps: stepsOf(
      { status: order.status, isConfirmed: order.confirmed_at !== null, way: wayOf(order) },
      events,
    ),
  };
}
