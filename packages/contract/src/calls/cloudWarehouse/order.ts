/** Orders that leave the cloud warehouse. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './order.schemas.ts';

const permission = '我的订单';

/** Carriers and fees of a parcel, and what of it is short. Errors 2404 no such goods · 3101 nothing goes there. */
export const prepareCloudOrder = defineCall<typeof schemas.prepareCloudOrder>({
  name: 'Cloud.Prepare',
  method: 'POST',
  path: '/api/Cloud/Prepare',
  encoding: 'json',
  summary: '云仓下单前：快递、拣货、包材、运费与合计',
  access: { permission, right: 'prices' },
  display: 0,
  cancellable: true,
  errors: [2404, 3101],
  tags: ['cloudStock', 'stock'],
});

/**
 * One parcel of custody goods, goods of the shop or both; they are kept for it, unpaid for 30 minutes. Errors 1301
 * agreement not signed · 2404 no such goods · 3001 the carrier does not go, storage fees are owed · 3103 too many orders
 * wait for payment · 4001 the price moved {seen, total, fees} · 5001 there is less {short}. Repeat safe: same key, same order.
 */
export const createCloudOrder = defineCall<typeof schemas.createCloudOrder>({
  name: 'Order.CreateCloudhouseOrder',
  method: 'POST',
  path: '/api/Order/CreateCloudhouseOrder',
  encoding: 'json',
  summary: '云仓下单',
  access: { permission, right: 'create' },
  agreement: true,
  display: 0,
  idempotent: true,
  errors: [2404, 3001, 3101, 3103, 3409, 4001, 5001],
  stale: ['cloudStock', 'stock', 'orders', 'order', 'account'],
});

/** Orders that left or leave the warehouse, the newest first. */
export const getCloudOrders = defineCall<typeof schemas.getCloudOrders>({
  name: 'Order.GetCustomerCloudWarehouseOrders',
  method: 'POST',
  path: '/api/Order/GetCustomerCloudWarehouseOrders',
  encoding: 'json',
  summary: '云仓订单列表',
  access: { permission },
  cancellable: true,
  tags: ['orders', 'order'],
});
