/** Which steps lead on from an order's status, and why a step is not open to the caller. */
import { type Actor, type Transition, transitions } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { rightRefusals } from '@banxin/contract/rules/rights';
import type { Customer } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { fileRefusal, paymentRefusal } from '../order/actions.ts';
import { isPrinted, type OrderRow } from '../order/order.ts';

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
  performed: ReadonlySet<string>,
): string | null {
  if (step.actor !== 'customer') return OTHERS[step.actor];
  if (!performed.has(step.event)) return NO_CALL;
  if (step.event === 'PAY') {
    if (order.confirmed_at === null) return '请先确认订单';
    return paymentRefusal(customer, order.total);
  }
  // Handing in files is what resubmits an order.
  if (step.event === 'RESUBMIT') {
    return isPrinted(order) ? fileRefusal(order, customer) : NO_CALL;
  }
  return customer.rights.includes('create') ? null : rightRefusals.create;
}

/** Null when the order is not there or not the caller's. One row per event; the customer's own counts first. */
export async function stepsOf(
  db: Db,
  customer: Customer,
  orderId: number,
  performed: ReadonlySet<string>,
): Promise<Step[] | null> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customer.ownerId)
    .where('id', '=', orderId)
    .where('tab', 'is not', null)
    .executeTakeFirst();
  if (!order) return null;
  const arrows = transitions(orderChart, order.status);
  const mine = new Set(arrows.filter((a) => a.actor === 'customer').map((a) => a.event));
  return arrows
    .filter((arrow) => arrow.actor === 'customer' || !mine.has(arrow.event))
    .map((arrow) => {
      const reason = reasonOf(arrow, order, customer, performed);
      return { event: arrow.event, to: arrow.to, allowed: reason === null, reason };
    });
}
