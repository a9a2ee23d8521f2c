/** Calls about where an order's goods go, after it was submitted. */
import {
  bestDelivery,
  checkDeliveryLimit,
  getExpresses,
  getExpressInfos,
  getOnlyExpresses,
} from '@banxin/contract/calls/delivery/carriers';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { getMultipleDelivery, setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { getOrderExtend, setDeliverySender } from '@banxin/contract/calls/order/extend';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { readExpressSum } from './calcExpressSum.ts';
import * as carriers from './carriers.ts';
import { changeAddress } from './changeAddress.ts';
import { readExtend, setSender } from './extend.ts';
import { readDrops } from './readDrops.ts';
import { setDrops } from './setDrops.ts';

export const orderDeliveryHandlers: readonly Registration[] = [
  handlePublic(getOnlyExpresses, carriers.listCarrierNames),
  handlePublic(getExpresses, carriers.listCarriers),
  handlePublic(getExpressInfos, carriers.readOptions),
  handlePublic(bestDelivery, carriers.readBest),
  handlePublic(checkDeliveryLimit, carriers.checkLimits),
  handle(calcExpressSum, readExpressSum),
  handle(updateOrderDeliveryAddress, changeAddress),
  handle(getMultipleDelivery, readDrops),
  handle(setMultipleDelivery, setDrops),
  handle(getOrderExtend, readExtend),
  handle(setDeliverySender, setSender),
];
