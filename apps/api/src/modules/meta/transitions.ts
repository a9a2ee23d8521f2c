/** Which steps lead on from where something stands, and why a step is not open to the caller. */
import type { Access, ParsedOf } from '@banxin/contract/call';
import type { getTransitions } from '@banxin/contract/calls/meta/transitions';
import { type Actor, type Transition, transitions } from '@banxin/contract/lifecycles/chart';
import { type Moving, movingCharts } from '@banxin/contract/lifecycles/moves';
import { accessRefusalRow } from '@banxin/contract/refusals/access';
import { order as refusals } from '@banxin/contract/refusals/order';
import { plain } from '@banxin/contract/refusals/plain';
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import type { Customer, UserContext } from '../../context.ts';
import type { Registration } from '../../http/handle.ts';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { readBy, type Standing, standingOf } from './standings.ts';

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

interface Moved {
  readonly entity: Moving;
  readonly standing: Standing;
}

async function reasonOf(
  { event, actor }: Transition,
  { entity, standing }: Moved,
  customer: Customer,
  performed: ReadonlyMap<string, Access>,
): Promise<Refusal | null> {
  if (actor !== 'customer') return OTHERS[actor];
  const access = performed.get(`${entity}.${event}`);
  if (access === undefined) return NO_CALL;
  const refusal = await standing.whyNot(event);
  if (refusal !== null) return refusal;
  // Who may pay beyond the limit pays without the right to pay.
  if (event === 'PAY') return null;
  const row = accessRefusalRow(access, customer);
  return row && refuse(row);
}

/** True for calls of the works: what they perform is not the customer's. */
const isOfWorks = (access: Access): boolean =>
  typeof access === 'object' && 'right' in access && access.right === 'works';

/**
 * The use case of a server that answers these calls: what they perform is what can be done. One row per
 * event; the customer's own counts first.
 */
export function readTransitions(answered: readonly Registration[]) {
  const performed = new Map<string, Access>(
    answered
      .filter(({ call }) => !isOfWorks(call.access))
      .flatMap(({ call }) => (call.performs ?? []).map((event) => [event, call.access] as const)),
  );
  return async (
    context: UserContext,
    { entity, id }: ParsedOf<typeof getTransitions>,
  ): Promise<Step[] | Refusal> => {
    const denied = accessRefusalRow(readBy[entity], context.customer);
    if (denied !== null) return refuse(denied);
    const standing = await standingOf[entity](context, id);
    if (standing === undefined) return refuse(plain.notFound);
    const arrows = transitions(movingCharts[entity], standing.status);
    const mine = new Set(arrows.filter((a) => a.actor === 'customer').map((a) => a.event));
    const steps: Step[] = [];
    for (const arrow of arrows) {
      if (arrow.actor !== 'customer' && mine.has(arrow.event)) continue;
      const refusal = await reasonOf(arrow, { entity, standing }, context.customer, performed);
      const reason = messageOfRefusal(refusal);
      steps.push({ event: arrow.event, to: arrow.to, allowed: reason === null, reason });
    }
    return steps;
  };
}
