/** Words of the desk of invoices. */
import { dictionary } from '../../lib/text.ts';

export const invoicesText = dictionary(
  {
    views: '发票',
    waiting: '待处理',
    issued: '已开票',
    awaited: '红冲待确认',
    awaitedNoun: '等购方确认的红冲',
    awaitedNone: '没有等购方确认的红冲',
    awaitedNoneHint: '专票发起红冲后在这里等购方确认，72 小时内没有答复就作废。',
    issuedNoun: '已开出的发票',
    issuedSearch: '发票号码、申请号、抬头、客户、订单号',
    issuedNone: '还没有开出的发票',
    issuedNoneHint: '开出的发票在这里查找，需要时可发起红冲。',
  },
  {
    views: 'Invoices',
    waiting: 'To do',
    issued: 'Issued',
    awaited: 'Reversals awaited',
    awaitedNoun: 'reversals that wait for their buyers',
    awaitedNone: 'No reversal waits for its buyer',
    awaitedNoneHint:
      'A reversal of a special invoice waits here for its buyer and lapses after 72 hours.',
    issuedNoun: 'invoices that were issued',
    issuedSearch: 'Invoice, application, title, customer, order',
    issuedNone: 'Nothing was issued yet',
    issuedNoneHint: 'Issued invoices are found here; a reversal of one begins here too.',
  },
);
