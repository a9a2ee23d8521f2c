/** Logging in and out. @see specification §2 login screen, §7 */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { userInfo } from '../../entities/customer.ts';
import { captchaCode, mobilePhone, smsCode } from '../../entities/fields.ts';
import { noInput, nothing } from '../../entities/primitives.ts';
import { messages } from '../../messages.ts';

/** Errors 1101 captcha wrong or used · 1102 account or password wrong · 1103 locked for a while. */
export const loginByAccount = defineCall({
  name: 'Login.LoginByNameOrQQOrMobilePhone',
  method: 'POST',
  path: '/api/Login/LoginByNameOrQQOrMobilePhone',
  encoding: 'json',
  input: z.object({
    nameOrQQOrMobilePhone: z.string().check(z.trim(), z.minLength(1, messages.accountRequired)),
    password: z.string().check(z.minLength(1, messages.passwordRequired)),
    code: captchaCode,
    rememberMe: z._default(z.boolean(), true),
  }),
  output: userInfo,
  summary: '账号、QQ 或手机号加密码登录',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1101, 1102, 1103],
  stale: ['customer', 'permissions'],
});

/** Errors 1101 captcha · 1104 SMS code wrong, used or expired · 1105 no account with this number. */
export const loginByMobile = defineCall({
  name: 'Login.LoginByMobilePhone',
  method: 'POST',
  path: '/api/Login/LoginByMobilePhone',
  encoding: 'json',
  input: z.object({
    mobilePhone,
    smsCode,
    code: captchaCode,
  }),
  output: userInfo,
  summary: '手机号加短信验证码登录',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1101, 1104, 1105],
  stale: ['customer', 'permissions'],
});

/** Repeat safe; answers the same without a login. */
export const logout = defineCall({
  name: 'Login.Logout',
  method: 'POST',
  path: '/api/Login/Logout',
  encoding: 'json',
  input: noInput,
  output: nothing,
  summary: '退出登录，当前会话立即失效',
  access: 'public',
  loginOn401: false,
  stale: ['customer', 'permissions'],
});
