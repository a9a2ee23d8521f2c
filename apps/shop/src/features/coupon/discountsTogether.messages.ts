/** Texts of what orders that are placed together take off. */
import { dictionary } from '../../lib/text.ts';

export const discountsTogetherText = dictionary(
  {
    discounts: '优惠',
    couponsSave: (saves: string) => `优惠券可省 ${saves}`,
    couponsUsed: (saves: string) => `优惠共减 ${saves}`,
    noneUsable: (held: number) => `您有 ${held} 张优惠券，这次暂不能用`,
    choose: '选择优惠券',
    look: '查看原因',
    takeBest: '用最划算的',
    couponsLost: '优惠券没有打开，订单没有提交',
    couponsTitle: '选择优惠券',
  },
  {
    discounts: 'Discounts',
    couponsSave: (saves: string) => `Coupons can save ${saves}`,
    couponsUsed: (saves: string) => `${saves} taken off`,
    noneUsable: (held: number) =>
      held === 1
        ? 'Your coupon cannot be used here'
        : `None of your ${held} coupons can be used here`,
    choose: 'Choose coupons',
    look: 'See why',
    takeBest: 'Use the best',
    couponsLost: 'The coupons did not open; nothing was submitted',
    couponsTitle: 'Choose coupons',
  },
);
