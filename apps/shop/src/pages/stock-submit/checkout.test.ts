import type { CouponOffer } from '@banxin/contract/entities/coupon';
import { couponKind, couponStatus } from '@banxin/contract/enums/coupon';
import { fen } from '@banxin/contract/money';
import { expect, test } from 'vitest';
import { bestPair, idsIn, NOTHING_CHOSEN, sentChoices, waysOf, withWay } from './checkout.ts';

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

test.each([
  ['701,705', [701, 705]],
  ['701,701,x,-3,0,1.5,', [701]],
  ['', []],
  [null, []],
  [Array.from({ length: 150 }, (_, at) => at + 1).join(','), 100],
])('%j names products, each once, no more than a cart takes', (text, ids) => {
  const named = idsIn(text);
  expect(typeof ids === 'number' ? named.length : named).toEqual(ids);
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

test('what was not chosen is not sent', () => {
  expect(sentChoices(NOTHING_CHOSEN)).toEqual({});
  expect(sentChoices({ ...NOTHING_CHOSEN, couponId: 4, freeSamples: 2 })).toEqual({
    couponId: 4,
    freeSamples: 2,
  });
});

test('each consignment goes as it is shown, named by its first product', () => {
  const line = { name: '', unit: '包', quantity: 1, goods: fen(100) };
  const one = { factory: 0, arrives: null, carriers: [] };
  const prepared = {
    consignments: [
      { ...one, carrier: 'shunfeng' as const, lines: [{ ...line, productId: 701 }] },
      { ...one, carrier: null, lines: [{ ...line, productId: 801 }] },
    ],
  };
  expect(waysOf(prepared as unknown as Parameters<typeof waysOf>[0])).toEqual([
    { productId: 701, carrier: 'shunfeng' },
  ]);
  expect(
    withWay([{ productId: 701, carrier: 'shunfeng' }], { productId: 701, carrier: 'zto' }),
  ).toEqual([{ productId: 701, carrier: 'zto' }]);
});
