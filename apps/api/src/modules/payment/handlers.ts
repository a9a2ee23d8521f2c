/** The cashier. */
import { createPayment, getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { transaction } from '../../db/transaction.ts';
import { handle } from '../../http/handle.ts';
import { refuse } from '../../http/refusal.ts';
import { lockOrder } from '../order/order.ts';
import { pay } from './pay.ts';
import { findPayment, openPayment, paymentView } from './payment.ts';

export const paymentHandlers = [
  handle(getPayment, async ({ db, customer }, { paymentSN }) => {
    const payment = await findPayment(db, customer.ownerId, paymentSN);
    if (payment === undefined) return refuse(errCode.notFound, '付款单不存在');
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customer.ownerId)
      .where('id', '=', payment.order_id)
      .executeTakeFirstOrThrow();
    return paymentView(db, payment, order, customer);
  }),
  handle(createPayment, ({ db, customer, now, random }, { orderSN }) =>
    transaction(db, async (tx) => {
      const order = await lockOrder(tx, customer.ownerId, orderSN);
      if (order === undefined) return refuse(errCode.notFound, '订单不存在');
      if (order.confirmed_at === null) {
        return refuse(errCode.wrongState, '请先确认订单再付款', { status: order.status });
      }
      if (order.paid > order.refunded) {
        return refuse(errCode.paidAlready, '订单已付款，无需再付', { status: order.status });
      }
      if (!can(orderChart, order.status, 'PAY', 'customer')) {
        return refuse(errCode.wrongState, `订单${orderStatus.label(order.status)}，无需付款`, {
          status: order.status,
        });
      }
      return paymentView(tx, await openPayment(tx, order, { now, random }), order, customer);
    }),
  ),
  handle(payByBalance, ({ db, customer, now }, { paymentSN }) => pay(db, customer, paymentSN, now)),
];
