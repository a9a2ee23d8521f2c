/** Charts of a payment, and of money that goes back by its channel. */
import { paymentStanding as p, refundStanding as r } from '../enums/payment.ts';
import { defineChart } from './chart.ts';

/** Arrows of a payment. */
export const paymentChart = defineChart(
  'payment',
  p,
  [p.open],
  [
    ['PAY', 'customer', '付款', [p.open], p.paid, '订单未变且付款单未过期'],
    ['CLOSE', 'customer', '关闭', [p.open], p.closed],
    ['EXPIRE', 'system', '超时关闭', [p.open], p.expired, '未在期限内付款'],
    ['REFUND_PART', 'system', '部分退款', [p.paid], p.partRefunded, '订单取消、退货或运费减少'],
    ['REFUND_WHOLE', 'system', '全部退款', [p.paid, p.partRefunded], p.refunded, '全部订单已退款'],
  ],
);

/** Arrows of a refund by a channel. */
export const refundChart = defineChart(
  'refund',
  r,
  [r.waiting],
  [
    // Also after people were to send it: a channel may be late.
    ['SENT_BACK', 'system', '渠道已退回', [r.waiting, r.byHand], r.done],
    ['ASK_PERSON', 'system', '转人工', [r.waiting], r.byHand, '渠道不能原路退回'],
    ['SENT_BY_HAND', 'staff', '人工已退回', [r.byHand], r.done],
  ],
);
