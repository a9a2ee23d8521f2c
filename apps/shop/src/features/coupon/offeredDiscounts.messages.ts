/** Texts of discounts that are offered to orders placed together. */
import { dictionary } from '../../lib/text.ts';

export const offeredDiscountsText = dictionary(
  {
    failed: '优惠没有加载出来',
    kept: '现在提交将按原价下单',
  },
  {
    failed: 'The discounts did not load',
    kept: 'Submitted now, nothing is taken off',
  },
);
