/** Words of invoices that several pages say. */
import { dictionary } from '../../lib/text.ts';

export const invoiceText = dictionary(
  {
    general: '普票',
    special: '专票',
    electronic: '电子发票',
    paper: '纸质发票',
    red: '红字',
    reversed: '已全额红冲',
    s0: '已取消',
    s1: '已申请',
    s2: '审核通过',
    s3: '已驳回',
    s4: '已开票',
    s5: '已寄出',
    s6: '已作废',
    download: '下载 PDF',
    downloadXml: '下载 XML',
    downloaded: '发票已下载',
    downloadFailed: '发票没有下载',
    month: (month: string) => `${Number(month.slice(5))} 月`,
  },
  {
    general: 'General',
    special: 'Special',
    electronic: 'Electronic',
    paper: 'Paper',
    red: 'Red',
    reversed: 'Wholly reversed',
    s0: 'Cancelled',
    s1: 'Applied for',
    s2: 'Approved',
    s3: 'Rejected',
    s4: 'Issued',
    s5: 'Sent',
    s6: 'Voided',
    download: 'Download PDF',
    downloadXml: 'Download XML',
    downloaded: 'The invoice was downloaded',
    downloadFailed: 'The invoice was not downloaded',
    month: (month) =>
      new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
        Date.parse(`${month}-01`),
      ),
  },
);
