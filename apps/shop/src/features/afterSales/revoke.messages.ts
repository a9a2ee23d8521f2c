/** Texts of taking a ticket back. */
import { dictionary } from '../../lib/text.ts';

export const revokeText = dictionary(
  {
    title: '撤销申请',
    question: (ticketSN: string) => `撤销售后单 ${ticketSN} 吗？撤销后期限内可再次申请。`,
    done: '已撤销申请',
    failed: '没有撤销申请',
  },
  {
    title: 'Take back',
    question: (ticketSN) =>
      `Take ticket ${ticketSN} back? Within the time for it you can ask again.`,
    done: 'Taken back',
    failed: 'Not taken back',
  },
);
