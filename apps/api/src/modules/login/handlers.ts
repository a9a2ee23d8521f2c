/** Calls of the login area. */

import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import {
  bindQqOpenId,
  exchangeQq,
  exchangeWechat,
  getLoginProviders,
  startOauth,
} from '@banxin/contract/calls/login/oauth';
import { loginByAccount, loginByMobile, logout } from '@banxin/contract/calls/login/session';
import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import { Raw } from '@banxin/contract/server';
import { handlePublic, type Registration } from '../../http/handle.ts';
import { dropToken, revokeSession } from '../../http/session.ts';
import { issueCaptcha } from './captcha.ts';
import { loginByPassword, loginBySms } from './login.ts';
import { beginOauth, bindQq, exchangeWechatCode, loginByQq, offeredProviders } from './oauth.ts';
import { sendOnRequest } from './smsCode.ts';

export const loginHandlers: readonly Registration[] = [
  handlePublic(getCaptcha, async (context) => new Raw(await issueCaptcha(context), 'image/png')),
  handlePublic(loginByAccount, loginByPassword),
  handlePublic(loginByMobile, loginBySms),
  handlePublic(sendSmsCode, sendOnRequest),
  handlePublic(getLoginProviders, async (context) => offeredProviders(context)),
  handlePublic(startOauth, beginOauth),
  handlePublic(exchangeQq, loginByQq),
  handlePublic(exchangeWechat, exchangeWechatCode),
  handlePublic(bindQqOpenId, bindQq),
  handlePublic(logout, async (context) => {
    if (context.session) await revokeSession(context.db, context.session.id, context.now);
    dropToken(context);
    return null;
  }),
];
