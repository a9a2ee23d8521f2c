/** Why a line of a price is not what it was, by its cause. */
import { dictionary } from '../../lib/text.ts';

export const priceCauseText = dictionary(
  {
    book: '价格表已更新',
    ladder: '数量阶梯变化',
    level: '会员等级或客户类型变化',
    promotion: '优惠变化',
    freight: '运费变化',
    packaging: '包装费变化',
    urgent: '加急费随印刷价格变化',
    options: '规格、数量或款数不同',
  },
  {
    book: 'The price list was renewed',
    ladder: 'The quantity ladder moved',
    level: 'Membership or kind of customer changed',
    promotion: 'A promotion changed',
    freight: 'Freight changed',
    packaging: 'Packing changed',
    urgent: 'Urgency follows the printing price',
    options: 'Other options, quantity or designs',
  },
);
