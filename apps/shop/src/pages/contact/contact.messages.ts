/** Texts of the contact page. */
import { dictionary } from '../../lib/text.ts';

export const contactText = dictionary(
  {
    title: '联系我们',
    lead: '打电话前请备好订单号，我们能更快查到。',
    failed: '联系方式没有加载出来',
    offices: '四地工厂',
    desks: '找谁办什么',
    /** In the order of the desks of the help: its categories 1, 2, 6, 7, 8. */
    desk: ['下单', '文件', '售后', '发票', '云仓'],
    deskDoes: [
      '报价、改单、加急、催交期',
      '出血、颜色、刀版、检查结果',
      '少件、破损、色差、退款',
      '普票、专票、红字发票',
      '入库、发货、仓储费',
    ],
    deskHelp: '先看帮助',
  },
  {
    title: 'Contact us',
    lead: 'With the order number at hand we find it faster.',
    failed: 'The offices did not load',
    offices: 'Four factories',
    desks: 'Who does what',
    desk: ['Orders', 'Files', 'After-sales', 'Invoices', 'Warehouse'],
    deskDoes: [
      'Quotes, changes, urgent jobs, delivery days',
      'Bleed, colours, dielines, file checks',
      'Missing or damaged goods, colour, refunds',
      'Plain and special invoices, corrections',
      'Storing, shipping, fees',
    ],
    deskHelp: 'Read the help first',
  },
);
