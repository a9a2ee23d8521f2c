/** Calls of the login area. */
import {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  getSessions,
} from '@banxin/contract/calls/customer/device';
import { bindMail, sendMailCode } from '@banxin/contract/calls/customer/mail';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import {
  bindQqOpenId,
  exchangeQq,
  exchangeWechat,
  getLoginProviders,
  startOauth,
} from '@banxin/contract/calls/login/oauth';
import {
  loginByAccount,
  loginByMobile,
  logout as logoutCall,
} from '@banxin/contract/calls/login/session';
import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { issueCaptcha } from './captcha.ts';
import { loginByPassword, loginBySms } from './login.ts';
import { bind, sendToMail } from './mailCode.ts';
import { beginOauth, bindQq, exchangeWechatCode, loginByQq, offeredProviders } from './oauth.ts';
import { endOtherSessions, endSession, listSessions, logout } from './ownSessions.ts';
import { sendOnRequest } from './smsCode.ts';

export const loginHandlers: readonly Registration[] = [
  handlePublic(getCaptcha, issueCaptcha),
  handlePublic(loginByAccount, loginByPassword),
  handlePublic(loginByMobile, loginBySms),
  handlePublic(sendSmsCode, sendOnRequest),
  handlePublic(getLoginProviders, offeredProviders),
  handlePublic(startOauth, beginOauth),
  handlePublic(exchangeQq, loginByQq),
  handlePublic(exchangeWechat, exchangeWechatCode),
  handlePublic(bindQqOpenId, bindQq),
  handlePublic(logoutCall, logout),
  handle(sendMailCode, sendToMail),
  handle(bindMail, bind),
  handle(getSessions, listSessions),
  handle(endSessionCall, endSession),
  handle(endOtherSessionsCall, endOtherSessions),
];
