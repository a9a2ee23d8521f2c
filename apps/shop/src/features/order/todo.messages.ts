/** What orders wait for their customer to do. */
import { dictionary } from '../../lib/text.ts';

export const todoText = dictionary(
  {
    todo: '待办',
    pay: '待付款',
    mend: '文件待修改',
    confirm: '文件待确认',
    receive: '待收货',
    invoice: '可开票',
    comment: '待评价',
    clear: (todo: string) => `不再只看“${todo}”`,
  },
  {
    todo: 'To do',
    pay: 'To pay',
    mend: 'Files to change',
    confirm: 'Files to confirm',
    receive: 'To receive',
    invoice: 'To invoice',
    comment: 'To comment on',
    clear: (todo: string) => `No longer only “${todo}”`,
  },
);
