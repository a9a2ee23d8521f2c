/** Shapes of what register.ts sends and answers. */
import * as z from 'zod/mini';
import { userInfo } from '../../entities/customer.ts';
import {
  accountName,
  captchaCode,
  mobilePhone,
  password,
  qq,
  smsCode,
} from '../../entities/fields.ts';

export const registerCustomer = {
  input: z.object({
    customerName: accountName,
    password,
    qq,
    mobilePhone,
    code: captchaCode,
    smsCode,
  }),
  output: userInfo,
};

export const isExistsByName = {
  input: z.object({ name: accountName }),
  output: z.boolean(),
};

export const isExistsByQq = {
  input: z.object({ qq }),
  output: z.boolean(),
};

export const isExistsByMobile = {
  input: z.object({ mobilePhone }),
  output: z.boolean(),
};
