/** Why money of an account moved, by the number of the flow. */
import { dictionary } from '../../lib/text.ts';

export const flowText = dictionary(
  { 1: '充值', 2: '退款', 3: '消费', 4: '提现', 11: '充值赠送', 12: '签约返现' },
  { 1: 'Top-up', 2: 'Refund', 3: 'Payment', 4: 'Withdrawal', 11: 'Bonus', 12: 'Cashback' },
);
