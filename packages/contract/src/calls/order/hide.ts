/** Taking an order out of the lists. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './hide.schemas.ts';

/** The works keep it. Errors 2404 unknown, also when it is hidden already · 3001 not yet {status}. */
export const hideOrder = defineCall<typeof schemas.hideOrder>({
  name: 'Order.Hide',
  method: 'POST',
  path: '/api/Order/Hide',
  encoding: 'json',
  summary: '删除订单，不再出现在列表里',
  performs: ['order.HIDE'],
  access: { permission: '我的订单', right: 'create' },
  idempotent: true,
  errors: [2404, 3001],
  stale: ['orders', 'order'],
});
