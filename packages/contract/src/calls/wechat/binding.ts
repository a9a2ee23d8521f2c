/** The WeChats that log in as one login: several people share it. @see specification §7 */
import { defineCall } from '../../call.ts';
import type * as schemas from './binding.schemas.ts';

/** Those of the own login, in the order in which they were bound. */
export const getWechats = defineCall<typeof schemas.getWechats>({
  name: 'Wechat.GetCustomerWechats',
  method: 'POST',
  path: '/api/Wechat/GetCustomerWechats',
  encoding: 'json',
  summary: '本账号绑定的微信',
  access: 'user',
  tags: ['bindings'],
});

/** It logs in no more; where it is logged in stays so. Errors 2404 not bound to the own login. */
export const unbindWechats = defineCall<typeof schemas.unbindWechats>({
  name: 'Wechat.UnBindWechats',
  method: 'POST',
  path: '/api/Wechat/UnBindWechats',
  encoding: 'json',
  summary: '解绑一个微信',
  access: 'user',
  idempotent: true,
  errors: [2404],
  stale: ['bindings', 'messages'],
});
