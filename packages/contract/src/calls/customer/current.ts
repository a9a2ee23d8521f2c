/** Who is logged in and what they may do. @see specification §6, §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './current.schemas.ts';

/** Answers null, not 401, without a login: the route guard asks on every first visit. */
export const getSimpleCustomer = defineCall<typeof schemas.getSimpleCustomer>({
  name: 'Customer.GetSimpleById',
  method: 'POST',
  path: '/api/Customer/GetSimpleById',
  encoding: 'json',
  summary: '当前登录客户；未登录时为空',
  access: 'public',
  display: 0,
  shared: true,
  loginOn401: false,
  tags: ['customer'],
});

/** The master account's names contain `admin`. */
export const getSubPermissions = defineCall<typeof schemas.getSubPermissions>({
  name: 'Customer.GetCustomerSubPermissions',
  method: 'POST',
  path: '/api/Customer/GetCustomerSubPermissions',
  encoding: 'json',
  summary: '当前账号拥有的操作权限',
  access: 'user',
  shared: true,
  tags: ['permissions'],
});
