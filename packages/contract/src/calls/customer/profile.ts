/** What the customer says of itself. @see specification §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './profile.schemas.ts';

/** The login, and what its company is: the latter is the main account's, also for sub-accounts. */
export const getBasicInfo = defineCall<typeof schemas.getBasicInfo>({
  name: 'Customer.BasicInfo',
  method: 'POST',
  path: '/api/Customer/BasicInfo',
  encoding: 'json',
  summary: '基本信息',
  access: 'user',
  tags: ['profile'],
});

/** Who orders, and whom the works ask for. */
export const getForOrder = defineCall<typeof schemas.getForOrder>({
  name: 'Customer.GetForOrderById',
  method: 'POST',
  path: '/api/Customer/GetForOrderById',
  encoding: 'json',
  summary: '下单用的客户名称、联系人与手机',
  access: 'user',
  tags: ['profile'],
});

/** Contact person of the own login. Repeat safe. */
export const updateLinkPerson = defineCall<typeof schemas.updateLinkPerson>({
  name: 'Customer.UpdateLinkPerson',
  method: 'POST',
  path: '/api/Customer/UpdateLinkPerson',
  encoding: 'json',
  summary: '修改联系人',
  access: 'user',
  stale: ['customer', 'profile'],
});
