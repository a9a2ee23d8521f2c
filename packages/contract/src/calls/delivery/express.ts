/** Where the parcels of an order are. @see specification §7 delivery */
import { defineCall } from '../../call.ts';
import type * as schemas from './express.schemas.ts';

/** Empty while nothing has been packed, and for goods that no carrier brings. Errors 2404 not found, also for orders of others. */
export const getExpressLogs = defineCall<typeof schemas.getExpressLogs>({
  name: 'Delivery.GetExpressLogsByOrderSN',
  method: 'POST',
  path: '/api/Delivery/GetExpressLogsByOrderSN',
  encoding: 'form',
  summary: '订单的物流记录',
  access: { permission: '我的订单' },
  errors: [2404],
  tags: ['order'],
});
