/** Shapes of what session.ts sends and answers. */
import * as z from 'zod/mini';
import { userInfo } from '../../entities/customer.ts';
import { captchaCode, mobilePhone, smsCode } from '../../entities/fields.ts';
import { noInput, nothing } from '../../entities/primitives.ts';
import { messages } from '../../messages.ts';

export const loginByAccount = {
  input: z.object({
    nameOrQQOrMobilePhone: z.string().check(z.trim(), z.minLength(1, messages.accountRequired)),
    password: z.string().check(z.minLength(1, messages.passwordRequired)),
    code: captchaCode,
    rememberMe: z._default(z.boolean(), true),
  }),
  output: userInfo,
};

export const loginByMobile = {
  input: z.object({
    mobilePhone,
    smsCode,
    code: captchaCode,
  }),
  output: userInfo,
};

export const logout = {
  input: noInput,
  output: nothing,
};
