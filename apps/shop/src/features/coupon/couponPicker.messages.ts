/** Texts of choosing coupons for an order. */
import { dictionary } from '../../lib/text.ts';

export const couponPickerText = dictionary(
  {
    title: '选择优惠券',
    best: (saves: string) => `最划算的组合可省 ${saves}`,
    takeBest: '用最划算的',
    order: '订单优惠',
    freight: '运费优惠',
    none: '不使用',
    until: (day: string) => `${day} 到期`,
    gift: '新客礼包',
    returned: '订单取消退回',
    unusable: (count: number) => `暂不可用（${count} 张）`,
    use: (saves: string) => `使用，共省 ${saves}`,
    useNone: '不使用优惠券',
    empty: '没有优惠券',
    loadFailed: '优惠券没有加载出来',
    dot: ' · ',
  },
  {
    title: 'Choose coupons',
    best: (saves: string) => `The best combination saves ${saves}`,
    takeBest: 'Use the best',
    order: 'Off the order',
    freight: 'Off freight',
    none: 'None',
    until: (day: string) => `Until ${day}`,
    gift: 'New-customer gift',
    returned: 'Back from a cancelled order',
    unusable: (count: number) => `Not for this order (${count})`,
    use: (saves: string) => `Use, saving ${saves}`,
    useNone: 'Use no coupon',
    empty: 'There are no coupons',
    loadFailed: 'The coupons did not load',
    dot: ' · ',
  },
);
