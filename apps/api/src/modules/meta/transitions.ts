/** Which steps lead on from an order's status, and why a step is not open to the caller. */
import { HIDE_AFTER_DAYS } from '@banxin/contract/constants';
import { orderStatus } from '@banxin/contract/enums/order';
import { type Actor, type Transition, transitions } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { rightRefusals } from '@banxin/contract/rules/rights';
import type { Customer } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { msOf } from '../../ports/clock.ts';
import { paymentRefusal } from '../order/actions.ts';
import type { OrderRow } from '../order/order.ts';

export interface Step {
  readonly event: string;
  readonly to: number;
  readonly allowed: boolean;
  /** Chinese; null when allowed. */
  readonly reason: string | null;
}

const DAY = 24 * 3_600_000;

const OTHERS: Readonly<Record<Exclude<Actor, 'customer'>, string>> = {
  staff: '由印厂处理',
  system: '由系统自动处理',
  carrier: '以快递状态为准',
};

function reasonOf(step: Transition, order: OrderRow, customer: Customer, now: string) {
  if (step.actor !== 'customer') return OTHERS[step.actor];
  if (step.event === 'PAY') {
    if (order.confirmed_at === null) return '请先确认订单';
    return paymentRefusal(customer, order.total);
  }
  if (!customer.rights.includes('create')) return rightRefusals.create;
  if (step.event === 'RESUBMIT') return '请先修改文件或配置';
  const isKept = msOf(now) - msOf(order.updated_at) < HIDE_AFTER_DAYS * DAY;
  if (step.event === 'HIDE' && order.status === orderStatus.delivered && isKept) {
    return step.condition;
  }
  return null;
}

/** Null when the order is not there or not the caller's. One row per event; the customer's own counts first. */
export async function stepsOf(
  db: Db,
  customer: Customer,
  orderId: number,
  now: string,
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
      const reason = reasonOf(arrow, order, customer, now);
      return { event: arrow.event, to: arrow.to, allowed: reason === null, reason };
    });
}
