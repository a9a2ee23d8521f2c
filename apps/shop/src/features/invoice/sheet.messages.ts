/** Words of the sheet of an invoice, before it is issued and after. */
import { dictionary } from '../../lib/text.ts';

export const sheetText = dictionary(
  {
    seller: '销售方',
    taxNumber: '税务登记号',
    order: '订单',
    name: '项目名称',
    quantity: '数量',
    net: '金额',
    rate: '税率',
    tax: '税额',
    sum: '价税合计',
  },
  {
    seller: 'Seller',
    taxNumber: 'Tax number',
    order: 'Order',
    name: 'Goods',
    quantity: 'Quantity',
    net: 'Net',
    rate: 'Rate',
    tax: 'Tax',
    sum: 'Total with tax',
  },
);
