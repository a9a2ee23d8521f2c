/** Calls about where an order's goods go, after it was submitted. */
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { handle, type Registration } from '../../http/handle.ts';
import { readExpressSum } from './calcExpressSum.ts';
import { changeAddress } from './changeAddress.ts';

export const orderDeliveryHandlers: readonly Registration[] = [
  handle(calcExpressSum, readExpressSum),
  handle(updateOrderDeliveryAddress, changeAddress),
];
