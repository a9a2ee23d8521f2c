/** What is known of an order beside its page: flags, sender, how many addresses. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './extend.schemas.ts';

/** Errors 2404 not found, also for orders of others. */
export const getOrderExtend = defineCall<typeof schemas.getOrderExtend>({
  name: 'Order.GetOrderExtendByOrderId',
  method: 'POST',
  path: '/api/Order/GetOrderExtendByOrderId',
  encoding: 'form',
  summary: '订单的扩展信息：标记、发件人、收货地点数',
  access: { permission: '我的订单' },
  display: 0,
  errors: [2404],
  tags: ['order'],
});

/** Until the parcel is labelled. Errors 2001 name, phone · 3001 too late {status}. */
export const setDeliverySender = defineCall<typeof schemas.setDeliverySender>({
  name: 'Order.SetDeliverySenderInfo',
  method: 'POST',
  path: '/api/Order/SetDeliverySenderInfo',
  encoding: 'json',
  summary: '设置包裹上的发件人',
  access: { permission: '我的订单', right: 'create' },
  idempotent: true,
  errors: [2404, 3001],
  stale: ['order'],
});
