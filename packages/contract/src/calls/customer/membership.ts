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
  tags: ['customer', 'membership'],
});

/** Terms that were bought, the newest first; also those that nobody paid. */
export const getVipPurchases = defineCall<typeof schemas.getVipPurchases>({
  name: 'Customer.GetCustomerVipPurchaseRecord',
  method: 'POST',
  path: '/api/Customer/GetCustomerVipPurchaseRecord',
  encoding: 'json',
  summary: '会员续费记录',
  access: { right: 'prices' },
  tags: ['membership'],
});

/** What each paid level would have taken off the orders of the last twelve months, by today's price book. */
export const getVipSaving = defineCall<typeof schemas.getVipSaving>({
  name: 'Customer.GetVipSaving',
  method: 'POST',
  path: '/api/Customer/GetVipSaving',
  encoding: 'json',
  summary: '过去 12 个月会员可省金额',
  access: { right: 'prices' },
  limits: [{ by: 'customer', max: 60, windowSeconds: 600 }],
  tags: ['membership'],
});
