/** Words of scanning at a desk. */
import { dictionary } from '../../lib/text.ts';

export const scanText = dictionary(
  {
    label: '扫码',
    placeholder: '扫订单、工单或快递单号',
    opened: (orderSN: string) => `已打开订单 ${orderSN}`,
    failed: (code: string) => `没有查到 ${code}，请再扫一次`,
  },
  {
    label: 'Scan',
    placeholder: 'Order, work order or parcel',
    opened: (orderSN: string) => `Order ${orderSN} is open`,
    failed: (code: string) => `${code} was not looked up; please scan it again`,
  },
);
