import type { CouponOffer } from '@banxin/contract/entities/coupon';
import { couponKind, couponStatus } from '@banxin/contract/enums/coupon';
import { fen } from '@banxin/contract/money';
import { expect, test } from 'vitest';
import { bestPair } from './bestPair.ts';

const offer = (id: number, kind: number, saves: number | null): CouponOffer => ({
  coupon: {
    id,
    kind,
    words: `券 ${id}`,
    said: ['plain', `券 ${id}`],
    amount: fen(1_000),
    rate: null,
    minSpend: fen(0),
    isGift: false,
    validFrom: '2026-11-01',
    validTo: '2026-12-20',
    status: couponStatus.available,
    returnedAt: null,
    orderSN: null,
  },
  saves: saves === null ? null : fen(saves),
  refusal: saves === null ? { code: 'TYPE', words: '不适用', said: ['plain', '不适用'] } : null,
});

test('of each group the coupon that saves most is the best, together they save both', () => {
  const offers = [
    offer(1, couponKind.order, 300),
    offer(2, couponKind.order, 900),
    offer(3, couponKind.freight, 500),
    offer(4, couponKind.freight, null),
  ];
  expect(bestPair(offers)).toEqual({ couponId: 2, freightCouponId: 3, saves: 1_400 });
  expect(bestPair([offer(4, couponKind.order, null)])).toEqual({
    couponId: null,
    freightCouponId: null,
    saves: 0,
  });
});
