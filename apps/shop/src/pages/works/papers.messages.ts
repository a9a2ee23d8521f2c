/** Words of the desk of papers. */
import { CERTIFICATE_REMINDER_DAYS } from '@banxin/contract/constants';
import { dictionary } from '../../lib/text.ts';

/** What ends within so many days is shown: the first reminder goes then. */
const [SOON] = CERTIFICATE_REMINDER_DAYS;

export const papersText = dictionary(
  {
    views: '认证与证书',
    waiting: '待审核',
    ending: '即将到期',
    proxy: '代认证',
    endingNoun: '即将到期的证件',
    endingNone: `${SOON} 天内没有到期的证件`,
    endingNoneHint: `授权证书和企业证件在到期前 ${SOON} 天出现在这里，先到期的在前。`,
    proxyNoun: '可代认证的客户',
    proxyNone: '没有未通过的认证',
    proxyNoneHint: '从未提交过的客户不在列表里：按账号、联系人、手机后四位或 RZ 编号搜索。',
    proxySearch: '账号、联系人、手机后四位、税号',
    until: (day: string) => `${day} 止`,
  },
  {
    views: 'Papers',
    waiting: 'To review',
    ending: 'Ending soon',
    proxy: 'Pass by proxy',
    endingNoun: 'papers that end soon',
    endingNone: `Nothing ends within ${SOON} days`,
    endingNoneHint: `Certificates and documents of companies appear here ${SOON} days before they end, the earliest end first.`,
    proxyNoun: 'companies that can be passed',
    proxyNone: 'No document is refused',
    proxyNoneHint:
      'Whoever never handed anything in is not listed: search for the account, the contact, the last four digits of the mobile or the RZ number.',
    proxySearch: 'Account, contact, end of mobile, tax number',
    until: (day: string) => `until ${day}`,
  },
);
