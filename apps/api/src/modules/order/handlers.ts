/** Orders: who may call stands in the contract's rows, what happens in the files beside this one. */

import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import {
  getOrderDetail,
  getOrderInfo,
  getOrderPaymentRecords,
} from '@banxin/contract/calls/order/detail';
import {
  getOrderFileInfo,
  getOrderThumbnail,
  setOrderFiles,
} from '@banxin/contract/calls/order/files';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { errCode } from '@banxin/contract/errors';
import type { Fen } from '@banxin/contract/money';
import type { Customer } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { handle, handlePublic } from '../../http/handle.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { confirm } from '../checkout/confirm.ts';
import { confirmInfo } from '../checkout/confirmInfo.ts';
import { cancel } from './cancel.ts';
import { create } from './create.ts';
import { filesOf } from './files.ts';
import { countByTab, dayRefusal, listOrders, tabCounts } from './list.ts';
import { lookUp } from './lookUp.ts';
import { findOrder, findOrderById, type OrderRow } from './order.ts';
import { price, refusalOf, snapshotOf, termsOf } from './pricing.ts';
import { setFiles } from './setFiles.ts';
import { detailOf, summaryOf } from './view.ts';

const ABSENT = refuse(errCode.notFound, '订单不存在');

const viewOf = async (db: Db, order: OrderRow, customer: Customer) =>
  detailOf(db, order, customer, await filesOf(db, order));

const methodLabels: Readonly<Record<string, string>> = { balance: '账户余额' };
const statusLabels: Readonly<Record<string, string>> = {
  pending: '待付款',
  paid: '已付款',
  cancelled: '已取消',
  expired: '已过期',
  refunded: '已退款',
};

export const orderHandlers = [
  handlePublic(calculateQuote, async ({ customer, now }, input) => {
    const quote = price(input, termsOf(customer), now);
    if (quote === undefined) return refuse(errCode.notFound, '产品不存在或已下架');
    return quote.valid ? snapshotOf(quote) : refusalOf(quote);
  }),
  handle(createOrder, create),
  handle(getConfirmOrderInfo, ({ db, customer, now, config }, input) =>
    confirmInfo(db, customer, input, now, config.agreementCutoff),
  ),
  handle(confirmOrder, confirm),
  handle(cancelOrder, ({ db, customer, now }, input) => cancel(db, customer, input, now)),
  handle(setOrderFiles, async ({ db, customer, now }, input) => {
    const order = await setFiles(db, customer, input, now);
    return order instanceof Refusal ? order : viewOf(db, order, customer);
  }),
  handle(getOrders, async ({ db, customer }, input) => {
    const refusal = dayRefusal(input);
    if (refusal) return refusal;
    const { rows, total } = await listOrders(db, customer.ownerId, input, input);
    return { items: rows.map((order) => summaryOf(order, customer)), total };
  }),
  handle(
    getOrderStatusCount,
    async ({ db, customer }, input) =>
      dayRefusal(input) ?? tabCounts(await countByTab(db, customer.ownerId, input)),
  ),
  handle(getOrderDetail, async ({ db, customer }, { ordersn }) => {
    const order = await findOrder(db, customer.ownerId, ordersn);
    return order ? viewOf(db, order, customer) : ABSENT;
  }),
  handle(getOrderInfo, async ({ db, customer }, { ordersn }) => {
    const order = await findOrder(db, customer.ownerId, ordersn);
    return order ? summaryOf(order, customer) : ABSENT;
  }),
  handle(getOrderThumbnail, async ({ db, customer }, { orderSN }) => {
    const order = await findOrder(db, customer.ownerId, orderSN);
    if (!order) return ABSENT;
    const files = await filesOf(db, order);
    return {
      sourceThumbnailPaths: files.flatMap((file) =>
        file.pages.flatMap((page) => page.preview ?? []),
      ),
    };
  }),
  handle(getOrderFileInfo, async ({ db, customer }, { orderSN }) => {
    const order = await findOrder(db, customer.ownerId, orderSN);
    return order ? [...(await filesOf(db, order))] : ABSENT;
  }),
  handle(getOrderPaymentRecords, async ({ db, customer }, { orderId }) => {
    if (!(await findOrderById(db, customer.ownerId, orderId))) return ABSENT;
    const rows = await db
      .selectFrom('payments')
      .selectAll()
      .where('customer_id', '=', customer.ownerId)
      .where('order_id', '=', orderId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => ({
      paymentSN: row.payment_sn,
      method: row.method,
      methodLabel: methodLabels[row.method] ?? row.method,
      amount: row.amount as Fen,
      status: row.status,
      statusLabel: statusLabels[row.status] ?? row.status,
      at: row.paid_at ?? row.created_at,
      balanceAfter: row.balance_after as Fen | null,
    }));
  }),
  handlePublic(lookUpOrder, lookUp),
];
