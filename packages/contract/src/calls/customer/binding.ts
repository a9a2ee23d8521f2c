/** By what a login gets in. @see specification §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './binding.schemas.ts';

/** Number, mail address, QQ and WeChats of the own login. Not in the specification. */
export const getBindings = defineCall<typeof schemas.getBindings>({
  name: 'Customer.GetBindings',
  method: 'POST',
  path: '/api/Customer/GetBindings',
  encoding: 'json',
  summary: '本账号绑定的手机、邮箱、QQ 与微信',
  access: 'user',
  tags: ['bindings'],
});

/**
 * Sends the code that a change of the number needs to the bound one, which no page has to know. Not in the specification.
 * Errors 1201 sent less than 60 s ago {retryAfter: seconds} · 1202 ten a day reached.
 */
export const sendMobileCode = defineCall<typeof schemas.sendMobileCode>({
  name: 'Customer.SendMobileCode',
  method: 'POST',
  path: '/api/Customer/SendMobileCode',
  encoding: 'json',
  summary: '发送更换手机的验证码到原手机',
  access: 'user',
  limits: [{ by: 'customer', max: 20, windowSeconds: 3_600 }],
  errors: [1201, 1202],
});

/**
 * Another number for the own login, proved by the codes of both. The new one's comes from `Common/SendSmsCode` with the
 * purpose `mobile`. Errors 1104 a code, at its field: the other one stays good · 1108 the number has a login.
 * Repeat with the same codes after they were taken changes nothing and answers the same.
 */
export const updateMobilePhone = defineCall<typeof schemas.updateMobilePhone>({
  name: 'Customer.UpdateMobilePhone',
  method: 'POST',
  path: '/api/Customer/UpdateMobilePhone',
  encoding: 'json',
  summary: '更换手机，需原手机与新手机的验证码',
  access: 'user',
  limits: [{ by: 'customer', max: 30, windowSeconds: 3_600 }],
  errors: [1104, 1108],
  stale: ['customer', 'bindings', 'profile', 'wishes', 'messages'],
});

/**
 * The QQ number that logs in with the password; empty: none, and no window of QQ logs in any more. Repeat safe.
 * Errors 1107 another login has it. Not in the specification.
 */
export const setQq = defineCall<typeof schemas.setQq>({
  name: 'Customer.SetQq',
  method: 'POST',
  path: '/api/Customer/SetQq',
  encoding: 'json',
  summary: '绑定、更换或解绑 QQ 号',
  access: 'user',
  limits: [{ by: 'customer', max: 30, windowSeconds: 3_600 }],
  errors: [1107],
  stale: ['bindings', 'messages'],
});
