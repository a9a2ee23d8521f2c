/** Which actions an order offers a login now, and why one is not allowed: status chart, rights, spending limit. */
import type { Call } from '@banxin/contract/call';
import { createAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { createComment } from '@banxin/contract/calls/order/comment';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { setDeliverySender } from '@banxin/contract/calls/order/extend';
import { setFilesConfirmed, setFilesModified } from '@banxin/contract/calls/order/fileStanding';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { hideOrder } from '@banxin/contract/calls/order/hide';
import { getOrderTicket } from '@banxin/contract/calls/order/making';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { setShippingStop } from '@banxin/contract/calls/order/shippingStop';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import type { OrderAction } from '@banxin/contract/entities/order';
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { mayAct, type OrderTab, orderChart } from '@banxin/contract/lifecycles/order';
import type { Fen } from '@banxin/contract/money';
import { accessRefusalRow } from '@banxin/contract/refusals/access';
import { afterSales } from '@banxin/contract/refusals/afterSales';
import { order as refusals } from '@banxin/contract/refusals/order';
import { payment } from '@banxin/contract/refusals/payment';
import { payLimitOf } from '@banxin/contract/rules/roles';
import type { Customer } from '../../context.ts';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { severalRefusal } from './drops.ts';
import { confirmedRefusal, modifiedRefusal } from './fileStanding.ts';
import { hideRefusal } from './hide.ts';
import { isPrinted, isStoredInCloud, type SummaryRow } from './order.ts';
import { isOver, lastDayFor } from './received.ts';

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
  const refusal = refusalFor(actor, payByBalance);
  if (refusal !== null) return refusal;
  const limit = payLimitOf(actor);
  if (limit === null || amount <= limit) return null;
  const row = actor.payLimit === null ? payment.beyondLimit : payment.beyondOwnLimit;
  return refuse(row, { limit: limit as Fen });
}

/** Null when the login may supply or replace the files. */
export function fileRefusal(
  order: Pick<SummaryRow, 'status' | 'file_status'>,
  actor: Customer,
): Refusal | null {
  const { status, file_status } = order;
  if (file_status === fileStatus.confirmed) {
    return refuse(refusals.confirmedFiles, { status, fileStatus: file_status });
  }
  return refusalFor(actor, setOrderFiles);
}

/** After-sales were asked for too late: of what was received so long ago. Null while there is time, or it is not here. */
function lateRefusal(
  { received_at }: Pick<SummaryRow, 'received_at'>,
  { vipLevel }: Customer,
  now: string,
): Refusal | null {
  const day = lastDayFor(received_at, null, vipLevel);
  return isOver(day, now) ? refuse(afterSales.over, { day }) : null;
}

/** What can be done on the way from the works to the customer. */
function deliveryActions(
  { status, flags, confirmed_at }: SummaryRow,
  actor: Customer,
): OrderAction[] {
  const actions: OrderAction[] = [];
  if (confirmed_at !== null && mayAct('changeAddress', status, flags)) {
    const refusal =
      severalRefusal({ status, flags }) ?? refusalFor(actor, updateOrderDeliveryAddress);
    actions.push(actionWith('changeAddress', refusal));
  } else if (can(orderChart, status, 'CONFIRM_RECEIPT') || status === orderStatus.shipping) {
    actions.push(actionWith('changeAddress', refuse(refusals.addressTooLate, { status })));
  }
  if (confirmed_at !== null && mayAct('splitDelivery', status, flags)) {
    actions.push(actionWith('splitDelivery', refusalFor(actor, setMultipleDelivery)));
  }
  if (confirmed_at !== null && mayAct('changeAddress', status, flags)) {
    actions.push(actionWith('setSender', refusalFor(actor, setDeliverySender)));
  }
  for (const event of ['stopShipping', 'resumeShipping'] as const) {
    if (mayAct(event, status, flags)) {
      actions.push(actionWith(event, refusalFor(actor, setShippingStop)));
    }
  }
  if (can(orderChart, status, 'CONFIRM_RECEIPT', 'customer')) {
    actions.push(actionWith('confirmReceipt', refusalFor(actor, confirmReceipt)));
  }
  return actions;
}

/** Made, packed or on its way: somebody may look for what is possible no more. */
const UNDER_WAY: readonly (OrderTab | null)[] = ['inProduction', 'toShip', 'toReceive'];

/**
 * Lists what applies to the status; an action that applies but is not allowed has its reason.
 * @param now instant
 */
export function actionsOf(order: SummaryRow, actor: Customer, now: string): OrderAction[] {
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
  if (
    isPrinted(order) &&
    order.confirmed_at !== null &&
    mayAct('editFiles', order.status, order.flags)
  ) {
    actions.push(actionWith('setCertificate', refusalFor(actor, setOrderCertificate)));
  }
  if (isPrinted(order) && modifiedRefusal(order) === null) {
    actions.push(actionWith('filesModified', refusalFor(actor, setFilesModified)));
  }
  if (isPrinted(order) && order.has_files && confirmedRefusal(order) === null) {
    actions.push(actionWith('confirmFiles', refusalFor(actor, setFilesConfirmed)));
  }
  if (!isStoredInCloud(order)) actions.push(...deliveryActions(order, actor));
  if (mayAct('comment', order.status, order.flags)) {
    actions.push(actionWith('comment', refusalFor(actor, createComment)));
  }
  if (order.cloud === null && mayAct('afterSales', order.status, order.flags)) {
    const refusal = refusalFor(actor, createAfterSale) ?? lateRefusal(order, actor, now);
    actions.push(actionWith('afterSales', refusal));
  }
  if (order.has_work_order) actions.push(actionWith('ticket', refusalFor(actor, getOrderTicket)));
  if (can(orderChart, order.status, 'CANCEL', 'customer')) {
    actions.push(actionWith('cancel', refusalFor(actor, cancelOrder)));
  } else if (UNDER_WAY.includes(order.tab)) {
    actions.push(actionWith('cancel', refuse(refusals.notCancellable, { status: order.status })));
  }
  // What left the cloud warehouse has no configuration that could be ordered again.
  const isJob = order.cloud === null || isStoredInCloud(order);
  if (isJob && mayAct('reorder', order.status, order.flags)) {
    actions.push(actionWith('reorder', refusalFor(actor, createOrder)));
  }
  if (hideRefusal(order, now) === null) {
    actions.push(actionWith('hide', refusalFor(actor, hideOrder)));
  }
  return actions;
}
