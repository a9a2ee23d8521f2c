/** Coupons of a customer by their state. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getCustomerCoupons } from '@banxin/contract/calls/coupon/coupon';
import { couponStatus } from '@banxin/contract/enums/coupon';
import type { UserContext } from '../../context.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { couponView } from './coupon.ts';
import { refusalOf } from './fits.ts';

/** What ends first stands first; what is over, newest first. A page beyond the last is the last. */
export async function listCoupons(
  { db, customer, now }: UserContext,
  { status, kind, pageIndex, pageSize }: ParsedOf<typeof getCustomerCoupons>,
): Promise<OutputOf<typeof getCustomerCoupons>> {
  const counted = await db
    .selectFrom('coupons')
    .select('status')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customer.ownerId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 0))
    .groupBy('status')
    .execute();
  const countOf = (one: number) => Number(counted.find((row) => row.status === one)?.count ?? 0);
  const total = countOf(status);
  const page = Math.min(pageIndex, Math.max(1, Math.ceil(total / pageSize)));
  const today = dayOf(msOf(now));
  const isOpen = status === couponStatus.available || status === couponStatus.locked;
  const rows = await db
    .selectFrom('coupons as c')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.customer_id', '=', 'c.customer_id').onRef('o.id', '=', 'c.order_id'),
    )
    .selectAll('c')
    .select('o.order_sn')
    .where('c.customer_id', '=', customer.ownerId)
    .where('c.status', '=', status)
    .$if(kind !== undefined, (query) => query.where('c.kind', '=', kind ?? 0))
    .orderBy('c.valid_until', isOpen ? 'asc' : 'desc')
    .orderBy('c.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return {
    items: rows.map((row) => ({
      ...couponView(row),
      refusal: status === couponStatus.available ? refusalOf(row, customer, today) : null,
    })),
    total,
    counts: {
      available: countOf(couponStatus.available),
      locked: countOf(couponStatus.locked),
      used: countOf(couponStatus.used),
      expired: countOf(couponStatus.expired),
    },
  };
}
