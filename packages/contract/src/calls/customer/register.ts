/** Opening an account, and whether a name or number is taken. @see specification §2, §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './register.schemas.ts';

/** Guesses of one number's SMS code are few, whatever the address. */
export const perPhoneNumber = {
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
export const registerCustomer = defineCall<typeof schemas.registerCustomer>({
  name: 'Customer.Register',
  method: 'POST',
  path: '/api/Customer/Register',
  encoding: 'json',
  summary: '注册账号并登录',
  access: 'public',
  loginOn401: false,
  idempotent: true,
  limits: [{ by: 'address', max: 20, windowSeconds: 3600 }, perPhoneNumber],
  errors: [1101, 1104, 1106, 1107, 1108],
  stale: ['customer', 'permissions'],
});

// Enough for somebody who fills in a form, too few to read the customer list out.
const exists = {
  access: 'public',
  display: 0,
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 600 }],
} as const;

/** Whether an account has this name. */
export const isExistsByName = defineCall<typeof schemas.isExistsByName>({
  ...exists,
  name: 'Customer.IsExistsCustomerByName',
  method: 'POST',
  path: '/api/Customer/IsExistsCustomerByName',
  encoding: 'form',
  summary: '账号名是否已被使用',
});

/** Whether an account has this QQ number. */
export const isExistsByQq = defineCall<typeof schemas.isExistsByQq>({
  ...exists,
  name: 'Customer.IsExistsCustomerByQQ',
  method: 'POST',
  path: '/api/Customer/IsExistsCustomerByQQ',
  encoding: 'form',
  summary: 'QQ 号是否已被使用',
});

/** Whether an account has this mobile number. */
export const isExistsByMobile = defineCall<typeof schemas.isExistsByMobile>({
  ...exists,
  name: 'Customer.IsExistsCustomerByMobilePhone',
  method: 'POST',
  path: '/api/Customer/IsExistsCustomerByMobilePhone',
  encoding: 'form',
  summary: '手机号是否已被使用',
});
