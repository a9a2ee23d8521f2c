/** Texts of paying for the orders of a workbook. */
import { dictionary } from '../../lib/text.ts';

export const payOrdersText = dictionary(
  {
    pay: '去付款',
    payPart: (part: number, count: number) => `去付款：第 ${part} 笔，${count} 单`,
    payParts: (most: number, parts: number) => `一笔付款最多 ${most} 单，分 ${parts} 笔付。`,
    payFailed: '付款没有打开',
    payElsewhere: '有订单已付款或已取消时，请到“我的订单”的待付款里合并付款。',
  },
  {
    pay: 'Pay',
    payPart: (part, count) => `Pay part ${part}: ${count} orders`,
    payParts: (most, parts) =>
      `One payment takes up to ${most} orders; these are paid in ${parts} parts.`,
    payFailed: 'The payment was not opened',
    payElsewhere:
      'When some of the orders are paid or cancelled, pay the others together from “My orders”.',
  },
);
