/** The customer's coupons by the address, and how many there are of each state. */
import { getCustomerCoupons } from '@banxin/contract/calls/coupon/coupon';
import { type CouponStatus, couponKind, couponStatus } from '@banxin/contract/enums/coupon';
import { listQuery } from '../../lib/listQuery.ts';
import { useCall } from '../../lib/useCall.ts';
import { useList } from '../../lib/useList.ts';

export const couponTabs = ['available', 'locked', 'used', 'expired'] as const;
export type CouponTab = (typeof couponTabs)[number];

export const couponKinds = ['order', 'discount', 'freight', 'category'] as const;

const address = listQuery({ tab: couponTabs, kind: ['', ...couponKinds] });

const statuses: Readonly<Record<CouponTab, CouponStatus>> = {
  available: couponStatus.available,
  locked: couponStatus.locked,
  used: couponStatus.used,
  expired: couponStatus.expired,
};

/** An order that holds a coupon may end at any moment. @unit ms */
const LOOK_EVERY = 30_000;

const inputOf = ({ tab, kind, page, size }: typeof address.start) => ({
  status: statuses[tab],
  ...(kind !== '' && { kind: couponKind[kind] }),
  pageIndex: page,
  pageSize: size,
});

export function useCoupons() {
  const list = useList(address, getCustomerCoupons, inputOf);
  // The same answer, of which a list knows the rows alone; looked at anew while the page stands.
  const answer = useCall(getCustomerCoupons, inputOf(list.query), {
    keepPrevious: true,
    refreshEvery: LOOK_EVERY,
  });
  return { list, counts: answer.state === 'ready' ? answer.value.counts : null };
}
