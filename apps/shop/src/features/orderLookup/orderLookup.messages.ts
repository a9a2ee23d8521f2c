/** Texts of the order lookup. */
import { dictionary } from '../../lib/text.ts';

export const orderLookupText = dictionary(
  {
    label: '查订单进度',
    orderSN: '订单号',
    phoneTail: '电话后 4 位',
    go: '查询',
    progress: '订单进度',
  },
  {
    label: 'Track an order',
    orderSN: 'Order number',
    phoneTail: 'Last 4 digits of phone',
    go: 'Look up',
    progress: 'Order progress',
  },
);
