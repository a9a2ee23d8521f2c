/** Texts of what went back of an order's money. */
import { dictionary } from '../../lib/text.ts';

export const orderRefundsText = dictionary(
  {
    dot: ' · ',
    refunds: '退款记录',
    refund: '退回账户余额',
    refundBy: (way: string) => `原路退回${way}`,
    refundTransferred: '改用银行转账退回',
    refundUnderway: '退款处理中，通常 1 至 3 个工作日到账',
    refundShut: (why: string) => `不能原路退回：${why}。请联系客服告知收款账户`,
    refundSent: '已汇出，通常 1 至 3 个工作日到账',
    refundArrived: '渠道已退款',
    refundsFailed: '退款记录没有加载出来',
    balanceAfterRefund: (amount: string) => `退后余额 ${amount}`,
  },
  {
    refunds: 'Refunds',
    refund: 'Returned to the balance',
    refundBy: (way: string) => `Returned by ${way}`,
    refundTransferred: 'Returned by bank transfer instead',
    refundUnderway: 'On its way back, usually 1 to 3 working days',
    refundShut: (why: string) =>
      `It cannot go back the way it came: ${why}. Please tell service the account`,
    refundSent: 'Sent, usually 1 to 3 working days',
    refundArrived: 'Sent back',
    refundsFailed: 'The refunds did not load',
    balanceAfterRefund: (amount: string) => `Balance after: ${amount}`,
  },
);
