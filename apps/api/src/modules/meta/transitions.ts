/** Which steps lead on from an order's status, and why a step is not open to the caller. */
import type { Access, ParsedOf } from '@banxin/contract/call';
import type { getTransitions } from '@banxin/contract/calls/meta/transitions';
import { errCode } from '@banxin/contract/errors';
import { type Actor, type Transition, transitions } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { whyNot } from '@banxin/contract/rules/access';
import type { Customer, UserContext } from '../../context.ts';
import type { Registration } from '../../http/handle.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { fileRefusal, paymentRefusal } from '../order/actions.ts';
import { findOrderById, isPrinted, type OrderRow } from '../order/order.ts';

export interface Step {
  readonly event: string;
  readonly to: number;
  readonly allowed: boolean;
  /** Chinese; null when allowed. */
  readonly reason: string | null;
}

const OTHERS: Readonly<Record<Exclude<Actor, 'customer'>, string>> = {
  staff: '由印厂处理',
  system: '由系统自动处理',
  carrier: '以快递状态为准',
};

const NO_CALL = '网上暂不能办理，请联系客服';

function reasonOf(
  step: Transition,
  order: OrderRow,
  customer: Customer,
  performed: ReadonlyMap<string, Access>,
): string | null {
  if (step.actor !== 'customer') return OTHERS[step.actor];
  const access = performed.get(step.event);
  if (access === undefined) return NO_CALL;
  if (step.event === 'PAY') {
    if (order.confirmed_at === null) return '请先确认订单';
    return paymentRefusal(customer, order.total);
  }
  // Handing in files is what resubmits an order.
  if (step.event === 'RESUBMIT') {
    return isPrinted(order) ? fileRefusal(order, customer) : NO_CALL;
  }
  return whyNot(access, customer);
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
    { db, customer }: UserContext,
    { id }: ParsedOf<typeof getTransitions>,
  ): Promise<Step[] | Refusal> => {
    const order = await findOrderById(db, customer.ownerId, id);
    if (order === undefined) return refuse(errCode.notFound, '订单不存在');
    const arrows = transitions(orderChart, order.status);
    const mine = new Set(arrows.filter((a) => a.actor === 'customer').map((a) => a.event));
    return arrows
      .filter((arrow) => arrow.actor === 'customer' || !mine.has(arrow.event))
      .map((arrow) => {
        const reason = reasonOf(arrow, order, customer, performed);
        return { event: arrow.event, to: arrow.to, allowed: reason === null, reason };
      });
  };
}
