/** Texts of what the account gives to an order: free samples and red packets. */
import { dictionary } from '../../lib/text.ts';

export const fromTheAccountText = dictionary(
  {
    samples: (most: number, have: number) =>
      `用免费样品额度抵扣（共 ${have} 份，这次最多抵 ${most} 份）`,
    samplesNumber: '抵扣份数',
    samplesOf: (count: number) => `抵 ${count} 份`,
    samplesKept: (left: number) => `其余 ${left} 份留在账户，以后可用`,
    redPacket: (most: string, have: string) =>
      `用现金红包抵 ${most}（共 ${have}，最多抵商品金额的 30%）`,
  },
  {
    samples: (most: number, have: number) =>
      `Take free samples (you have ${have}, at most ${most} here)`,
    samplesNumber: 'How many free samples',
    samplesOf: (count: number) => `${count} free`,
    samplesKept: (left: number) => `The other ${left} stay in your account for later`,
    redPacket: (most: string, have: string) =>
      `Pay ${most} with red packets (of ${have}, at most 30% of the goods)`,
  },
);
