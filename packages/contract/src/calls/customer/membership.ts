/** Levels of members and the renewal of the paid ones. @see specification §6, §7 customer */
import { defineCall } from '../../call.ts';
import type * as schemas from './membership.schemas.ts';

/** Every level that exists, with its condition and benefits. */
export const getVipServices = defineCall<typeof schemas.getVipServices>({
  name: 'Customer.GetVIPServices',
  method: 'POST',
  path: '/api/Customer/GetVIPServices',
  encoding: 'json',
  summary: '会员等级与权益',
  access: 'public',
  shared: true,
});

/** Of the main account: from 30 days before its membership ends to 90 days after. */
export const canRenew = defineCall<typeof schemas.canRenew>({
  name: 'Customer.IsCanRenew',
  method: 'POST',
  path: '/api/Customer/IsCanRenew',
  encoding: 'json',
  summary: '会员当前能否续费',
  access: 'user',
  display: 0,
  shared: true,
  loginOn401: false,
  tags: ['customer'],
});
