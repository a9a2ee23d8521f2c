/** Calls of the page that confirms an order. */
import { getAvailableCoupons } from '@banxin/contract/calls/coupon/coupon';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { handle, type Registration } from '../../http/handle.ts';
import { availableCoupons } from './availableCoupons.ts';
import { confirm } from './confirm.ts';
import { confirmInfo } from './confirmInfo.ts';

export const checkoutHandlers: readonly Registration[] = [
  handle(getConfirmOrderInfo, confirmInfo),
  handle(confirmOrder, confirm),
  handle(getAvailableCoupons, availableCoupons),
];
