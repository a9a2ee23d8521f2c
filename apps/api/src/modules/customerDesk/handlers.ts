/** Calls of the desk of customers. */
import {
  changeCustomer,
  endCustomerDevice,
  findCustomers,
  getCustomerDevices,
  getCustomerFile,
  getCustomerLedger,
  getCustomerOrders,
  getCustomerRecords,
  giveCoupons,
} from '@banxin/contract/calls/works/customers';
import { handle, type Registration } from '../../http/handle.ts';
import { changeByDesk } from './change.ts';
import { giveToCustomer } from './coupons.ts';
import { endDevice } from './devices.ts';
import { readFile } from './file.ts';
import { searchCustomers } from './find.ts';
import { readDevices, readLedger, readOrders, readRecords } from './rooms.ts';

export const customerDeskHandlers: readonly Registration[] = [
  handle(findCustomers, searchCustomers),
  handle(getCustomerFile, readFile),
  handle(getCustomerOrders, readOrders),
  handle(getCustomerLedger, readLedger),
  handle(getCustomerDevices, readDevices),
  handle(getCustomerRecords, readRecords),
  handle(changeCustomer, changeByDesk),
  handle(giveCoupons, giveToCustomer),
  handle(endCustomerDevice, endDevice),
];
