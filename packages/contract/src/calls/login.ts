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

/** Exchanges the code that QQ handed out. Errors 1401 code used or expired · 1402 QQ does not answer. */
export const exchangeQq = defineCall({
  name: 'Login.QQ',
  method: 'GET',
  path: '/api/Login/QQ',
  encoding: 'query',
  input: z.object({ code: z.string(), state: z.string() }),
  output: z.object({ isBind: z.boolean(), openId: z.string() }),
  summary: '以 QQ 授权码登录；未绑定时返回 openId',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1401, 1402],
  invalidates: ['Customer.GetSimpleById', 'Customer.GetCustomerSubPermissions'],
});

/** Exchanges the code that WeChat handed out: type 0 logs in, 1 binds. Errors as for QQ. */
export const exchangeWechat = defineCall({
  name: 'Login.Wechat',
  method: 'GET',
  path: '/api/Login/Wechat',
  encoding: 'query',
  input: z.object({
    code: z.string(),
    type: z.union([z.literal(0), z.literal(1)]),
    state: z.string(),
  }),
  output: z.object({ hasBind: z.boolean() }),
  summary: '以微信授权码登录（0）或绑定（1）',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1401, 1402],
  invalidates: ['Customer.GetSimpleById', 'Customer.GetCustomerSubPermissions'],
});

/** Binds a QQ identity to an account, proved by its password, and logs in. Errors 1101 · 1102 · 1103 · 1403 openId unknown. */
export const bindQqOpenId = defineCall({
  name: 'Login.BindQqOpenId',
  method: 'POST',
  path: '/api/Login/BindQqOpenId',
  encoding: 'json',
  input: z.object({
    openId: z.string(),
    nameOrQQOrMobilePhone: z.string().check(z.trim(), z.minLength(1, messages.accountRequired)),
    password: z.string().check(z.minLength(1, messages.passwordRequired)),
    code: captchaCode,
  }),
  output: userInfo,
  summary: '把 QQ 绑定到账号并登录',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1101, 1102, 1103, 1403],
  invalidates: ['Customer.GetSimpleById', 'Customer.GetCustomerSubPermissions'],
});
