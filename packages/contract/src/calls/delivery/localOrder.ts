/** Where orders are looked at from. @see specification §3 local order log, §7 common */
import { defineCall } from '../../call.ts';
import type * as schemas from './localOrder.schemas.ts';

/** Notes the caller's address, as the server sees it, and a remark. Silent: nobody waits for it. */
export const logLocalOrder = defineCall<typeof schemas.logLocalOrder>({
  name: 'Common.LocalOrder',
  method: 'POST',
  path: '/api/Common/LocalOrder',
  encoding: 'json',
  summary: '记录访问者所在地',
  access: 'public',
  display: 0,
  loginOn401: false,
  limits: [{ by: 'address', max: 60, windowSeconds: 3_600 }],
});
