/** Texts of what is taken off at the confirmation. */
import { dictionary } from '../../lib/text.ts';

export const discountText = dictionary(
  {
    noneUsable: (held: number) => `您有 ${held} 张优惠券，这张订单暂不能用`,
    usable: (count: number, saves: string) => `${count} 张优惠券可用，最多可省 ${saves}`,
    saved: (saves: string) => `优惠券已省 ${saves}`,
    takeBest: '用最划算的',
    choose: '选择优惠券',
    look: '查看原因',
    lost: '选好的优惠券不能用了',
    urgent: (have: number) => `用 1 次加急权益抵加急费（共 ${have} 次）`,
  },
  {
    noneUsable: (held: number) =>
      held === 1
        ? 'Your coupon cannot be used on this order'
        : `None of your ${held} coupons can be used on this order`,
    usable: (count: number, saves: string) =>
      `${count === 1 ? '1 coupon' : `${count} coupons`} can be used and save up to ${saves}`,
    saved: (saves: string) => `Coupons save ${saves}`,
    takeBest: 'Use the best',
    choose: 'Choose coupons',
    look: 'See why',
    lost: 'A coupon that you chose can no longer be used',
    urgent: (have: number) => `Pay the rush fee with 1 of ${have} rush entitlements`,
  },
);
