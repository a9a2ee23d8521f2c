/** Words of the desk of after-sales. */
import { EVIDENCE_DAYS, SUSPENDED_DAYS } from '@banxin/contract/rules/afterSales';
import { dictionary } from '../../lib/text.ts';

export const claimsText = dictionary(
  {
    views: '售后',
    waiting: '待处理',
    suspended: '已挂起',
    suspendedNoun: '等客户的售后单',
    suspendedNone: '没有在等客户的售后单',
    suspendedNoneHint: `挂起的售后单和等客户补充凭证的售后单在这里，挂起 ${SUSPENDED_DAYS} 天、凭证 ${EVIDENCE_DAYS} 天没有回复自动取消。`,
  },
  {
    views: 'After-sales',
    waiting: 'To do',
    suspended: 'On hold',
    suspendedNoun: 'tickets that wait for their customers',
    suspendedNone: 'No ticket waits for its customer',
    suspendedNoneHint: `Tickets on hold, and those that wait for more evidence, are here. Unanswered, they are cancelled after ${SUSPENDED_DAYS} and ${EVIDENCE_DAYS} days.`,
  },
);
