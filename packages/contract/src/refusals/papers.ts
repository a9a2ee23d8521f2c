/** Refusals about what proves a company and its brands. */
import * as code from '../codes.ts';
import { CERTIFICATES_MAX } from '../constants.ts';
import type { AuthStatus, ReviewStatus } from '../enums/customer.ts';
import { certificateStanding, companyStanding } from '../messages/papers.ts';
import * as texts from '../texts.ts';
import { english } from '../textsEnglish.ts';
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
  inUse: [
    code.wrongState,
    ({ orderSN }: { readonly orderSN: string }) => [
      `订单${orderSN}正在使用`,
      `Order ${orderSN} uses it`,
    ],
  ],
});
