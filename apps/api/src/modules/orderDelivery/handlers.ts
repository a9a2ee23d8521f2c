/** Calls about where an order's goods go, after it was submitted. */
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { getOrderExtend, setDeliverySender } from '@banxin/contract/calls/order/extend';
import { handle, type Registration } from '../../http/handle.ts';
import { readExpressSum } from './calcExpressSum.ts';
import { changeAddress } from './changeAddress.ts';
import { readExtend, setSender } from './extend.ts';

export const orderDeliveryHandlers: readonly Registration[] = [
  handle(calcExpressSum, readExpressSum),
  handle(updateOrderDeliveryAddress, changeAddress),
  handle(getOrderExtend, readExtend),
  handle(setDeliverySender, setSender),
];
