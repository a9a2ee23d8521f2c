/** Every flow's atlas, by folder name: what coverage tests, charts and story generators read. */
import { agreementAtlas } from './agreement/agreement.atlas.ts';
import { captchaAtlas } from './captcha/captcha.atlas.ts';
import { cashierAtlas } from './cashier/cashier.atlas.ts';
import { loginAtlas } from './login/login.atlas.ts';
import { oauthPopupAtlas } from './oauth-popup/oauth-popup.atlas.ts';
import { orderConfirmAtlas } from './order-confirm/order-confirm.atlas.ts';
import { requestErrorAtlas } from './request-error/request-error.atlas.ts';
import { routeGuardAtlas } from './route-guard/route-guard.atlas.ts';
import { sessionAtlas } from './session/session.atlas.ts';
import { smsCountdownAtlas } from './sms-countdown/sms-countdown.atlas.ts';
import type { AnyFlowAtlas } from './testing/atlas.ts';
import { uploadItemAtlas } from './upload-item/upload-item.atlas.ts';

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
  'upload-item': uploadItemAtlas,
};
