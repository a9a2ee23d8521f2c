/** What the server tells of a payment: how it was made and how it stands. */
import type { OrderPart, PaymentMethod, PaymentStatus } from '../entities/payment.ts';
import type { Words } from '../refusals/row.ts';
import { type MessageRow, messageRows } from './message.ts';

/** What it is paid with. */
export const method = messageRows('paymentMethod', {
  balance: ['账户余额', 'Account balance'],
  alipay: ['支付宝', 'Alipay'],
  wechat: ['微信支付', 'WeChat Pay'],
  bank: ['银行转账', 'Bank transfer'],
} satisfies Record<PaymentMethod, Words>);

/** How it stands. */
export const payment = messageRows('paymentStatus', {
  pending: ['待付款', 'To be paid'],
  paid: ['已付款', 'Paid'],
  cancelled: ['已取消', 'Cancelled'],
  expired: ['已过期', 'Expired'],
  partRefunded: ['部分退款', 'Refunded in part'],
  refunded: ['已退款', 'Refunded'],
} satisfies Record<PaymentStatus, Words>);

/** What of an order it settles. */
export const orderPart = messageRows('orderPart', {
  order: ['订单货款', 'The order'],
  freight: ['运费差额', 'Freight difference'],
  vip: ['会员年费', 'Membership fee'],
} satisfies Record<OrderPart, Words>);

/** Every sentence about payments. */
export const paymentMessages: readonly MessageRow[] = [
  ...Object.values(method),
  ...Object.values(payment),
  ...Object.values(orderPart),
];
