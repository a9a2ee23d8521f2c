/**
 * Coupons: whether one can be used on an order, and what it takes off.
 * The server redeems it, once and never beyond its total; this is the arithmetic that both sides show.
 */
import { type Fen, fen, mulRate, ZERO } from '../money.ts';
import type { Coupon, CouponResult, CustomerTerms } from '../types.ts';
import { chinese } from '../wording/chinese.ts';
import { type Sentence, sentence, type Wording } from '../wording/sentence.ts';

/** The order that a coupon is checked against. */
export interface CouponContext {
  customer: CustomerTerms;
  /** Leaf category (product) and its parent. */
  productId: number;
  parentId: number;
  /** Sample goods and services take no coupons. */
  isExcluded: boolean;
  channel: string;
  /** Local date in Asia/Shanghai. */
  today: string;
  /** Goods after customer type and VIP, tax included; freight and packaging are not part of it. */
  eligible: Fen;
  /** What the coupon may at most take off: goods, or freight for the freight group. */
  limit: Fen;
  /** Coupon already used in the same stack group. */
  stackedWith?: string;
  /** The reader's language. @default Chinese */
  word?: Wording;
}

/** Why it cannot be used, without its words. */
type Why =
  | { code: 'MIN_SPEND'; gap: Fen }
  | { code: 'STACK'; with: string }
  | { code: 'SCOPE' | 'TYPE' | 'NOT_STARTED' | 'EXPIRED' | 'USED_UP' };

function outOfScope(coupon: Coupon, context: CouponContext): Sentence | null {
  const { categories, vipLevels, channels } = coupon.scope;
  if (context.isExcluded) return sentence('couponNotForSamples');
  if (
    categories &&
    !categories.includes(context.productId) &&
    !categories.includes(context.parentId)
  ) {
    return sentence('couponCategory');
  }
  if (vipLevels && !vipLevels.includes(context.customer.vipLevel)) return sentence('couponLevel');
  if (channels && !channels.includes(context.channel)) return sentence('couponChannel');
  return null;
}

/**
 * Checks one coupon. The discount is never negative and never more than `limit`.
 * Refusals  USED_UP · NOT_STARTED · EXPIRED · TYPE · SCOPE · STACK {with} · MIN_SPEND {gap}
 */
export function checkCoupon(coupon: Coupon, context: CouponContext): CouponResult {
  const { value, minSpend, cap = ZERO, remaining = 1 } = coupon;
  const { word = chinese } = context;
  const refuse = (why: Why, said: Sentence): CouponResult => ({
    usable: false,
    refusal: { ...why, reason: word(said), said },
  });
  if (![value, minSpend, cap].every((one) => Number.isSafeInteger(one) && one >= 0)) {
    return refuse({ code: 'SCOPE' }, sentence('couponBroken'));
  }
  // not `remaining <= 0`, which would let NaN pass
  if (!(remaining > 0)) return refuse({ code: 'USED_UP' }, sentence('couponUsedUp'));
  if (context.today < coupon.validFrom) {
    return refuse({ code: 'NOT_STARTED' }, sentence('couponFrom', coupon.validFrom));
  }
  if (context.today > coupon.validTo) {
    return refuse({ code: 'EXPIRED' }, sentence('couponExpired', coupon.validTo));
  }
  const { customerTypes } = coupon.scope;
  if (customerTypes && !customerTypes.includes(context.customer.type)) {
    return refuse({ code: 'TYPE' }, sentence('couponType'));
  }
  const scope = outOfScope(coupon, context);
  if (scope) return refuse({ code: 'SCOPE' }, scope);
  if (context.stackedWith !== undefined) {
    return refuse({ code: 'STACK', with: context.stackedWith }, sentence('couponStack'));
  }
  if (context.eligible < coupon.minSpend) {
    const gap = fen(coupon.minSpend - context.eligible);
    return refuse({ code: 'MIN_SPEND', gap }, sentence('couponMinimum', coupon.minSpend, gap));
  }
  let discount =
    coupon.kind === 'percentOff' ? mulRate(context.eligible, coupon.value) : fen(coupon.value);
  if (coupon.cap !== undefined && discount > coupon.cap) discount = coupon.cap;
  if (discount > context.limit) discount = context.limit;
  return { usable: true, discount: discount > 0 ? discount : ZERO };
}
