/** Captcha, login and logout. @see specification §2 login screen, §7 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { userInfo } from '../entities/customer.ts';
import { captchaCode, mobilePhone, smsCode } from '../entities/fields.ts';
import { noInput, nothing } from '../entities/primitives.ts';
import { messages } from '../messages.ts';

/** Answers a PNG and binds its text to the `banxin_captcha` cookie: single use, 120 s. */
export const getCaptcha = defineCall({
  name: 'Login.Captcha',
  method: 'GET',
  path: '/api/Login/Captcha',
  encoding: 'query',
  input: z.object({ v: z.optional(z.string()) }),
  output: z.unknown(),
  raw: 'image/png',
  summary: '图形验证码图片，一次有效，120 秒内使用',
  access: 'public',
  display: 0,
  limits: [{ by: 'address', max: 120, windowSeconds: 60 }],
});

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
  invalidates: ['Customer.GetSimpleById', 'Customer.GetCustomerSubPermissions'],
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
  invalidates: ['Customer.GetSimpleById', 'Customer.GetCustomerSubPermissions'],
});

/** Errors 1201 sent less than 60 s ago {retryAfter: seconds} · 1202 ten a day reached. */
export const sendSmsCode = defineCall({
  name: 'Common.SendSmsCode',
  method: 'POST',
  path: '/api/Common/SendSmsCode',
  encoding: 'query',
  input: z.object({ mobilePhone }),
  output: nothing,
  summary: '发送短信验证码：同一号码 60 秒一次，每天 10 次',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 20, windowSeconds: 3600 }],
  errors: [1201, 1202],
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
  invalidates: ['Customer.GetSimpleById', 'Customer.GetCustomerSubPermissions'],
});
