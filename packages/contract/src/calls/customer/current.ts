/** Who is logged in and what they may do. @see specification §6, §7 */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { userInfo } from '../../entities/customer.ts';
import { noInput } from '../../entities/primitives.ts';

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
  tags: ['customer'],
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
  tags: ['permissions'],
});
