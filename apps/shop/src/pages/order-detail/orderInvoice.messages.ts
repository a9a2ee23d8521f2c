/** Texts of an order's invoices on its page. */
import { dictionary } from '../../lib/text.ts';

export const orderInvoiceText = dictionary(
  {
    title: '发票',
    failed: '发票没有加载出来',
    toApplication: '查看申请',
    toRejected: '查看原因',
    // Most of its last days lie in another year.
    open: (amount: string, day: string) => `可开票 ${amount}，最晚 ${day} 申请`,
    general: '申请普票',
    special: '申请专票',
  },
  {
    title: 'Invoice',
    failed: 'The invoices did not load',
    toApplication: 'See the application',
    toRejected: 'See the reason',
    open: (amount, day) => `${amount} can be invoiced; apply by ${day}`,
    general: 'General invoice',
    special: 'Special invoice',
  },
);
