/** What a login may do with an order now, and why not: the chart, the rights, the money. */

import { fileStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { mayAct, orderChart } from '@banxin/contract/lifecycles/order';
import type { Customer } from '../../context.ts';
import { isPrinted, type OrderRow } from './order.ts';

export interface OrderAction {
  event: string;
  allowed: boolean;
  reason: string | null;
}

const answer = (event: string, reason: string | null): OrderAction => ({
  event,
  allowed: reason === null,
  reason,
});

const may = (actor: Customer): boolean => actor.rights.includes('create');

/** Null when the login may pay this amount. */
export function paymentRefusal(actor: Customer, amount: number): string | null {
  if (actor.rights.includes('pay')) return null;
  if (!actor.rights.includes('payUpToLimit')) return '当前账号没有付款权限，请联系主账号';
  const limit = actor.orderNotifySum;
  return amount <= limit
    ? null
    : `超过子账号付款额度 ¥${(limit / 100).toFixed(2)}，请主账号或财务付款`;
}

/** Null when the login may supply or replace the files. */
function fileRefusal(order: OrderRow, actor: Customer): string | null {
  if (!actor.rights.includes('files')) return '当前账号没有修改文件的权限';
  return order.file_status === fileStatus.confirmed ? '文件已确认，不能再更换；请联系客服' : null;
}

/** Only what applies to the status is listed; what applies but is not allowed says why. */
export function actionsOf(order: OrderRow, actor: Customer): OrderAction[] {
  const actions: OrderAction[] = [];
  if (can(orderChart, order.status, 'PAY', 'customer')) {
    if (order.confirmed_at === null) {
      actions.push(answer('confirm', may(actor) ? null : '当前账号没有下单权限，请联系主账号'));
    } else {
      actions.push(answer('pay', paymentRefusal(actor, order.total)));
    }
  }
  if (isPrinted(order) && mayAct('editFiles', order.status, order.flags)) {
    actions.push(answer('editFiles', fileRefusal(order, actor)));
  }
  if (can(orderChart, order.status, 'CANCEL', 'customer')) {
    actions.push(answer('cancel', may(actor) ? null : '当前账号没有取消订单的权限'));
  }
  if (mayAct('reorder', order.status, order.flags)) {
    actions.push(answer('reorder', may(actor) ? null : '当前账号没有下单权限'));
  }
  return actions;
}
