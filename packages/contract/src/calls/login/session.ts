/** Logging in and out. @see specification §2 login screen, §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './session.schemas.ts';

/** Errors 1101 captcha wrong or used · 1102 account or password wrong · 1103 locked for a while. */
export const loginByAccount = defineCall<typeof schemas.loginByAccount>({
  name: 'Login.LoginByNameOrQQOrMobilePhone',
  method: 'POST',
  path: '/api/Login/LoginByNameOrQQOrMobilePhone',
  encoding: 'json',
  summary: '账号、QQ 或手机号加密码登录',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1101, 1102, 1103],
  stale: ['customer', 'permissions'],
});

/** Errors 1101 captcha · 1104 SMS code wrong, used or expired · 1105 no account with this number. */
export const loginByMobile = defineCall<typeof schemas.loginByMobile>({
  name: 'Login.LoginByMobilePhone',
  method: 'POST',
  path: '/api/Login/LoginByMobilePhone',
  encoding: 'json',
  summary: '手机号加短信验证码登录',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1101, 1104, 1105],
  stale: ['customer', 'permissions'],
});

/** Repeat safe; answers the same without a login. */
export const logout = defineCall<typeof schemas.logout>({
  name: 'Login.Logout',
  method: 'POST',
  path: '/api/Login/Logout',
  encoding: 'json',
  summary: '退出登录，当前会话立即失效',
  access: 'public',
  loginOn401: false,
  stale: ['customer', 'permissions'],
});
