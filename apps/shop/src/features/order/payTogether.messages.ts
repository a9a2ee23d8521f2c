/** Texts of paying several orders at once. */
import { dictionary } from '../../lib/text.ts';

export const payTogetherText = dictionary(
  {
    title: '合并付款',
    orders: '要一起付款的订单',
    more: (listed: number, all: number) => `一次最多列出 ${listed} 张，共 ${all} 张待付款`,
    chosen: (orders: number, amount: string) => `已选 ${orders} 张，合计 ${amount}`,
    pay: (amount: string) => `去付款 ${amount}`,
    close: '先不付款',
    failed: '付款没有打开，没有扣款',
    loadFailed: '待付款订单没有加载出来',
    nothing: '没有待付款的订单',
  },
  {
    title: 'Pay together',
    orders: 'Orders to pay together',
    more: (listed: number, all: number) => `${listed} are listed at once, ${all} wait for payment`,
    chosen: (orders: number, amount: string) => `${orders} chosen, ${amount} in all`,
    pay: (amount: string) => `Pay ${amount}`,
    close: 'Not now',
    failed: 'The payment did not open; nothing was charged',
    loadFailed: 'The orders that wait for payment did not load',
    nothing: 'No order waits for payment',
  },
);
