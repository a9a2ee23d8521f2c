/** Charts of a customer's authentication and of brand certificates. */
import { authStatus as a, reviewStatus as r, certificateValidity as v } from '../enums/customer.ts';
import { defineChart } from './chart.ts';

/** Arrows of a customer's authentication. */
export const authenticationChart = defineChart(
  'authentication',
  a,
  [a.notSubmitted],
  [
    ['SUBMIT', 'customer', '提交认证', [a.notSubmitted], a.submitted, '营业执照或经营许可证'],
    ['PASS', 'staff', '通过', [a.submitted], a.passed],
    ['FAIL', 'system', '未通过', [a.submitted], a.failed, '证件无法识别或税号不符'],
    ['REJECT', 'staff', '驳回', [a.submitted], a.rejected, '须填写原因'],
    ['RESUBMIT', 'customer', '重新提交', [a.failed, a.rejected], a.submitted],
    [
      'PASS_BY_PROXY',
      'staff',
      '代认证通过',
      [a.notSubmitted, a.failed, a.rejected],
      a.passedByProxy,
    ],
    ['REPLACE', 'customer', '更换证件', [a.passed], a.submitted, '审核期间保留原结果'],
    ['SUBMIT', 'customer', '提交认证', [a.passedByProxy], a.submitted],
  ],
);

/** Arrows of a certificate's review. */
export const certificateReviewChart = defineChart(
  'certificateReview',
  r,
  [r.pending],
  [
    ['APPROVE', 'staff', '审核通过', [r.pending], r.approved],
    ['REJECT', 'staff', '审核不通过', [r.pending], r.rejected],
    ['REUPLOAD', 'customer', '重新上传', [r.rejected], r.pending],
    ['REVISE', 'customer', '修改', [r.approved], r.pending, '修改后需重新审核'],
  ],
);

/** Arrows of a certificate's validity. */
export const certificateValidityChart = defineChart(
  'certificateValidity',
  v,
  [v.valid],
  [
    ['EXPIRE', 'system', '到期', [v.valid], v.expired, '超过有效期'],
    ['RENEW', 'customer', '续期', [v.expired], v.valid, '填写新的有效期'],
  ],
);
