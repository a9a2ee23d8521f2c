/** Texts of what the account gives to an order: free samples and red packets. */
import { dictionary } from '../../lib/text.ts';

export const fromTheAccountText = dictionary(
  {
    samples: (most: number, have: number) => `用免费样品额度抵 ${most} 份（共 ${have} 份）`,
    redPacket: (most: string, have: string) =>
      `用现金红包抵 ${most}（共 ${have}，最多抵商品金额的 30%）`,
  },
  {
    samples: (most: number, have: number) => `Free samples: ${most} of ${have}`,
    redPacket: (most: string, have: string) =>
      `Pay ${most} with red packets (of ${have}, at most 30% of the goods)`,
  },
);
