import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fen } from '../money.ts';
import type { Coupon } from '../types.ts';
import { type CouponContext, checkCoupon } from './coupon.ts';

const coupon: Coupon = {
  id: 'c1',
  name: '满 100 减 20',
  kind: 'amountOff',
  stackGroup: 'order',
  value: 2000,
  minSpend: fen(10_000),
  scope: {},
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
};

const context: CouponContext = {
  customer: { type: 3, vipLevel: 0 },
  productId: 201,
  parentId: 2,
  isExcluded: false,
  channel: 'web',
  today: '2026-11-20',
  eligible: fen(33_050),
  limit: fen(33_050),
};

describe('coupons', () => {
  it('takes ¥20 off ¥330.50', () => {
    expect(checkCoupon(coupon, context)).toEqual({ usable: true, discount: 2000 });
  });

  it('caps a percentage', () => {
    const tenOff: Coupon = { ...coupon, kind: 'percentOff', value: 1000, cap: fen(3000) };
    expect(checkCoupon(tenOff, context)).toEqual({ usable: true, discount: 3000 });
    expect(checkCoupon({ ...tenOff, cap: fen(9000) }, context)).toEqual({
      usable: true,
      discount: 3305,
    });
  });

  it.each([
    ['USED_UP', { remaining: 0 }, {}],
    ['NOT_STARTED', { validFrom: '2026-11-21' }, {}],
    ['EXPIRED', { validTo: '2026-11-19' }, {}],
    ['TYPE', { scope: { customerTypes: [5] } }, {}],
    ['SCOPE', { scope: { categories: [1, 301] } }, {}],
    ['SCOPE', { scope: { vipLevels: [6, 8] } }, {}],
    ['SCOPE', { scope: { channels: ['wechat'] } }, {}],
    ['SCOPE', {}, { isExcluded: true }],
    ['STACK', {}, { stackedWith: 'c0' }],
    ['MIN_SPEND', { minSpend: 33_051 }, {}],
  ] as const)('is refused with %s', (code, change, situation) => {
    const result = checkCoupon(
      { ...coupon, ...change } as Coupon,
      { ...context, ...situation } as CouponContext,
    );
    expect(result).toMatchObject({ usable: false, refusal: { code } });
    if (!result.usable) expect(result.refusal.reason).not.toBe('');
  });

  it('says how much is missing', () => {
    const result = checkCoupon({ ...coupon, minSpend: fen(40_000) }, context);
    expect(result).toEqual({
      usable: false,
      refusal: {
        code: 'MIN_SPEND',
        gap: 6950,
        reason: '满 ¥400.00 可用，还差 ¥69.50',
        said: ['couponMinimum', 40_000, 6950],
      },
    });
  });

  it('accepts its first and its last day, the parent category and the leaf', () => {
    for (const today of ['2026-11-01', '2026-11-30']) {
      expect(checkCoupon(coupon, { ...context, today }).usable).toBe(true);
    }
    for (const category of [2, 201]) {
      const scoped: Coupon = { ...coupon, scope: { categories: [category] } };
      expect(checkCoupon(scoped, context).usable).toBe(true);
    }
  });

  it('never takes off more than there is, nor less than nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 100_000 }),
        fc.nat(50_000),
        fc.constantFrom('amountOff' as const, 'percentOff' as const, 'newCustomer' as const),
        (value, eligible, kind) => {
          const result = checkCoupon(
            { ...coupon, kind, value, minSpend: fen(0) },
            { ...context, eligible: fen(eligible), limit: fen(eligible) },
          );
          if (!result.usable) return;
          expect(result.discount).toBeGreaterThanOrEqual(0);
          expect(result.discount).toBeLessThanOrEqual(eligible);
        },
      ),
      { seed: 20_261_120 },
    );
  });
});
