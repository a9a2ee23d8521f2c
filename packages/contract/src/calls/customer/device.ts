/** Where a login is used, and ending it there. */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { instant, noInput, nothing } from '../../entities/primitives.ts';

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
  tags: ['devices'],
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
  stale: ['devices'],
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
  stale: ['devices'],
});
