/** Who is logged in, what they may do, their account and addresses. @see specification §6, §7 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { address, addressInput, customerAccount, userInfo } from '../entities/customer.ts';
import {
  accountName,
  captchaCode,
  mobilePhone,
  password,
  qq,
  smsCode,
} from '../entities/fields.ts';
import { instant, noInput, nothing, yuan } from '../entities/primitives.ts';

/** Answers null, not 401, without a login: the route guard asks on every first visit. */
export const getSimpleCustomer = defineCall({
  name: 'Customer.GetSimpleById',
  method: 'POST',
  path: '/api/Customer/GetSimpleById',
  encoding: 'json',
  input: noInput,
  output: z.nullable(userInfo),
  summary: '当前登录客户；未登录时为空',
  access: 'public',
  display: 0,
  shared: true,
  loginOn401: false,
});

/** The master account's names contain `admin`. */
export const getSubPermissions = defineCall({
  name: 'Customer.GetCustomerSubPermissions',
  method: 'POST',
  path: '/api/Customer/GetCustomerSubPermissions',
  encoding: 'json',
  input: noInput,
  output: z.array(z.object({ name: z.string() })),
  summary: '当前账号拥有的操作权限',
  access: 'user',
  shared: true,
});

/** Sets the signed flag (2). Repeat safe. */
export const signAgreement = defineCall({
  name: 'Customer.SetCustomerSigned',
  method: 'POST',
  path: '/api/Customer/SetCustomerSigned',
  encoding: 'json',
  input: noInput,
  output: z.object({ message: z.string() }),
  summary: '签订《承印品协议书》',
  access: { right: 'company' },
  invalidates: ['Customer.GetSimpleById'],
});

/**
 * Claims the new-customer gift pack once; answers the sum of its coupons in yuan, as the specification has it.
 * Errors 1501 claimed before or not entitled. A second call never gives a second pack.
 */
export const receiveNewCustomerCoupon = defineCall({
  name: 'Customer.NewCustomerReceive',
  method: 'POST',
  path: '/api/Customer/NewCustomerReceive',
  encoding: 'json',
  input: noInput,
  output: z.object({ amount: yuan }),
  summary: '领取新客礼包，返回优惠券总额',
  access: { right: 'company' },
  errors: [1501],
  invalidates: ['Customer.GetSimpleById'],
});

/** Guesses of one number's SMS code are few, whatever the address. */
const perNumber = {
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
  invalidates: ['Customer.GetSimpleById', 'Customer.GetCustomerSubPermissions'],
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

/**
 * Proves who forgot the password; answers a ticket for one reset, good for ten minutes.
 * Errors 1101 captcha · 1104 SMS code · 1105 no account, told only to who has the number's code.
 */
export const validateReset = defineCall({
  name: 'Customer.ResetPasswordValidateByMobilePhone',
  method: 'POST',
  path: '/api/Customer/ResetPasswordValidateByMobilePhone',
  encoding: 'json',
  input: z.object({ mobilePhone, code: captchaCode, smsCode }),
  output: z.object({ ticket: z.string() }),
  summary: '以手机号验证身份，取得重置密码的凭证',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 20, windowSeconds: 3600 }, perNumber],
  errors: [1101, 1104, 1105],
});

/**
 * Sets the new password and ends every session of the account. Not in the specification: it names no
 * call that sets the password. Errors 1109 ticket used or expired.
 * Repeat with the same password answers the same, for the ticket's ten minutes.
 */
export const resetPassword = defineCall({
  name: 'Customer.ResetPassword',
  method: 'POST',
  path: '/api/Customer/ResetPassword',
  encoding: 'json',
  input: z.object({ ticket: z.string().check(z.maxLength(100)), password }),
  output: nothing,
  summary: '设置新密码，已有登录全部失效',
  access: 'public',
  loginOn401: false,
  limits: [{ by: 'address', max: 20, windowSeconds: 3600 }],
  errors: [1109],
});

/** Where this login is used: the device in hand first, then the last used. Not in the specification. */
export const getSessions = defineCall({
  name: 'Customer.GetSessions',
  method: 'POST',
  path: '/api/Customer/GetSessions',
  encoding: 'json',
  input: noInput,
  output: z.array(
    z.object({
      id: z.string(),
      /** What the browser says of itself. */
      device: z.string(),
      ip: z.string(),
      beganAt: instant,
      /** Written down every five minutes of use. */
      usedAt: instant,
      current: z.boolean(),
    }),
  ),
  summary: '登录设备',
  access: 'user',
});

/** Ends one of one's own sessions at once. Errors 2404 not the caller's. Repeat safe. Not in the specification. */
export const endSession = defineCall({
  name: 'Customer.EndSession',
  method: 'POST',
  path: '/api/Customer/EndSession',
  encoding: 'json',
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(128)) }),
  output: nothing,
  summary: '退出一台登录设备',
  access: 'user',
  errors: [2404],
  invalidates: ['Customer.GetSessions'],
});

/** Ends all of one's own sessions but this one. Repeat safe. Not in the specification. */
export const endOtherSessions = defineCall({
  name: 'Customer.EndOtherSessions',
  method: 'POST',
  path: '/api/Customer/EndOtherSessions',
  encoding: 'json',
  input: noInput,
  output: nothing,
  summary: '退出其他全部登录设备',
  access: 'user',
  invalidates: ['Customer.GetSessions'],
});

/** The main account's assets, also for its sub-accounts. */
export const getAccount = defineCall({
  name: 'Customer.GetCustomerAccount',
  method: 'POST',
  path: '/api/Customer/GetCustomerAccount',
  encoding: 'json',
  input: noInput,
  output: customerAccount,
  summary: '账户余额、红包与权益',
  access: { right: 'prices' },
});

/** The default address comes first. */
export const getAddresses = defineCall({
  name: 'Customer.GetByCustomerAddressCustomerId',
  method: 'POST',
  path: '/api/Customer/GetByCustomerAddressCustomerId',
  encoding: 'json',
  input: noInput,
  output: z.array(address),
  summary: '常用收货地址，默认地址在前',
  access: { permission: '我的主页' },
});

/** At most 50 per customer; the first becomes the default. */
export const createAddress = defineCall({
  name: 'Customer.CreateCustomerAddress',
  method: 'POST',
  path: '/api/Customer/CreateCustomerAddress',
  encoding: 'json',
  input: addressInput,
  output: address,
  summary: '新增收货地址',
  access: { right: 'addresses' },
  idempotent: true,
  invalidates: ['Customer.GetByCustomerAddressCustomerId'],
});

/** Errors 2404 not the caller's. Repeat safe. */
export const setDefaultAddress = defineCall({
  name: 'Customer.SetCustomerDefaultAddress',
  method: 'POST',
  path: '/api/Customer/SetCustomerDefaultAddress',
  encoding: 'form',
  input: z.object({ id: z.int() }),
  output: nothing,
  summary: '设为默认收货地址',
  access: { right: 'addresses' },
  errors: [2404],
  invalidates: ['Customer.GetByCustomerAddressCustomerId'],
});
