/** Which actions an order offers a login now, and why one is not allowed: status chart, rights, spending limit. */
import type { Call } from '@banxin/contract/call';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import type { OrderAction } from '@banxin/contract/entities/order';
import { fileStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { mayAct, orderChart } from '@banxin/contract/lifecycles/order';
import type { Fen } from '@banxin/contract/money';
import { accessRefusalRow } from '@banxin/contract/refusals/access';
import { order as refusals } from '@banxin/contract/refusals/order';
import { payment } from '@banxin/contract/refusals/payment';
import type { Customer } from '../../context.ts';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { isPrinted, type SummaryRow } from './order.ts';

const actionWith = (event: OrderAction['event'], refusal: Refusal | null): OrderAction => ({
  event,
  allowed: refusal === null,
  reason: messageOfRefusal(refusal),
});

/** Null when the login may make the call that the action is. */
const refusalFor = (actor: Customer, { access }: Pick<Call, 'access'>): Refusal | null => {
  const row = accessRefusalRow(access, actor);
  return row && refuse(row);
};

/** Null when the login may pay this amount. */
export function paymentRefusal(actor: Customer, amount: number): Refusal | null {
  if (actor.rights.includes('payBeyondLimit')) return null;
  const refusal = refusalFor(actor, payByBalance);
  if (refusal !== null) return refusal;
  const limit = actor.orderNotifySum;
  return amount <= limit ? null : refuse(payment.beyondLimit, { limit: limit as Fen });
}

/** Null when the login may supply or replace the files. */
export function fileRefusal(order: SummaryRow, actor: Customer): Refusal | null {
  const { status, file_status } = order;
  if (file_status === fileStatus.confirmed) {
    return refuse(refusals.confirmedFiles, { status, fileStatus: file_status });
  }
  return refusalFor(actor, setOrderFiles);
}

/** Lists what applies to the status; an action that applies but is not allowed has its reason. */
export function actionsOf(order: SummaryRow, actor: Customer): OrderAction[] {
  const actions: OrderAction[] = [];
  if (can(orderChart, order.status, 'PAY', 'customer')) {
    if (order.confirmed_at === null) {
      actions.push(actionWith('confirm', refusalFor(actor, confirmOrder)));
    } else {
      actions.push(actionWith('pay', paymentRefusal(actor, order.total)));
    }
  }
  if (isPrinted(order) && mayAct('editFiles', order.status, order.flags)) {
    actions.push(actionWith('editFiles', fileRefusal(order, actor)));
  }
  if (can(orderChart, order.status, 'CANCEL', 'customer')) {
    actions.push(actionWith('cancel', refusalFor(actor, cancelOrder)));
  }
  if (mayAct('reorder', order.status, order.flags)) {
    actions.push(actionWith('reorder', refusalFor(actor, createOrder)));
  }
  return actions;
}
