/** Shapes of what password.ts sends and answers. */
import * as z from 'zod/mini';
import {
  captchaCode,
  givenPassword,
  mobilePhone,
  password,
  smsCode,
} from '../../entities/fields.ts';
import { nothing, shortText } from '../../entities/primitives.ts';

export const validateReset = {
  input: z.object({ mobilePhone, code: captchaCode, smsCode }),
  output: z.object({ ticket: z.string() }),
};

export const resetPassword = {
  input: z.object({ ticket: shortText(100), password }),
  output: nothing,
};

export const changePassword = {
  input: z.object({ oldPassword: givenPassword, password }),
  output: nothing,
};
