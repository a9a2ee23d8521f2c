/** The password of a login: a forgotten one by proof, a known one by itself. @see specification §2, §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './password.schemas.ts';
import { perPhoneNumber } from './register.ts';

/**
 * Proves who forgot the password; answers a ticket for one reset, good for ten minutes.
 * Errors 1101 captcha · 1104 SMS code · 1105 no account, told only to who has the number's code.
 */
export const validateReset = defineCall<typeof schemas.validateReset>({
  name: 'Customer.ResetPasswordValidateByMobilePhone',
  method: 'POST',
  path: '/api/Customer/ResetPasswordValidateByMobilePhone',
  encoding: 'json',
  summary: '以手机号验证身份，取得重置密码的凭证',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 20, windowSeconds: 3600 }, perPhoneNumber],
  errors: [1101, 1104, 1105],
});

/**
 * Sets the new password and ends every session of the account. Not in the specification: it names no
 * call that sets the password. Errors 1109 ticket used or expired.
 * Repeat with the same password answers the same, for the ticket's ten minutes.
 */
export const resetPassword = defineCall<typeof schemas.resetPassword>({
  name: 'Customer.ResetPassword',
  method: 'POST',
  path: '/api/Customer/ResetPassword',
  encoding: 'json',
  summary: '设置新密码，已有登录全部失效',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 20, windowSeconds: 3600 }],
  errors: [1109],
});

/**
 * Replaces the own password and ends the login on every other device. Not in the specification.
 * Errors 1102 the old one is wrong, at its field · 1103 five wrong tries {retryAfter} · 2001 it is the old one.
 * Repeat with the same new password changes nothing and answers the same.
 */
export const changePassword = defineCall<typeof schemas.changePassword>({
  name: 'Customer.ChangePassword',
  method: 'POST',
  path: '/api/Customer/ChangePassword',
  encoding: 'json',
  summary: '修改登录密码，其他设备退出登录',
  access: 'user',
  limits: [{ by: 'customer', max: 30, windowSeconds: 3600 }],
  errors: [1102, 1103],
  stale: ['devices', 'messages'],
});
