/** Texts of claiming coupons. */
import { dictionary } from '../../lib/text.ts';

export const couponReceiveText = dictionary(
  {
    title: '领取优惠券',
    soon: '领券活动即将开放，新客礼包请在首页领取。',
    toCoupons: '查看我的优惠券',
  },
  {
    title: 'Claim coupons',
    soon: 'Claiming coupons opens soon; the welcome gift waits on the first page.',
    toCoupons: 'See my coupons',
  },
);
