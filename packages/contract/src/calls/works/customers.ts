/** The desk of customers: found, read and changed with reasons; nobody logs in as a customer. Not for customers. */
import { defineCall } from '../../call.ts';
import type * as schemas from './customers.schemas.ts';

/** Main accounts by words, or those that this login looked at last. Errors 1003 not this login's desk. */
export const findCustomers = defineCall<typeof schemas.findCustomers>({
  name: 'Works.FindCustomers',
  method: 'POST',
  path: '/api/Works/FindCustomers',
  encoding: 'json',
  summary: '工坊：查找客户',
  access: { right: 'works' },
  errors: [1003],
  tags: ['works'],
});

/** The file of a customer; who looked is written down. Errors 1003 not this login's desk, 2404 unknown. */
export const getCustomerFile = defineCall<typeof schemas.getCustomerFile>({
  name: 'Works.GetCustomerFile',
  method: 'POST',
  path: '/api/Works/GetCustomerFile',
  encoding: 'json',
  summary: '工坊：客户资料',
  access: { right: 'works' },
  errors: [1003, 2404],
  tags: ['works'],
});

/** Submitted orders, the newest first. Errors 1003 not this login's desk, 2404 unknown. */
export const getCustomerOrders = defineCall<typeof schemas.getCustomerOrders>({
  name: 'Works.GetCustomerOrders',
  method: 'POST',
  path: '/api/Works/GetCustomerOrders',
  encoding: 'json',
  summary: '工坊：客户的订单',
  access: { right: 'works' },
  errors: [1003, 2404],
  tags: ['works'],
});

/**
 * What moved in the account, the newest first; who looked is written down. Errors 1003 not this login's desk, or not
 * also the desk of receipts, 2404 unknown.
 */
export const getCustomerLedger = defineCall<typeof schemas.getCustomerLedger>({
  name: 'Works.GetCustomerLedger',
  method: 'POST',
  path: '/api/Works/GetCustomerLedger',
  encoding: 'json',
  summary: '工坊：客户的收支明细',
  access: { right: 'works' },
  errors: [1003, 2404],
  tags: ['works'],
});

/** Where the customer and its colleagues are logged in, the last used first. Errors 1003 not this login's desk, 2404 unknown. */
export const getCustomerDevices = defineCall<typeof schemas.getCustomerDevices>({
  name: 'Works.GetCustomerDevices',
  method: 'POST',
  path: '/api/Works/GetCustomerDevices',
  encoding: 'json',
  summary: '工坊：客户的登录设备',
  access: { right: 'works' },
  errors: [1003, 2404],
  tags: ['works'],
});

/** What was done at this desk, and who looked, the newest first. Errors 1003 not this login's desk, 2404 unknown. */
export const getCustomerRecords = defineCall<typeof schemas.getCustomerRecords>({
  name: 'Works.GetCustomerRecords',
  method: 'POST',
  path: '/api/Works/GetCustomerRecords',
  encoding: 'json',
  summary: '工坊：客户的处理记录',
  access: { right: 'works' },
  errors: [1003, 2404],
  tags: ['works'],
});

/**
 * Changes one thing of a customer and answers the file as it stands; the same again changes nothing. Errors 1003 not
 * this login's desk, or its own account, 2001 no reason or no such value, 2404 unknown, 3001 changed elsewhere
 * (with the values that are stored), or of the works' own people.
 */
export const changeCustomer = defineCall<typeof schemas.changeCustomer>({
  name: 'Works.ChangeCustomer',
  method: 'POST',
  path: '/api/Works/ChangeCustomer',
  encoding: 'json',
  summary: '工坊：修改客户类型、标记、专属客服或送货员',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2001, 2404, 3001],
  stale: ['works'],
});

/**
 * Gives coupons, once per key. Errors 1003 not this login's desk, or its own account, 2001 no reason or other terms,
 * 2404 unknown, 3001 more than the desk may give.
 */
export const giveCoupons = defineCall<typeof schemas.giveCoupons>({
  name: 'Works.GiveCoupons',
  method: 'POST',
  path: '/api/Works/GiveCoupons',
  encoding: 'json',
  summary: '工坊：给客户发放优惠券',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2001, 2404, 3001],
  stale: ['works'],
});

/** Ends a session of the customer or of a colleague at once. Errors 1003 not this login's desk, or its own account, 2001 no reason, 2404 unknown. */
export const endCustomerDevice = defineCall<typeof schemas.endCustomerDevice>({
  name: 'Works.EndCustomerDevice',
  method: 'POST',
  path: '/api/Works/EndCustomerDevice',
  encoding: 'json',
  summary: '工坊：退出客户的一台登录设备',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2001, 2404],
  stale: ['works'],
});
