/** Who is logged in, what they may do, their account and addresses. @see specification §6, §7 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { address, addressInput, customerAccount, userInfo } from '../entities/customer.ts';
import { noInput, nothing } from '../entities/primitives.ts';

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
  access: 'user',
  invalidates: ['Customer.GetSimpleById'],
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
  access: 'user',
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
  access: 'user',
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
  access: 'user',
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
  access: 'user',
  errors: [2404],
  invalidates: ['Customer.GetByCustomerAddressCustomerId'],
});
