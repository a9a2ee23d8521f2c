/** Shapes of what session.ts sends and answers. */
import * as z from 'zod/mini';
import { userInfo } from '../../entities/customer.ts';
import {
  captchaCode,
  givenAccount,
  givenPassword,
  mobilePhone,
  smsCode,
} from '../../entities/fields.ts';
import { noInput, nothing } from '../../entities/primitives.ts';

export const loginByAccount = {
  input: z.object({
    nameOrQQOrMobilePhone: givenAccount,
    password: givenPassword,
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
