/** Refusals about what proves a company and its brands. */
import * as code from '../codes.ts';
import { CERTIFICATES_MAX } from '../constants.ts';
import type { AuthStatus, ReviewStatus } from '../enums/customer.ts';
import { minuteWords } from '../messages/days.ts';
import { certificateStanding, companyStanding } from '../messages/papers.ts';
import * as texts from '../texts.ts';
import { english } from '../textsEnglish.ts';
import * as forms from '../textsOfForms.ts';
import { refusals, type Words } from './row.ts';

/** What a clerk reads of a paper that was decided meanwhile. */
const moved = ([zh, en]: Words): Words => [
  `此单已变为“${zh}”，未重复处理`,
  `It changed meanwhile: “${en}”. Nothing was done`,
];

export const papers = refusals('papers', {
  underReview: [
    code.wrongState,
    ['正在审核，不能重复提交', 'It is in review and cannot be handed in again'],
  ],
  documentExpired: [code.invalidInput, [texts.documentExpired, english.documentExpired]],
  daysReversed: [
    code.invalidInput,
    [texts.certificateDaysReversed, english.certificateDaysReversed],
  ],
  companyTaken: [
    code.invalidInput,
    ['该企业已认证，请联系客服', 'This company is authenticated already, please call us'],
  ],
  fileUnusable: [
    code.invalidInput,
    [
      '文件无法打开或已删除，请换一份',
      'The file does not open or was removed, please upload another',
    ],
  ],
  unknown: [code.notFound, ['内容不存在或不属于您', 'It does not exist, or it is not yours']],
  tooMany: [
    code.wrongState,
    [
      `授权证书最多 ${CERTIFICATES_MAX} 份，请先删除不用的`,
      `${CERTIFICATES_MAX} certificates are kept at most, please delete one first`,
    ],
  ],
  companyMoved: [
    code.wrongState,
    (of: { readonly auth: AuthStatus }) => moved(companyStanding.status.words(of)),
  ],
  certificateMoved: [
    code.wrongState,
    (of: { readonly review: ReviewStatus }) => moved(certificateStanding.status.words(of)),
  ],
  companyMissing: [code.invalidInput, [forms.companyNameRequired, english.companyNameRequired]],
  taxNumberMissing: [code.invalidInput, [texts.taxNumberRequired, english.taxNumberRequired]],
  taxNumberTaken: [
    code.invalidInput,
    ({ account }: { readonly account: string }) => [
      `税号已由“${account}”认证，请核对`,
      `The tax number is authenticated for “${account}”: please compare`,
    ],
  ],
  remindedToday: [
    code.wrongState,
    ({ at, by }: { readonly at: string; readonly by: string | null }) => {
      const [zh, en] = minuteWords(at);
      return [
        `今天已提醒过（${zh}，${by ?? '系统自动'}），明天可以再提醒`,
        `Reminded today already (${en}, by ${by ?? 'the shop itself'}); tomorrow it can be done again`,
      ];
    },
  ],
  notEnding: [
    code.wrongState,
    [
      '证书已续期、到期或删除，没有提醒',
      'The certificate was renewed, has ended or was deleted; nobody was reminded',
    ],
  ],
  inUse: [
    code.wrongState,
    ({ orderSN }: { readonly orderSN: string }) => [
      `订单${orderSN}正在使用`,
      `Order ${orderSN} uses it`,
    ],
  ],
});
