/** Texts of the button that opens a price: they come with the page, what it opens comes with the press. */
import { dictionary } from '../../../lib/text.ts';

export const xrayButtonText = dictionary(
  {
    open: '为什么是这个价',
    openOf: (what: string) => `为什么是这个价：${what}`,
    notOpened: '价格的计算过程没有打开',
  },
  {
    open: 'Why this price',
    openOf: (what: string) => `Why this price: ${what}`,
    notOpened: 'The working of the price did not open',
  },
);
