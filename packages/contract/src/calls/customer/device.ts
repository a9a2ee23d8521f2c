/** Where a login is used, and ending it there. */
import { defineCall } from '../../call.ts';
import type * as schemas from './device.schemas.ts';

/** Where this login is used: the device in hand first, then the last used. Not in the specification. */
export const getSessions = defineCall<typeof schemas.getSessions>({
  name: 'Customer.GetSessions',
  method: 'POST',
  path: '/api/Customer/GetSessions',
  encoding: 'json',
  summary: '登录设备',
  access: 'user',
  tags: ['devices'],
});

/** Ends one of one's own sessions at once. Errors 2404 not the caller's. Repeat safe. Not in the specification. */
export const endSession = defineCall<typeof schemas.endSession>({
  name: 'Customer.EndSession',
  method: 'POST',
  path: '/api/Customer/EndSession',
  encoding: 'json',
  summary: '退出一台登录设备',
  access: 'user',
  errors: [2404],
  stale: ['devices'],
});

/** Ends all of one's own sessions but this one. Repeat safe. Not in the specification. */
export const endOtherSessions = defineCall<typeof schemas.endOtherSessions>({
  name: 'Customer.EndOtherSessions',
  method: 'POST',
  path: '/api/Customer/EndOtherSessions',
  encoding: 'json',
  summary: '退出其他全部登录设备',
  access: 'user',
  stale: ['devices'],
});
