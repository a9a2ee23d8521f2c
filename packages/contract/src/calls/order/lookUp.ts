/** Progress of an order without a login. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './lookUp.schemas.ts';

/** Progress without a login: order number and the last four digits of the receiver's or customer's phone. Same answer for a wrong number and a wrong phone; ten wrong ones an hour for one order number. */
export const lookUpOrder = defineCall<typeof schemas.lookUpOrder>({
  name: 'Order.LookUp',
  method: 'POST',
  path: '/api/Order/LookUp',
  encoding: 'json',
  summary: '免登录查询订单进度',
  access: 'public',
  limits: [{ by: 'address', max: 30, windowSeconds: 600 }],
  errors: [2404],
});
