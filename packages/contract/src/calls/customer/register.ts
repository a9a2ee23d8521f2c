/** Opening an account, and whether a name or number is taken. @see specification §2, §7 */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { userInfo } from '../../entities/customer.ts';
import {
  accountName,
  captchaCode,
  mobilePhone,
  password,
  qq,
  smsCode,
} from '../../entities/fields.ts';

/** Guesses of one number's SMS code are few, whatever the address. */
export const perNumber = {
  by: { field: 'mobilePhone' },
  max: 10,
  windowSeconds: 900,
  after: 'captcha',
} as const;

/**
 * Opens an account and logs in.
 * Errors 1101 captcha · 1104 SMS code · 1106 name taken · 1107 QQ taken · 1108 number taken; those of
 * taken values name their field and leave the SMS code good.
 * Repeat with the same key and the same values answers the first account.
 */
export const registerCustomer = defineCall({
  name: 'Customer.Register',
  method: 'POST',
  path: '/api/Customer/Register',
  encoding: 'json',
  input: z.object({
    customerName: accountName,
    password,
    qq,
    mobilePhone,
    code: captchaCode,
    smsCode,
  }),
  output: userInfo,
  summary: '注册账号并登录',
  access: 'public',
  loginOn401: false,
  idempotent: true,
  limits: [{ by: 'address', max: 20, windowSeconds: 3600 }, perNumber],
  errors: [1101, 1104, 1106, 1107, 1108],
  stale: ['customer', 'permissions'],
});

// Enough for somebody who fills in a form, too few to read the customer list out.
const exists = {
  output: z.boolean(),
  access: 'public',
  display: 0,
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 600 }],
} as const;

/** Whether an account has this name. */
export const isExistsByName = defineCall({
  ...exists,
  name: 'Customer.IsExistsCustomerByName',
  method: 'POST',
  path: '/api/Customer/IsExistsCustomerByName',
  encoding: 'form',
  input: z.object({ name: accountName }),
  summary: '账号名是否已被使用',
});

/** Whether an account has this QQ number. */
export const isExistsByQq = defineCall({
  ...exists,
  name: 'Customer.IsExistsCustomerByQQ',
  method: 'POST',
  path: '/api/Customer/IsExistsCustomerByQQ',
  encoding: 'form',
  input: z.object({ qq }),
  summary: 'QQ 号是否已被使用',
});

/** Whether an account has this mobile number. */
export const isExistsByMobile = defineCall({
  ...exists,
  name: 'Customer.IsExistsCustomerByMobilePhone',
  method: 'POST',
  path: '/api/Customer/IsExistsCustomerByMobilePhone',
  encoding: 'form',
  input: z.object({ mobilePhone }),
  summary: '手机号是否已被使用',
});
