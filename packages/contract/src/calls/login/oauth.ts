/** Logging in with QQ and WeChat. @see specification §2, §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './oauth.schemas.ts';

/** Which other ways of logging in this server can offer. */
export const getLoginProviders = defineCall<typeof schemas.getLoginProviders>({
  name: 'Login.Providers',
  method: 'GET',
  path: '/api/Login/Providers',
  encoding: 'query',
  summary: '可用的第三方登录方式',
  access: 'public',
  display: 0,
  shared: true,
});

/**
 * Answers where the provider recognises the visitor. Its one-time `state` comes back with the code and
 * is good for this browser only, ten minutes. `bind` needs a login and is WeChat's.
 * Errors 1402 the provider is not configured.
 */
export const startOauth = defineCall<typeof schemas.startOauth>({
  name: 'Login.StartOauth',
  method: 'POST',
  path: '/api/Login/StartOauth',
  encoding: 'json',
  summary: '取得第三方授权页地址，state 一次有效且只对本浏览器有效',
  access: 'public',
  display: 0,
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1402],
});

/**
 * Exchanges the code that QQ handed out. Bound: logs in. Not bound: `openId` is a sealed pass for
 * {@link bindQqOpenId}, good for this browser only, ten minutes, one binding; it is not QQ's own number.
 * Errors 1401 code or state used or expired · 1402 QQ does not answer.
 */
export const exchangeQq = defineCall<typeof schemas.exchangeQq>({
  name: 'Login.QQ',
  method: 'GET',
  path: '/api/Login/QQ',
  encoding: 'query',
  summary: '以 QQ 授权码登录；未绑定时返回 openId',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1401, 1402],
  stale: ['customer', 'permissions'],
});

/**
 * Exchanges the code that WeChat handed out: type 0 logs in, 1 binds it to whoever is logged in.
 * Errors as for QQ · 1406 bound to another account · 3001 as many are bound as can be {limit}.
 */
export const exchangeWechat = defineCall<typeof schemas.exchangeWechat>({
  name: 'Login.Wechat',
  method: 'GET',
  path: '/api/Login/Wechat',
  encoding: 'query',
  summary: '以微信授权码登录（0）或绑定（1）',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1401, 1402, 1406, 3001],
  stale: ['customer', 'permissions', 'bindings'],
});

/**
 * Binds a QQ identity to an account, proved by its password, and logs in. A refused try leaves the pass good.
 * Errors 1101 · 1102 · 1103 · 1403 pass unknown or expired · 1404 this QQ has another account · 1405 this
 * account has another QQ.
 */
export const bindQqOpenId = defineCall<typeof schemas.bindQqOpenId>({
  name: 'Login.BindQqOpenId',
  method: 'POST',
  path: '/api/Login/BindQqOpenId',
  encoding: 'json',
  summary: '把 QQ 绑定到账号并登录',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 60 }],
  errors: [1101, 1102, 1103, 1403, 1404, 1405],
  stale: ['customer', 'permissions'],
});
