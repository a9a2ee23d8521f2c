/** Order progress without login, by order number and the last four digits of a phone that belongs to the order. */
import type { OutputOf } from '@banxin/contract/call';
import type { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { orderStatus as s } from '@banxin/contract/enums/order';
import type { MessageRow } from '@banxin/contract/messages/message';
import { milestone, standingOf } from '@banxin/contract/messages/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { plain } from '@banxin/contract/refusals/plain';
import { messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { countUse, uncountUse } from '../../http/limits.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { hintOf } from './hints.ts';
import { eventsOf } from './status.ts';

interface Event {
  readonly event: string;
  readonly to_status: number;
  readonly at: string;
}

interface Milestone {
  readonly title: MessageRow;
  /** Statuses of an order that is at this milestone. */
  readonly statuses: readonly number[];
  /** True for the event that reached it. */
  readonly isReachedBy: (event: Event) => boolean;
}

const reachedBy = (title: MessageRow, statuses: readonly number[]): Milestone => ({
  title,
  statuses,
  isReachedBy: ({ to_status }) => statuses.includes(to_status),
});

/** In their sequence. A review before payment belongs to the first; a returned order has been shipped. */
const milestones: readonly Milestone[] = [
  reachedBy(milestone.placed, [s.registered, s.reviewWithdrawn, s.approved]),
  {
    title: milestone.paid,
    statuses: [s.ordered, s.reviewWithdrawnOrdered],
    // An order that was approved before goes straight on to 审核通过.
    isReachedBy: ({ event }) => event === 'PAY',
  },
  reachedBy(milestone.approved, [s.approvedOrdered, s.allocated]),
  reachedBy(milestone.inProduction, [
    ...[s.workOrderOpened, s.outsourced, s.scanReturn, s.returnedToFactory],
    ...[s.storageWithdrawn, s.partlyStored],
  ]),
  reachedBy(milestone.shipped, [
    s.stored,
    s.shipping,
    s.shipped,
    s.inDelivery,
    s.toReturn,
    s.returned,
  ]),
  reachedBy(milestone.received, [s.delivered]),
];

type Answer = OutputOf<typeof lookUpOrder>;

/** A cancelled order is at no milestone: those it had reached are done, the others stay ahead. */
function stepsOf(status: number, events: readonly Event[]): Answer['steps'] {
  const current = milestones.findIndex(({ statuses }) => statuses.includes(status));
  return milestones.map(({ title: name, isReachedBy }, index) => {
    const at = events.find(isReachedBy)?.at ?? null;
    const title = messageOf(name);
    if (current === -1) return { title, at, state: at === null ? 'future' : 'done' };
    const isAhead = index > current;
    const state = isAhead ? 'future' : index === current ? 'current' : 'done';
    return { title, at: isAhead ? null : at, state };
  });
}

/** Wrong digits for one order number, known or not, before it is refused for a while: there are only 10,000. */
const WRONG_DIGITS = { max: 10, windowSeconds: 3_600 };

export async function lookUp(
  { db, clock }: Context,
  input: { readonly orderSN: string; readonly phoneTail: string },
): Promise<Answer | Refusal> {
  const key = `lookup:${input.orderSN}`;
  // Counted before the digits are compared, so that parallel tries are counted too.
  const wait = await countUse(db, key, WRONG_DIGITS, clock.now());
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
    statusLabel: standingOf(order.status, order.confirmed_at !== null),
    hint: hintOf(order),
    steps: stepsOf(order.status, events),
  };
}
