/** Texts of a sum that moved before it was submitted. */
import { dictionary } from '../../lib/text.ts';

export const sumMovedText = dictionary(
  {
    movedTitle: '价格有变化',
    movedWhy: '您看到的金额与现在的计价不同。确认新金额后才会提交订单。',
    movedBefore: '您看到的',
    movedNow: '现在应付',
    accept: (amount: string) => `按 ${amount} 下单`,
    back: '返回修改',
  },
  {
    movedTitle: 'The price has moved',
    movedWhy:
      'The sum that you saw is no longer the current one. Nothing is ordered before you accept.',
    movedBefore: 'You saw',
    movedNow: 'Now',
    accept: (amount: string) => `Order for ${amount}`,
    back: 'Back',
  },
);
