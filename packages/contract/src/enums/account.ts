/** Account: what a customer owns there and why it moves. Specification §3. */
import { defineEnum, type ValueOf } from './define.ts';

/** What a customer may own in the account. */
export const assetKind = defineEnum({
  balance: [0, '余额'],
  cashRedPacket: [1, '现金红包'],
  freeSampleQuota: [2, '免费样品额度'],
  urgentEntitlement: [3, '加急权益'],
});
/** A value of {@link assetKind}. */
export type AssetKind = ValueOf<typeof assetKind>;

/** Why the account moved. */
export const accountFlow = defineEnum({
  topUp: [1, '充值'],
  refund: [2, '退款'],
  spending: [3, '消费'],
  withdrawal: [4, '提现'],
  topUpBonus: [11, '充值赠送'],
  signingCashback: [12, '签约返现'],
});
/** A value of {@link accountFlow}. */
export type AccountFlow = ValueOf<typeof accountFlow>;
