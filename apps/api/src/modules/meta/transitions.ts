/** Which steps lead on from an order's status, and why a step is not open to the caller. */
import type { Access, ParsedOf } from '@banxin/contract/call';
import type { getTransitions } from '@banxin/contract/calls/meta/transitions';
import { type Actor, type Transition, transitions } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { accessRefusalRow } from '@banxin/contract/refusals/access';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import type { Customer, UserContext } from '../../context.ts';
import type { Registration } from '../../http/handle.ts';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { fileRefusal, paymentRefusal } from '../order/actions.ts';
import { hideRefusal } from '../order/hide.ts';
import { findOrderById, isPrinted, type OrderRow } from '../order/order.ts';

export interface Step {
  readonly event: string;
  readonly to: number;
  readonly allowed: boolean;
  /** Null when allowed. */
  readonly reason: KeyedMessage | null;
}

const OTHERS: Readonly<Record<Exclude<Actor, 'customer'>, Refusal>> = {
  staff: refuse(refusals.byStaff),
  system: refuse(refusals.bySystem),
  carrier: refuse(refusals.byCarrier),
};

const NO_CALL = refuse(refusals.notOnline);

function reasonOf(
  step: Transition,
  order: OrderRow,
  customer: Customer,
  performed: ReadonlyMap<string, Access>,
  now: string,
): Refusal | null {
  if (step.actor !== 'customer') return OTHERS[step.actor];
  const access = performed.get(step.event);
  if (access === undefined) return NO_CALL;
  if (step.event === 'PAY') {
    if (order.confirmed_at === null) return refuse(refusals.unconfirmed);
    return paymentRefusal(customer, order.total);
  }
  // Handing in files is what resubmits an order.
  if (step.event === 'RESUBMIT') {
    return isPrinted(order) ? fileRefusal(order, customer) : NO_CALL;
  }
  const row = accessRefusalRow(access, customer);
  if (row !== null) return refuse(row);
  return step.event === 'HIDE' ? hideRefusal(order, now) : null;
}

/**
 * The use case of a server that answers these calls: what they perform is what can be done. One row per
 * event; the customer's own counts first.
 */
export function readTransitions(answered: readonly Registration[]) {
  const performed = new Map(
    answered.flatMap(({ call }) => (call.performs ?? []).map((event) => [event, call.access])),
  );
  return async (
    { db, customer, now }: UserContext,
    { id }: ParsedOf<typeof getTransitions>,
  ): Promise<Step[] | Refusal> => {
    const order = await findOrderById(db, customer.ownerId, id);
    if (order === undefined) return refuse(refusals.unknown);
    const arrows = transitions(orderChart, order.status);
    const mine = new Set(arrows.filter((a) => a.actor === 'customer').map((a) => a.event));
    return arrows
      .filter((arrow) => arrow.actor === 'customer' || !mine.has(arrow.event))
      .map((arrow) => {
        const refusal = reasonOf(arrow, order, customer, performed, now);
        const reason = messageOfRefusal(refusal);
        return { event: arrow.event, to: arrow.to, allowed: reason === null, reason };
      });
  };
}
