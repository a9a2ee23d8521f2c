/** Calls about coupons. */
import { getCustomerCoupons } from '@banxin/contract/calls/coupon/coupon';
import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { handle, type Registration } from '../../http/handle.ts';
import { receiveGiftPack } from './giftPack.ts';
import { listCoupons } from './list.ts';

export const couponHandlers: readonly Registration[] = [
  handle(receiveNewCustomerCoupon, receiveGiftPack),
  handle(getCustomerCoupons, listCoupons),
];
