/** Progress for visitors: order number and the last four digits of a phone that belongs to it. */
import type { OutputOf } from '@banxin/contract/call';
import type { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { plain } from '@banxin/contract/refusals/plain';
import { say } from '@banxin/contract/refusals/row';
import { milestone, standingOf } from '@banxin/contract/sayings/order';
import type { Saying } from '@banxin/contract/sayings/saying';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { giveBack, take } from '../../http/limits.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { hintOf } from './hints.ts';
import { eventsOf } from './status.ts';

interface Event {
  readonly event: string;
  readonly to_status: number;
  readonly at: string;
}

interface Milestone {
  readonly title: Saying;
  /** Statuses of an order that stands here. */
  readonly statuses: readonly number[];
  /** True for the event that reached it. */
  readonly isReachedBy: (event: Event) => boolean;
}

const reaching = (title: Saying, statuses: readonly number[]): Milestone => ({
  title,
  statuses,
  isReachedBy: ({ to_status }) => statuses.includes(to_status),
});

/** In order. A review before payment stands at the first one; a returned order has been shipped. */
const milestones: readonly Milestone[] = [
  reaching(milestone.placed, [s.registered, s.reviewWithdrawn, s.approved]),
  {
    title: milestone.paid,
    statuses: [s.ordered, s.reviewWithdrawnOrdered],
    // An order that was approved before goes straight on to 审核通过.
    isReachedBy: ({ event }) => event === 'PAY',
  },
  reaching(milestone.approved, [s.approvedOrdered, s.allocated]),
  reaching(milestone.inProduction, [
    ...[s.workOrderOpened, s.outsourced, s.scanReturn, s.returnedToFactory],
    ...[s.storageWithdrawn, s.partlyStored],
  ]),
  reaching(milestone.shipped, [
    s.stored,
    s.shipping,
    s.shipped,
    s.inDelivery,
    s.toReturn,
    s.returned,
  ]),
  reaching(milestone.received, [s.delivered]),
];

type Answer = OutputOf<typeof lookUpOrder>;

/** A cancelled order stands nowhere: what it had reached is done, the rest never comes. */
function stepsOf(status: number, events: readonly Event[]): Answer['steps'] {
  const current = milestones.findIndex(({ statuses }) => statuses.includes(status));
  return milestones.map(({ title: name, isReachedBy }, index) => {
    const at = events.find(isReachedBy)?.at ?? null;
    const title = say(name);
    if (current === -1) return { title, at, state: at === null ? 'future' : 'done' };
    const isAhead = index > current;
    const state = isAhead ? 'future' : index === current ? 'current' : 'done';
    return { title, at: isAhead ? null : at, state };
  });
}

/** Wrong digits for one order number, there or not, before it says nothing for a while: there are only 10,000. */
const WRONG_DIGITS = { max: 10, windowSeconds: 3_600 };

export async function lookUp(
  { db, clock }: Context,
  input: { readonly orderSN: string; readonly phoneTail: string },
): Promise<Answer | Refusal> {
  const key = `lookup:${input.orderSN}`;
  // Counted before it is looked at, so that parallel tries cannot slip through.
  const wait = await take(db, key, WRONG_DIGITS, clock.now());
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
  await giveBack(db, key);
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
