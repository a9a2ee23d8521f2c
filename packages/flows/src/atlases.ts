/** Every flow's atlas, by folder name: what coverage tests, charts and story generators read. */
import { agreementAtlas } from './agreement/agreement.atlas.ts';
import { batchImportAtlas } from './batch-import/batch-import.atlas.ts';
import { bindQqAtlas } from './bind-qq/bind-qq.atlas.ts';
import { captchaAtlas } from './captcha/captcha.atlas.ts';
import { cashierAtlas } from './cashier/cashier.atlas.ts';
import { couponAtlas } from './coupon/coupon.atlas.ts';
import { existsCheckAtlas } from './exists-check/exists-check.atlas.ts';
import { loginAtlas } from './login/login.atlas.ts';
import { oauthCallbackAtlas } from './oauth-callback/oauth-callback.atlas.ts';
import { oauthPopupAtlas } from './oauth-popup/oauth-popup.atlas.ts';
import { orderConfirmAtlas } from './order-confirm/order-confirm.atlas.ts';
import { payDeadlineAtlas } from './pay-deadline/pay-deadline.atlas.ts';
import { previewViewerAtlas } from './preview-viewer/preview-viewer.atlas.ts';
import { registerAtlas } from './register/register.atlas.ts';
import { requestErrorAtlas } from './request-error/request-error.atlas.ts';
import { resetPasswordAtlas } from './reset-password/reset-password.atlas.ts';
import { routeGuardAtlas } from './route-guard/route-guard.atlas.ts';
import { sessionAtlas } from './session/session.atlas.ts';
import { smsCountdownAtlas } from './sms-countdown/sms-countdown.atlas.ts';
import type { AnyFlowAtlas } from './testing/atlas.ts';
import { uploadItemAtlas } from './upload-item/upload-item.atlas.ts';
import { uploadQueueAtlas } from './upload-queue/upload-queue.atlas.ts';
import { usageLogAtlas } from './usage-log/usage-log.atlas.ts';

export const atlases: Readonly<Record<string, AnyFlowAtlas>> = {
  agreement: agreementAtlas,
  captcha: captchaAtlas,
  cashier: cashierAtlas,
  login: loginAtlas,
  'oauth-popup': oauthPopupAtlas,
  'order-confirm': orderConfirmAtlas,
  'request-error': requestErrorAtlas,
  'route-guard': routeGuardAtlas,
  session: sessionAtlas,
  'sms-countdown': smsCountdownAtlas,
  'batch-import': batchImportAtlas,
  'bind-qq': bindQqAtlas,
  coupon: couponAtlas,
  'exists-check': existsCheckAtlas,
  'oauth-callback': oauthCallbackAtlas,
  'pay-deadline': payDeadlineAtlas,
  'preview-viewer': previewViewerAtlas,
  register: registerAtlas,
  'reset-password': resetPasswordAtlas,
  'upload-item': uploadItemAtlas,
  'upload-queue': uploadQueueAtlas,
  'usage-log': usageLogAtlas,
};
