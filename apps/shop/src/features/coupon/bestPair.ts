/** Which coupons go together best, one of each group. */
import type { CouponOffer, CouponPair } from '@banxin/contract/entities/coupon';
import { couponKind } from '@banxin/contract/enums/coupon';
import { fen } from '@banxin/contract/money';

const isFreight = ({ coupon }: CouponOffer): boolean => coupon.kind === couponKind.freight;

/** The coupon of each group that saves most, and what both save. */
export function bestPair(offers: readonly CouponOffer[]): CouponPair {
  const most = (group: readonly CouponOffer[]) =>
    group
      .filter(({ saves }) => (saves ?? 0) > 0)
      .toSorted((a, b) => (b.saves ?? 0) - (a.saves ?? 0))[0];
  const order = most(offers.filter((one) => !isFreight(one)));
  const freight = most(offers.filter(isFreight));
  return {
    couponId: order?.coupon.id ?? null,
    freightCouponId: freight?.coupon.id ?? null,
    saves: fen((order?.saves ?? 0) + (freight?.saves ?? 0)),
  };
}
