/** Codes by text message. @see specification §2, §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './smsCode.schemas.ts';

/**
 * The specification names the number alone; captcha and purpose are ours. A solved captcha sends one
 * message and still serves the form that the message's code is typed into.
 * Errors 1101 captcha · 1201 sent less than 60 s ago {retryAfter: seconds} · 1202 ten a day reached.
 */
export const sendSmsCode = defineCall<typeof schemas.sendSmsCode>({
  name: 'Common.SendSmsCode',
  method: 'POST',
  path: '/api/Common/SendSmsCode',
  encoding: 'query',
  summary: '发送短信验证码：同一号码 60 秒一次，每天 10 次',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 20, windowSeconds: 3600 }],
  errors: [1101, 1201, 1202],
});
