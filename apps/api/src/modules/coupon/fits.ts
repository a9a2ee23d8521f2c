/** For which products a coupon can be used, whatever they cost: the category centre is narrowed to them. */
import { getCustomerCoupons } from '@banxin/contract/calls/coupon/coupon';
import { couponStatus } from '@banxin/contract/enums/coupon';
import { missingAccess } from '@banxin/contract/rules/access';
import { chinese } from '@banxin/pricing/chinese';
import { productById } from '@banxin/pricing/products';
import { sentence } from '@banxin/pricing/sentence';
import type { Sentence } from '@banxin/pricing/types';
import type { UserContext } from '../../context.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { CouponRow } from './coupon.ts';

/** A coupon of the customer that can be used now; null for every other. */
export async function usableCoupon(
  { db, customer, now }: UserContext,
  id: number,
): Promise<CouponRow | null> {
  if (missingAccess(getCustomerCoupons.access, customer) !== null) return null;
  const row = await db
    .selectFrom('coupons')
    .selectAll()
    .where('customer_id', '=', customer.ownerId)
    .where('id', '=', id)
    .where('status', '=', couponStatus.available)
    .executeTakeFirst();
  if (row === undefined) return null;
  return refusalOf(row, customer, dayOf(msOf(now))) === null ? row : null;
}

interface Refused {
  readonly code: 'NOT_STARTED' | 'EXPIRED' | 'TYPE' | 'SCOPE';
  readonly words: string;
  readonly said: Sentence;
}

/** Why it cannot be used today on any product, in the words of the engine; null when it can. @param today YYYY-MM-DD */
export function refusalOf(
  row: CouponRow,
  { type, vipLevel }: Pick<UserContext['customer'], 'type' | 'vipLevel'>,
  today: string,
): Refused | null {
  const refused = (code: Refused['code'], said: Sentence): Refused => ({
    code,
    words: chinese(said),
    said,
  });
  const [first, last] = [dayOf(msOf(row.valid_from)), dayOf(msOf(row.valid_until))];
  const { customerTypes, vipLevels } = row.scope;
  if (today < first) return refused('NOT_STARTED', sentence('couponFrom', first));
  if (today > last) return refused('EXPIRED', sentence('couponExpired', last));
  if (customerTypes?.includes(type) === false) return refused('TYPE', sentence('couponType'));
  if (vipLevels?.includes(vipLevel) === false) return refused('SCOPE', sentence('couponLevel'));
  return null;
}

/** Samples take no coupon; a scope names categories or products. */
export function fitsCoupon({ scope }: Pick<CouponRow, 'scope'>, productId: number): boolean {
  const product = productById(productId);
  if (product === undefined || product.stock?.sample) return false;
  const { categories } = scope;
  return (
    categories === undefined ||
    categories.includes(product.id) ||
    categories.includes(product.parentId)
  );
}
