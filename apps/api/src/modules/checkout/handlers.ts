/** Calls of the pages that confirm orders. */
import { getAvailableCoupons } from '@banxin/contract/calls/coupon/coupon';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import {
  createTogether,
  prepareTogether as prepareCall,
} from '@banxin/contract/calls/order/together';
import { handle, type Registration } from '../../http/handle.ts';
import { availableCoupons } from './availableCoupons.ts';
import { confirm } from './confirm.ts';
import { confirmInfo } from './confirmInfo.ts';
import { orderTogether } from './orderTogether.ts';
import { prepareTogether } from './prepareTogether.ts';

export const checkoutHandlers: readonly Registration[] = [
  handle(getConfirmOrderInfo, confirmInfo),
  handle(confirmOrder, confirm),
  handle(prepareCall, prepareTogether),
  handle(createTogether, orderTogether),
  handle(getAvailableCoupons, availableCoupons),
];
