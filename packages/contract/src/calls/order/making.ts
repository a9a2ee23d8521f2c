/** How an order is made. Not in the specification: a call of our own. */
import { defineCall } from '../../call.ts';
import type * as schemas from './making.schemas.ts';

/** Null before its work order is opened, and for goods from the shelf. Errors 2404 not found, also for orders of others. */
export const getOrderMaking = defineCall<typeof schemas.getOrderMaking>({
  name: 'Order.GetMaking',
  method: 'POST',
  path: '/api/Order/GetMaking',
  encoding: 'form',
  summary: '订单的工单与拼版',
  access: { permission: '我的订单' },
  errors: [2404],
  tags: ['order'],
});
