/** The picture whose text a visitor types in. @see specification §2, §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './captcha.schemas.ts';

/** Answers a PNG and binds its text to the `banxin_captcha` cookie: single use, 120 s. */
export const getCaptcha = defineCall<typeof schemas.getCaptcha>({
  name: 'Login.Captcha',
  method: 'GET',
  path: '/api/Login/Captcha',
  encoding: 'query',
  raw: 'image/png',
  summary: '图形验证码图片，一次有效，120 秒内使用',
  access: 'public',
  display: 0,
  limits: [{ by: 'address', max: 120, windowSeconds: 60 }],
});
