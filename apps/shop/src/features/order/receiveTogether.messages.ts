/** Texts of confirming the receipt of several orders at once. */
import { dictionary } from '../../lib/text.ts';

export const receiveTogetherText = dictionary(
  {
    title: '批量签收',
    orders: '已经收到货的订单',
    more: (listed: number, all: number) => `一次最多列出 ${listed} 张，共 ${all} 张待收货`,
    chosen: (orders: number) => `已选 ${orders} 张；请先验货，数量和印刷没有问题再确认`,
    confirm: (orders: number) => `确认签收 ${orders} 张`,
    close: '先不确认',
    done: (orders: number) => `${orders} 张订单已确认签收`,
    failed: '没有确认签收，订单都没有变动',
    loadFailed: '待收货订单没有加载出来',
    nothing: '没有可以签收的订单',
  },
  {
    title: 'Confirm receipt together',
    orders: 'Orders that have arrived',
    more: (listed: number, all: number) => `${listed} are listed at once, ${all} are on the way`,
    chosen: (orders: number) => `${orders} chosen; please check number and print first`,
    confirm: (orders: number) => `Confirm receipt of ${orders}`,
    close: 'Not now',
    done: (orders: number) => `Receipt of ${orders} orders confirmed`,
    failed: 'Receipt was not confirmed; no order has changed',
    loadFailed: 'The orders on the way did not load',
    nothing: 'No order waits for its receipt',
  },
);
