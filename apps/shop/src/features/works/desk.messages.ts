/** What the desks of the works are called. */
import { dictionary } from '../../lib/text.ts';

export const deskText = dictionary(
  {
    review: '审核',
    production: '生产',
    shipping: '发货',
    aftersales: '售后',
    invoices: '发票',
    receipts: '收款与提现',
    papers: '认证与证书',
    content: '内容',
    customers: '客户',
  },
  {
    review: 'Review',
    production: 'Production',
    shipping: 'Shipping',
    aftersales: 'After-sales',
    invoices: 'Invoices',
    receipts: 'Receipts',
    papers: 'Papers',
    content: 'Content',
    customers: 'Customers',
  },
);
