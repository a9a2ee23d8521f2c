/** Calls about coupons. */
import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { handle, type Registration } from '../../http/handle.ts';
import { receiveGiftPack } from './giftPack.ts';

export const couponHandlers: readonly Registration[] = [
  handle(receiveNewCustomerCoupon, receiveGiftPack),
];
