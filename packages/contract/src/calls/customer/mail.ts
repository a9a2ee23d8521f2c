/** The mail address of a login, confirmed by a code. @see specification §5, §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './mail.schemas.ts';

/**
 * Sends a code to an address. The code serves the login that asked for it, and one purpose, for ten minutes.
 * Errors 1201 sent less than 60 s ago {retryAfter: seconds} · 1202 ten a day reached · 9002 letters cannot be sent.
 */
export const sendMailCode = defineCall<typeof schemas.sendMailCode>({
  name: 'Common.SendMailValidateCode',
  method: 'POST',
  path: '/api/Common/SendMailValidateCode',
  encoding: 'json',
  summary: '发送邮箱验证码：同一地址 60 秒一次，每天 10 次',
  access: 'user',
  limits: [{ by: 'customer', max: 20, windowSeconds: 3_600 }],
  errors: [1201, 1202, 9002],
});

/**
 * Confirms the address that {@link sendMailCode} sent its code to; it replaces the one before. Errors 1104 the code.
 * Not in the specification.
 */
export const bindMail = defineCall<typeof schemas.bindMail>({
  name: 'Customer.BindMail',
  method: 'POST',
  path: '/api/Customer/BindMail',
  encoding: 'json',
  summary: '绑定邮箱',
  access: 'user',
  limits: [{ by: 'customer', max: 30, windowSeconds: 3_600 }],
  errors: [1104],
  stale: ['wishes', 'messages', 'bindings'],
});
