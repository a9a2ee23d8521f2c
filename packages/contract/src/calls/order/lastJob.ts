/** The last job of a product, to be had again in one press. Our own call. */
import { defineCall } from '../../call.ts';
import type * as schemas from './lastJob.schemas.ts';

/**
 * The newest order of a product that was confirmed and not cancelled; null without one. A main account has the
 * company's orders, a sub-account its own.
 */
export const getLastJob = defineCall<typeof schemas.getLastJob>({
  name: 'Order.GetLastJob',
  method: 'POST',
  path: '/api/Order/GetLastJob',
  encoding: 'json',
  summary: '上次这样下的',
  access: { permission: '我的订单' },
  display: 0,
  loginOn401: false,
  tags: ['orders'],
});
